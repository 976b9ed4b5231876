// What several selections of one fixture pay together, against sums that are worked out here.
import { describe, expect, it } from "vitest";
import { settleBet } from "../settlement/settle-bet.ts";
import { combinationPrice, type CombinedLeg } from "./combination-price.ts";
import { fairChances, type ScoreChance } from "./score-chance.ts";

const scores: ScoreChance[] = (
  [
    [2, 1, 0.3],
    [1, 0, 0.2],
    [1, 1, 0.3],
    [0, 2, 0.2],
  ] as const
).map(([home, away, probability]) => ({ result: { home, away, homeHalf: null, awayHalf: null }, probability }));

const leg = (kind: string, key: string, betPrice: number, line: number | null = null): CombinedLeg => ({
  market: { kind, period: "100", line },
  key,
  betPrice,
  phase: "prematch",
});
const home = leg("win_draw_lose", "home", 190);
const over = leg("over_under", "over", 310, 2.5);

describe("the price of a combination", () => {
  it("is what the model gives less the margin of each leg", () => {
    // Both win at 2:1 alone: 1 / (0.3 × 1.055²) = 2.99…
    expect(combinationPrice(scores, [home, over])).toBe(299);
  });

  it("is never above the product of its legs", () => {
    // The draw and over 1.5 win together at 1:1: fair 2.99, and the product is 1.20 × 1.20.
    const legs = [leg("win_draw_lose", "draw", 120), leg("over_under", "over", 120, 1.5)];
    expect(combinationPrice(scores, legs)).toBe(144);
  });

  it("counts what is paid where one leg is handed back", () => {
    // Draw no bet pays alone nothing at 1:1, and over 1.5 its own 1.50 there: 0.45 of the 0.8984… that is to be paid.
    const legs = [leg("draw_no_bet", "home", 180), leg("over_under", "over", 150, 1.5)];
    // Together at 2:1: (0.8984… − 0.45) / 0.3 = 1.49.
    expect(combinationPrice(scores, legs)).toBe(149);
  });

  it.each<[string, CombinedLeg[]]>([
    ["legs that cannot win together", [home, leg("win_draw_lose", "away", 500)]],
    ["a leg that the scores do not tell", [home, leg("half_full", "home/home", 300)]],
    [
      "legs of which nothing above 1.00 is left",
      [leg("over_under", "over", 101, 0.5), leg("handicap", "home", 101, 2.5)],
    ],
  ])("is none for %s", (_name, legs) => {
    expect(combinationPrice(scores, legs)).toBeNull();
  });
});

describe("a bet on a combination", () => {
  const bet = (first: "won" | "push" | "lost" | "half_won", second: "won" | "push" | "void") =>
    settleBet({
      stake: 10_000,
      legs: [
        { betPrice: 190, outcome: first, isBonus: false, fixtureId: "f" },
        { betPrice: 310, outcome: second, isBonus: false, fixtureId: "f" },
        { betPrice: 200, outcome: "won", isBonus: false, fixtureId: "g" },
      ],
      combinations: { f: 299 },
    }).paid;

  it("pays the combined price for the product of its legs", () => {
    expect(bet("won", "won")).toBe(59_800); // 2.99 × 2.00
    expect(bet("lost", "won")).toBe(0);
  });
  it("pays a leg its own price where the others are handed back", () => {
    expect(bet("won", "push")).toBe(38_000); // 1.90 × 2.00
    expect(bet("push", "void")).toBe(20_000);
  });
  it("pays the share of the product that the combined price is of it where a leg half wins", () => {
    expect(bet("half_won", "won")).toBe(45_600); // 1.45 × 3.10 × 2.99 / (1.90 × 3.10) × 2.00 = 4.563…, cut to 4.56
  });
});

it("the fair chance of a selection leaves out what is handed back", () => {
  const chance = (kind: string, key: string, line: number | null = null) =>
    fairChances(scores, { kind, period: "100", line }, [key])[0];
  expect(chance("draw_no_bet", "home")).toBeCloseTo(0.5 / 0.7, 12);
  expect(chance("over_under", "over", 2.5)).toBeCloseTo(0.3, 12);
  // 1.75: two goals win half and get back half.
  expect(chance("over_under", "over", 1.75)).toBeCloseTo((0.3 + 0.25) / 0.75, 12);
  expect(chance("half_full", "home/home")).toBeNull();
});
