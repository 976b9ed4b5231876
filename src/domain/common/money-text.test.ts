import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caretAfterDigits, digitsBefore, isUnfinishedMoney, readMoney, shortMoney } from "./money-text.ts";
import { addComma } from "./price.ts";

it.each([
  ["", 0],
  ["0", 0],
  ["12,000원", 12_000],
  ["10만", 100_000],
  ["5천", 5_000],
  ["1만5천", 15_000],
  ["1만 5천 300", 15_300],
  ["1.5만", 15_000],
  ["0.12345만", 1_234],
  ["990.9", 990],
  ["1,931,000.50", 1_931_000],
  ["만", 0],
  ["10ㅁ", 10],
  ["돈", 0],
])("reads %j as %i won", (text, won) => {
  expect(readMoney(text)).toBe(won);
});

it("does not take more than a number holds exactly", () => {
  expect(readMoney("9007199254740991")).toBe(9_007_199_254_740_991);
  expect(readMoney("9007199254740993")).toBeNull();
  expect(readMoney("900719925475만")).toBeNull();
});

it.each([
  [990, "990"],
  [5_000, "5천"],
  [10_000, "1만"],
  [15_000, "1.5만"],
  [12_340, "12,340"],
  [1_000_000, "100만"],
  [12_345_000, "1,234.5만"],
])("shortens %i to %s, which is read as the same", (won, text) => {
  expect(shortMoney(won)).toBe(text);
  expect(readMoney(text)).toBe(won);
});

it.each([
  ["12,000", false],
  ["12000원", false],
  ["10만", true],
  ["10ㅁ", true],
  ["12000.", true],
])("keeps %j as typed: %s", (text, isKept) => {
  expect(isUnfinishedMoney(text)).toBe(isKept);
});

describe("the caret", () => {
  it("stays behind a digit that is typed inside an amount", () => {
    // 7 is typed after the first 1 of 100,000.
    const text = addComma(readMoney("1700,000"));
    expect(text).toBe("1,700,000");
    expect(caretAfterDigits(text, digitsBefore("1700,000", 2))).toBe(3);
  });

  it("stays after n digits, wherever the commas go", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), fc.nat(), fc.nat(9), (won, at, digit) => {
        const before = addComma(won);
        const caret = at % (before.length + 1);
        const typed = before.slice(0, caret) + String(digit) + before.slice(caret);
        const digits = digitsBefore(typed, caret + 1);
        const after = addComma(readMoney(typed));
        const place = caretAfterDigits(after, digits);
        expect(digitsBefore(after, place)).toBe(digits);
        // What follows the caret is what followed it before.
        expect(after.slice(place).replaceAll(",", "")).toBe(before.slice(caret).replaceAll(",", ""));
      }),
    );
  });

  it("is not moved by zeros that lead and go", () => {
    expect(caretAfterDigits("123", digitsBefore("0123", 1))).toBe(0);
  });
});
