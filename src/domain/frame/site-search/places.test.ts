import { expect, test } from "vitest";
import { findPlaces } from "./places.ts";

test.each([
  ["충전", "/charge"],
  ["입금", "/charge"],
  ["ㅊㅈ", "/charge"],
  ["출금", "/exchange"],
  ["베팅내역", "/bet_result"],
  ["라이브카지노", "/casino"],
])("%s leads to %s", (text, to) => expect(findPlaces(text).find(({ kind }) => kind === "page")?.to).toBe(to));

test("a game is found by its name and by its maker's", () => {
  expect(findPlaces("EOS 파워볼").map(({ name }) => name)[0]).toContain("EOS 파워볼");
  expect(findPlaces("eos").some(({ kind, detail }) => kind === "game" && detail === "EOS")).toBe(true);
});

test("operators' pages are no place of members", () => expect(findPlaces("manager")).toEqual([]));

test("no more than five of a kind", () =>
  expect(findPlaces("파워볼").filter(({ kind }) => kind === "game")).toHaveLength(5));
