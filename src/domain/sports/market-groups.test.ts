import { expect, it } from "vitest";
import { groupMarkets } from "./market-groups.ts";

const market = (kind: string, family: "win_draw_lose" | "handicap" | "over_under" | "other", period = "100") => ({
  kind,
  family,
  period,
});

it("shows each market once, under its group, in the order of the groups", () => {
  const markets = [
    market("both_score", "other"),
    market("home_total", "over_under"),
    market("win_draw_lose", "win_draw_lose", "10"),
    market("over_under", "over_under"),
    market("correct_score", "other"),
    market("handicap", "handicap"),
    market("double_chance", "other"),
    market("win_draw_lose", "win_draw_lose"),
    market("over_under", "over_under", "10"),
    market("handicap", "handicap", "101"),
  ];
  expect(
    groupMarkets(markets).map(({ group, markets: own }) => [group, own.map(({ kind, period }) => `${kind} ${period}`)]),
  ).toEqual([
    ["result", ["double_chance 100", "win_draw_lose 100"]],
    ["handicap", ["handicap 100", "handicap 101"]],
    ["total", ["over_under 100"]],
    ["teamTotal", ["home_total 100"]],
    ["goals", ["both_score 100"]],
    ["score", ["correct_score 100"]],
    ["period", ["win_draw_lose 10", "over_under 10"]],
  ]);
});
