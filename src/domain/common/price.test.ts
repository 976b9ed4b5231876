import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addComma, combinePrices, EVEN_PRICE, formatPrice, payoutOf } from "./price.ts";

/** Five legs of these stay within what a number counts one by one. */
const price = fc.integer({ min: 100, max: 5_000 });

describe("the price of a multiple [REQ-R1]", () => {
  it.each([
    ["of one leg is the leg's", [195], 195],
    ["of no leg is 1.00", [], EVEN_PRICE],
    ["is the product of its legs", [195, 180], 351],
    // 1.33³ = 2.352637; cut after each leg it would be 2.34.
    ["is cut to two places once, at the end", [133, 133, 133], 235],
    // 1.15 × 1.00 in floating point is 114.99999…
    ["is no floating point", [115, 100], 115],
    // 1.01⁸ = 1.0828…: its sixteen decimals are more than a float holds.
    ["is exact beyond what a float holds", Array<number>(8).fill(101), 108],
  ])("%s", (_what, legs, combined) => expect(combinePrices(legs)).toBe(combined));

  it("loses less than a hundredth, whatever the order of its legs", () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 5 }), (legs) => {
        const exact = legs.reduce((product, leg) => product * BigInt(leg), 1n);
        const unit = 100n ** BigInt(legs.length - 1);
        const combined = BigInt(combinePrices(legs));
        expect(combined * unit <= exact && exact < (combined + 1n) * unit).toBe(true);
        expect(combinePrices(legs.toReversed())).toBe(combinePrices(legs));
      }),
    );
  });
});

it.each([
  [10_000, 195, 19_500],
  [1_001, 195, 1_951], // 1,951.95
  [1, 199, 1],
  [100, 115, 115],
  [5_000_000, 1_000, 50_000_000],
  [0, 195, 0],
])("a stake of %i at %i pays %i, never more than stake × price [REQ-R1]", (stake, at, paid) => {
  expect(payoutOf(stake, at)).toBe(paid);
});

it.each([
  [195, "1.95"],
  [200, "2.00"],
  [205, "2.05"],
  [100, "1.00"],
  [1_010, "10.10"],
  [100_000, "1,000.00"],
])("%i is shown as %s", (at, text) => expect(formatPrice(at)).toBe(text));

it.each([
  [null, "0"],
  [undefined, "0"],
  [Number.NaN, "0"],
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [123_456, "123,456"],
  [1_234_567, "1,234,567"],
  [-1_234, "-1,234"],
  [-123, "-123"],
  [1_234.9, "1,234"],
])("the amount %s is shown as %s [REQ-5.11]", (amount, text) => expect(addComma(amount)).toBe(text));
