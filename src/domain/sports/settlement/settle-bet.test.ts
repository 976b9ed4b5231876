import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { LEG_OUTCOMES, type LegOutcome } from "../market.ts";
import { combinePrices, payoutOf } from "../../common/price.ts";
import { expectedPayout, settleBet, type SettledLeg } from "./settle-bet.ts";

/** "195 won", and a bonus as "105 bonus". */
function leg(text: string): SettledLeg {
  const [price, word] = text.split(" ");
  const isBonus = word === "bonus";
  return { betPrice: Number(price), outcome: isBonus ? "open" : (word as LegOutcome), isBonus };
}

test.each([
  // legs, stake, status, paid
  ["195 won", 10_000, 2, 19_500],
  ["195 lost", 10_000, 1, 0],
  ["195 open", 10_000, 0, 0],
  ["195 void", 10_000, -1, 10_000],
  ["195 push", 10_000, 3, 10_000],
  ["195 half_won", 10_000, 2, 14_700], // 1.475 is truncated to 1.47
  ["196 half_won", 10_000, 2, 14_800],
  ["195 half_lost", 10_000, 3, 5_000],
  ["195 half_lost, 180 half_lost", 10_000, 3, 2_500],
  ["195 half_won, 195 half_won", 10_000, 2, 21_700], // 1.475² = 2.175625: truncated once, at the end
  ["195 won, 180 open", 10_000, 0, 0],
  ["195 lost, 180 open", 10_000, 1, 0],
  ["195 won, 180 void", 10_000, 2, 19_500],
  ["195 void, 180 void", 10_000, -1, 10_000],
  ["195 void, 180 push", 10_000, 3, 10_000],
  ["195 won, 180 half_lost", 10_000, 2, 9_700], // 0.975
  ["200 won, 200 won, 200 won, 103 bonus", 10_000, 2, 82_400],
  ["200 won, 200 void, 200 push, 103 bonus", 10_000, 2, 20_600],
  ["200 half_won, 200 void, 200 push, 103 bonus", 10_000, 2, 15_400], // 1.545
  ["200 push, 200 void, 200 push, 103 bonus", 10_000, 3, 10_000],
  ["200 void, 200 void, 200 void, 103 bonus", 10_000, -1, 10_000],
  ["200 won, 200 open, 200 won, 103 bonus", 10_000, 0, 0],
  ["200 won, 200 lost, 200 open, 103 bonus", 10_000, 1, 0],
] as const)("%s on %i: status %i, paid %i", (legs, stake, status, paid) => {
  expect(settleBet({ stake, legs: legs.split(", ").map(leg) })).toMatchObject({ status, paid });
});

it("leaves a bet open that has no leg to follow, and gives no stake back for it", () => {
  expect(settleBet({ stake: 1_000, legs: [] })).toEqual({ status: 0, paid: 0, legs: [] });
  expect(settleBet({ stake: 1_000, legs: [leg("103 bonus")] })).toMatchObject({ status: 0, paid: 0 });
});

it.each([
  ["200 won, 200 won, 200 push, 103 bonus", [2, 2, 3, 2]],
  ["200 push, 200 half_lost, 200 void, 103 bonus", [3, 3, -1, 3]],
  ["200 void, 200 void, 200 void, 103 bonus", [-1, -1, -1, -1]],
  ["200 lost, 200 open, 200 half_won, 103 bonus", [1, 0, 2, 1]],
  ["200 won, 200 open, 200 won, 103 bonus", [2, 0, 2, 0]],
] as const)("gives the legs of %s the statuses %j", (legs, statuses) => {
  expect(settleBet({ stake: 1_000, legs: legs.split(", ").map(leg) }).legs.map((settled) => settled.status)).toEqual(
    statuses,
  );
});

const price = fc.integer({ min: 100, max: 100_000 });
const stake = fc.integer({ min: 1, max: 50_000_000 });
const anyLeg = fc.record({ betPrice: price, outcome: fc.constantFrom(...LEG_OUTCOMES), isBonus: fc.constant(false) });

describe("any bet", () => {
  it("pays what the slip promised when every leg won", () => {
    fc.assert(
      fc.property(
        stake,
        fc.array(price, { minLength: 1, maxLength: 10 }),
        fc.boolean(),
        (amount, prices, withBonus) => {
          const legs = prices.map((betPrice, i) => ({
            betPrice,
            outcome: "won" as LegOutcome,
            isBonus: withBonus && i > 0 && i === prices.length - 1,
          }));
          fc.pre(payoutOf(amount, combinePrices(prices)) <= Number.MAX_SAFE_INTEGER);
          expect(settleBet({ stake: amount, legs }).paid).toBe(payoutOf(amount, combinePrices(prices)));
        },
      ),
    );
  });

  it("is paid no more than its slip promised, and is not paid while open or lost", () => {
    fc.assert(
      fc.property(stake, fc.array(anyLeg, { minLength: 1, maxLength: 10 }), (amount, legs) => {
        const settled = settleBet({ stake: amount, legs });
        expect(BigInt(settled.paid)).toBeLessThanOrEqual(
          BigInt(payoutOf(amount, combinePrices(legs.map((l) => l.betPrice)))),
        );
        const fixed: Partial<Record<number, number>> = { [-1]: amount, 0: 0, 1: 0 };
        expect(settled.paid).toBe(fixed[settled.status] ?? settled.paid);
        expect(settled.status === 1).toBe(legs.some((l) => l.outcome === "lost"));
      }),
    );
  });

  it("does not depend on the order of its legs, nor on void ones among others", () => {
    fc.assert(
      fc.property(stake, fc.array(anyLeg, { minLength: 1, maxLength: 8 }), price, (amount, legs, voided) => {
        const settled = settleBet({ stake: amount, legs });
        expect(settleBet({ stake: amount, legs: legs.toReversed() })).toMatchObject({
          status: settled.status,
          paid: settled.paid,
        });
        const withVoid = settleBet({
          stake: amount,
          legs: [...legs, { betPrice: voided, outcome: "void", isBonus: false }],
        });
        expect(withVoid).toMatchObject({ status: settled.status, paid: settled.paid });
      }),
    );
  });
});

test.each([
  ["195 open", 19_500],
  ["195 open, 180 open", 35_100],
  ["195 open, 180 void", 19_500],
  ["195 open, 180 half_lost", 9_700],
  ["195 void, 180 void", 10_000],
  ["195 lost, 180 open", 0],
  ["200 open, 200 void, 200 push, 103 bonus", 20_600],
] as const)("%s: 10,000 won are expected to come to %i", (legs, paid) => {
  expect(expectedPayout({ stake: 10_000, legs: legs.split(", ").map(leg) })).toBe(paid);
});
