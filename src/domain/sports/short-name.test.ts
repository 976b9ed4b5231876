import { expect, test } from "vitest";
import { shortName, shortSides } from "./short-name.ts";

test.each([
  ["맨체스터 유나이티드", "맨유"],
  ["토트넘", "토트넘"],
  ["새크라멘토 킹스", "새크라멘토"],
  ["울산 HD", "울산 HD"],
  // Of no table.
  ["FC 서울", "FC 서울"],
  ["레알 마드리드", "레알 마드리드"],
  ["아틀레티코 마드리드", "아틀레티코"],
  ["서울 중앙 유나이티드", "서울 중앙"],
  ["보루시아묀헨글라트바흐", "보루시아묀헨글라트바흐"],
])("%s is %s where there is little room", (name, short) => expect(shortName(name)).toBe(short));

test("a property of every object is no team", () => expect(shortName("constructor")).toBe("constructor"));

test("two sides that would have one name keep their whole names", () => {
  expect(shortSides({ homeName: "아틀레티코 마드리드", awayName: "아틀레티코 마이애미" })).toEqual({
    home: "아틀레티코 마드리드",
    away: "아틀레티코 마이애미",
  });
  expect(shortSides({ homeName: "맨체스터 시티", awayName: "맨체스터 유나이티드" })).toEqual({
    home: "맨시티",
    away: "맨유",
  });
});
