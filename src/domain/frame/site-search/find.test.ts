import { expect, test } from "vitest";
import { createFinder } from "./find.ts";
import { namesOfLeague, namesOfTeam } from "./names.ts";
import { isWithinOneEdit } from "./one-edit.ts";

const TEAMS = [
  "맨체스터 시티",
  "맨체스터 유나이티드",
  "토트넘",
  "울산 HD",
  "FC 서울",
  "새크라멘토 킹스",
  "샌안토니오 스퍼스",
];
const teams = createFinder(TEAMS, namesOfTeam);
const first = (text: string) => teams.find(text, 10)[0];

test.each([
  ["토트넘", "토트넘"],
  ["맨유", "맨체스터 유나이티드"],
  ["맨시", "맨체스터 시티"],
  ["tottenham", "토트넘"],
  ["TOTT", "토트넘"],
  ["man utd", "맨체스터 유나이티드"],
  // Initials, also of a second word.
  ["ㅌㅌㄴ", "토트넘"],
  ["ㅅㅋㄹㅁ", "새크라멘토 킹스"],
  ["ㅋㅅ", "새크라멘토 킹스"],
  // A syllable that is still being typed.
  ["토ㅌ", "토트넘"],
  ["토틍", "토트넘"],
  ["서울", "FC 서울"],
  ["유나이티드", "맨체스터 유나이티드"],
  // One letter wrong, missing, added, swapped.
  ["토트냄", "토트넘"],
  ["totenham", "토트넘"],
  ["tottennham", "토트넘"],
  ["totetnham", "토트넘"],
  // Korean keys pressed while Latin letters were on.
  ["xhxmsja", "토트넘"],
])("%s finds %s first", (text, name) => expect(first(text)).toBe(name));

test.each(["", "  ", "!!", "ㅎㅎㅎ", "바르셀로나", "the of"])("%j finds nothing", (text) =>
  expect(teams.find(text, 10)).toEqual([]),
);

test("a whole name comes before a beginning, and that before a part", () => {
  const finder = createFinder(["대구 서울", "서울 SK", "서울"], (name) => [name]);
  expect(finder.find("서울", 10)).toEqual(["서울", "서울 SK", "대구 서울"]);
  expect(finder.find("서울", 1)).toEqual(["서울"]);
});

test("the two sides of a match are found by a word of each", () => {
  const matches = [
    ["맨체스터 유나이티드", "첼시"],
    ["첼시", "아스널"],
  ];
  const finder = createFinder(matches, (sides) => sides.flatMap(namesOfTeam));
  expect(finder.find("맨유 첼시", 10)).toEqual([matches[0]]);
  expect(finder.find("chelsea 아스날", 10)).toEqual([matches[1]]);
});

test("two mistakes are too many", () => expect(teams.find("totemhan", 10)).toEqual([]));

test("a short query allows no mistake", () => expect(teams.find("tatt", 10)).toEqual([]));

test("a league is known by its other names", () => {
  const leagues = createFinder(["프리미어리그", "KBO"], namesOfLeague);
  expect(leagues.find("epl", 5)).toEqual(["프리미어리그"]);
  expect(leagues.find("프로야구", 5)).toEqual(["KBO"]);
});

test.each([
  ["abcd", "abcdef", true],
  ["abxd", "abcdef", true],
  ["abd", "abcdef", true],
  ["abccd", "abcdef", true],
  ["acbd", "abcdef", true],
  ["axxd", "abcdef", false],
  ["abcdefgh", "abcdef", false],
])("%s is within one edit of %s: %s", (query, name, is) => expect(isWithinOneEdit(query, name)).toBe(is));
