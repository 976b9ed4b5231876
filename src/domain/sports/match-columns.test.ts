import { expect, test } from "vitest";
import type { MarketFamily } from "./market.ts";
import { columnsOf } from "./match-columns.ts";

const market = (id: string, family: MarketFamily, period = "100") => ({ id, family, period });
const idsOf = (markets: Parameters<typeof columnsOf<ReturnType<typeof market>>>[0]) => {
  const { shown, others } = columnsOf(markets);
  return [shown.result?.id, shown.handicap?.id, shown.total?.id, others.map(({ id }) => id)];
};

test("the first market of the full time stands in each column", () => {
  const markets = [
    market("half", "win_draw_lose", "10"),
    market("1x2", "win_draw_lose"),
    market("main", "handicap"),
    market("further", "handicap"),
    market("total", "over_under"),
    market("both", "other"),
  ];
  expect(idsOf(markets)).toEqual(["1x2", "main", "total", ["half", "further", "both"]]);
});

test("a sport without a draw has its winner in the first column, and what is not offered leaves its column empty", () => {
  expect(idsOf([market("12", "win_lose")])).toEqual(["12", undefined, undefined, []]);
});

test("the winner with extra time stands in for a result that is closed, and beside one that is open", () => {
  const winner = market("winner", "win_lose", "102");
  expect(idsOf([winner])).toEqual(["winner", undefined, undefined, []]);
  expect(idsOf([winner, market("1x2", "win_draw_lose")])).toEqual(["1x2", undefined, undefined, ["winner"]]);
});
