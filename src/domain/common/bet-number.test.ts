import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigit, formatBetNumber, readBetNumber } from "./bet-number.ts";
import { betNumberOf, betSerialOf } from "./bet-serial.ts";

const serial = fc.oneof(fc.nat(), fc.integer({ min: 0, max: 10 ** 13 }));
const number = serial.map(betNumberOf);
const DIGITS = [..."0123456789"];

describe("the number of a bet", () => {
  it.each([
    [0, "1000000005"],
    [1, "6562305898"],
    [2, "3124611784"],
    // The last one of ten digits, and the first one of eleven.
    [899_999_999, "4437694114"],
    [900_000_000, "10000000003"],
  ])("of serial %i is %s", (from, to) => expect(betNumberOf(from)).toBe(to));

  it("leads back to its serial, and is read as it is shown", () => {
    fc.assert(
      fc.property(serial, (from) => {
        const made = betNumberOf(from);
        expect(betSerialOf(made)).toBe(from);
        expect(readBetNumber(formatBetNumber(made))).toBe(made);
      }),
    );
  });

  it("is another one for each of a hundred thousand bets that follow each other", () => {
    const made = new Set(Array.from({ length: 100_000 }, (_, at) => betNumberOf(899_950_000 + at)));
    expect(made.size).toBe(100_000);
  });

  it("with one wrong digit is wrong, whichever it is", () => {
    const faultsOf = (right: string) =>
      [...right].flatMap((digit, at) =>
        DIGITS.filter((other) => other !== digit).map((other) => right.slice(0, at) + other + right.slice(at + 1)),
      );
    const taken = fc
      .sample(number, 300)
      .flatMap(faultsOf)
      .filter((one) => readBetNumber(one) !== "wrong");
    expect(taken).toEqual([]);
  });

  it("with two neighbours swapped is wrong, wherever they stand", () => {
    const swapsOf = (right: string) =>
      [...right]
        .map(
          (_, at) =>
            right.slice(0, at) +
            right
              .slice(at, at + 2)
              .split("")
              .toReversed()
              .join("") +
            right.slice(at + 2),
        )
        .filter((swapped) => swapped !== right);
    const swapped = fc.sample(number, 1_000).flatMap(swapsOf);
    expect(swapped.length).toBeGreaterThan(5_000);
    expect(swapped.filter((one) => readBetNumber(one) !== "wrong")).toEqual([]);
  });

  it("has the check digit that Damm's example has", () => expect(checkDigit("572")).toBe("4"));
});

describe("what is read as a number", () => {
  it.each([
    ["656-230-5898", "6562305898"],
    [" 656 230 5898 ", "6562305898"],
    ["656–230–5898", "6562305898"],
    ["６５６ ２３０ ５８９８", "6562305898"],
    ["656.230.5898", "6562305898"],
    ["656-230-5889", "wrong"],
    ["656-230-589", "wrong"],
    ["0000000000", "wrong"],
    ["12", "wrong"],
    ["member01", null],
    ["", null],
    ["- -", null],
  ])("%s: %s", (text, read) => expect(readBetNumber(text)).toBe(read));
});

it.each([
  ["6562305898", "656-230-5898"],
  ["10000000003", "100-0000-0003"],
  ["190000000004", "1900-0000-0004"],
])("%s is shown as %s", (digits, shown) => expect(formatBetNumber(digits)).toBe(shown));
