// What an open bet is bought for, against sums that are worked out here.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ScoreChance } from "../combination/score-chance.ts";
import { cashOutOffer, type CashOutLeg, type OpenBet } from "./cash-out.ts";
import { cashOutPart, cashOutShare, cashOutStakeProblem, leastCashOut } from "./terms.ts";

const scores: ScoreChance[] = (
  [
    [2, 1, 0.3],
    [1, 0, 0.2],
    [1, 1, 0.3],
    [0, 2, 0.2],
  ] as const
).map(([home, away, probability]) => ({ result: { home, away, homeHalf: null, awayHalf: null }, probability }));

const leg = (kind: string, key: string, betPrice: number, differs: Partial<CashOutLeg> = {}): CashOutLeg => ({
  betPrice,
  outcome: "open",
  fixtureId: "f",
  isBonus: false,
  market: { kind, period: "100", line: kind === "over_under" ? 2.5 : null },
  key,
  isSuspended: false,
  chance: null,
  ...differs,
});
const home = leg("win_draw_lose", "home", 250);
const bet = (legs: readonly CashOutLeg[], differs: Partial<OpenBet> = {}): OpenBet => ({
  stake: 10_000,
  isOpen: true,
  isPending: false,
  isWaiting: false,
  legs,
  combinations: {},
  scoresOf: (fixtureId) => (fixtureId === "f" ? scores : null),
  ...differs,
});
const over = leg("over_under", "over", 310);
const elsewhere = leg("win_lose", "home", 180, { fixtureId: "g" });

describe("an open bet is bought for what it comes to on average, less 2% for each open leg", () => {
  it.each<[string, OpenBet, number]>([
    ["by the model: 0.5 × 2.50", bet([home]), 12_250], // 10,000 × 1.25 × 0.98
    ["what is handed back counts: 0.5 × 1.80 + 0.3", bet([leg("draw_no_bet", "home", 180)]), 11_760],
    ["legs of one fixture together: 0.3 × 2.99", bet([home, over], { combinations: { f: 299 } }), 8_614], // 8970 × 0.9604
    ["a leg that won counts at its price", bet([home, { ...elsewhere, outcome: "won" }]), 22_050],
    ["a leg that was handed back counts as 1.00", bet([home, { ...elsewhere, outcome: "void" }]), 12_250],
    ["by the current price without a model", bet([{ ...elsewhere, chance: 0.6 }]), 10_584],
    ["a Bonus folder counts for nothing", bet([home, leg("bonus", "yes", 105, { isBonus: true })]), 12_250],
  ])("%s", (_name, open, value) => {
    expect(cashOutOffer(open)).toEqual({ value });
  });

  it.each<[string, OpenBet]>([
    ["cash_out_over", bet([home], { isOpen: false })],
    ["cash_out_over", bet([home], { stake: 0 })],
    ["cash_out_pending", bet([home], { isPending: true })],
    ["cash_out_waiting", bet([home], { isWaiting: true })],
    ["cash_out_lost", bet([home, { ...elsewhere, outcome: "lost" }])],
    ["cash_out_suspended", bet([{ ...home, isSuspended: true }])],
    ["cash_out_unpriced", bet([elsewhere])],
    ["cash_out_unpriced", bet([leg("half_full", "home/home", 300)])],
    ["cash_out_small", bet([leg("correct_score", "4:4", 5_000)])],
  ])("%s", (rule, open) => {
    expect(cashOutOffer(open)).toEqual({ rule });
  });

  it("is never worth more than the bet, nor its parts more than the whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 900 }), fc.integer({ min: 1, max: 9_999 }), (price, part) => {
        const offer = cashOutOffer(bet([{ ...home, betPrice: price }]));
        if (!("value" in offer)) return;
        expect(offer.value).toBeLessThan((10_000 * price) / 100);
        expect(
          cashOutPart(offer.value, 10_000, part) + cashOutPart(offer.value, 10_000, 10_000 - part),
        ).toBeLessThanOrEqual(offer.value);
      }),
    );
  });
});

it.each([
  [10_000, 10_000, null],
  [10_000, 1_000, null],
  [10_000, 9_000, null],
  [10_000, 9_010, "cash_out_stake"], // what stays is less than 1,000
  [10_000, 990, "cash_out_stake"],
  [10_000, 1_005, "cash_out_stake"],
  [10_000, 10_010, "cash_out_stake"],
  [10_000, 0, "cash_out_stake"],
  [10_000, 5_000.5, "cash_out_stake"],
  [995, 995, null],
] as const)("of %d won %d: %s", (stake, part, problem) => {
  expect(cashOutStakeProblem(stake, part)).toBe(problem);
});

it.each([
  [10_000, 1, 9_900],
  [1_001, 1, 991],
  [1, 5, 1],
  [10_854, 0, 10_854],
  [10_854, 3, 10_529],
] as const)("what was shown as %d, and may fall by %d percent, is paid with %d at least", (shown, fall, least) => {
  expect(leastCashOut(shown, fall)).toBe(least);
});

it.each([
  [20_000, 50, 10_000],
  [20_000, 100, 20_000],
  [20_000, 1, 1_000], // no smaller part is taken
  [20_000, 99, 19_000], // and no smaller one stays
  [12_345, 25, 3_090],
  [1_500, 50, 1_500], // too little for two
])("of %d won %d percent are %d", (stake, percent, part) => {
  expect(cashOutShare(stake, percent)).toBe(part);
  expect(cashOutStakeProblem(stake, part)).toBeNull();
});
