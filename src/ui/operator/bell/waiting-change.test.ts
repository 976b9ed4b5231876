import { expect, it } from "vitest";
import { BELL_TEXT } from "./text.ts";
import { grown, plainTitle } from "./waiting-change.ts";

it("names the sections in which more waits, and none at first", () => {
  const now = new Map([
    ["충전 신청", 3],
    ["환전 신청", 1],
    ["문의", 0],
  ]);
  expect(grown(null, now)).toEqual([]);
  expect(grown(now, now)).toEqual([]);
  expect(grown(new Map([...now, ["충전 신청", 2], ["환전 신청", 2]]), now)).toEqual(["충전 신청"]);
  // A section that comes to be seen is no news.
  expect(grown(new Map(), now)).toEqual([]);
});

it("finds the title below its count", () => {
  expect(plainTitle(BELL_TEXT.tab(1_204, "회원 | 한판"))).toBe("회원 | 한판");
  expect(plainTitle("회원 | 한판")).toBe("회원 | 한판");
});
