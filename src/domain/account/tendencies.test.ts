import { expect, it } from "vitest";
import { isTendencyCode, TENDENCY_NAMES, tendencyWith } from "./tendencies.ts";

it("names what code 22 does", () => expect(TENDENCY_NAMES["22"]).toBe("카지노 · 슬롯 이용 제한"));

it("is set once and cleared, in the order of the numbers", () => {
  expect(tendencyWith(["1", "22"], "3", true)).toEqual(["1", "3", "22"]);
  expect(tendencyWith(["1", "22"], "22", true)).toEqual(["1", "22"]);
  expect(tendencyWith(["1", "22"], "22", false)).toEqual(["1"]);
});

it.each([
  ["22", true],
  ["7", true],
  ["", false],
  ["1000", false],
  ["2a", false],
])("%j is a code: %s", (code, is) => expect(isTendencyCode(code)).toBe(is));
