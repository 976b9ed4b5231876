import { expect, it } from "vitest";
import { netResults, type SelectionStake, worstResult } from "./exposure.ts";

const bets = (rows: Record<string, readonly [stake: number, payout: number]>): SelectionStake[] =>
  Object.entries(rows).map(([key, [stake, payout]]) => ({ key, stake, payout }));

it("keeps every stake and pays the selection that wins", () => {
  const market = bets({ home: [10_000, 20_000], draw: [5_000, 16_500], away: [0, 0] });
  expect([...netResults(market)]).toEqual([
    ["home", -5_000],
    ["draw", -1_500],
    ["away", 15_000],
  ]);
  expect(worstResult(market)).toBe(-5_000);
});

it("pays both double chances that a result makes win, and names the worse of the two results", () => {
  const market = bets({ home_draw: [10_000, 13_000], home_away: [20_000, 24_000], draw_away: [1_000, 1_500] });
  // 31,000 taken: a home win pays 37,000, a draw 14,500, an away win 25,500.
  expect(Object.fromEntries(netResults(market))).toEqual({ home_draw: -6_000, home_away: -6_000, draw_away: 5_500 });
  expect(worstResult(market)).toBe(-6_000);
});

it("keeps apart double chances that are joined with something else", () => {
  const market = bets({ "home_draw/yes": [1_000, 2_000], "home_away/yes": [1_000, 2_000], "home_draw/no": [0, 0] });
  expect(Object.fromEntries(netResults(market))).toEqual({
    "home_draw/yes": -2_000,
    "home_away/yes": -2_000,
    "home_draw/no": 2_000,
  });
});

it("has nothing to lose without bets", () => {
  expect(worstResult([])).toBe(0);
  expect(worstResult(bets({ over: [0, 0], under: [0, 0] }))).toBe(0);
});
