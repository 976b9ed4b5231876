import { expect, test } from "vitest";
import { orderMarkets, type OrderedMarket } from "./market-order.ts";

const handicap = (line: number, main = false): OrderedMarket => ({
  family: "handicap",
  marketName: "Handicap",
  period: "100",
  line,
  main,
});
const total = (line: number, main = false): OrderedMarket => ({
  ...handicap(line, main),
  family: "over_under",
  marketName: "Under/Over",
});
const result: OrderedMarket = {
  family: "win_draw_lose",
  marketName: "1X2",
  period: "100",
  line: null,
  main: true,
};

test("the main line comes first, then the lowest line", () => {
  const lines = orderMarkets([handicap(1.5), handicap(-0.5), handicap(0.5, true), handicap(-1.5)]);
  expect(lines.map(({ line }) => line)).toEqual([0.5, -1.5, -0.5, 1.5]);
});

test("markets of one name stand where the first of them stood", () => {
  const ordered = orderMarkets([result, total(3.5), handicap(0, true), total(2.5, true)]);
  expect(ordered.map(({ family, line }) => [family, line])).toEqual([
    ["win_draw_lose", null],
    ["over_under", 2.5],
    ["over_under", 3.5],
    ["handicap", 0],
  ]);
});

test("periods are not mixed", () => {
  const half = { ...total(1.5, true), period: "10" };
  expect(orderMarkets([total(2.5, true), half, total(0.5)]).map(({ period, line }) => [period, line])).toEqual([
    ["100", 2.5],
    ["100", 0.5],
    ["10", 1.5],
  ]);
});
