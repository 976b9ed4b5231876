import { expect, it } from "vitest";
import { holdOf, netOf, sumOf } from "./figures.ts";

it("is what the house kept, in won and in percent of what was at risk", () => {
  expect(netOf({ turnover: 100_000, paid: 93_700 })).toBe(6_300);
  expect(holdOf({ turnover: 100_000, paid: 93_700 })).toBe(6.3);
  expect(holdOf({ turnover: 30_000, paid: 40_000 })).toBe(-33.3);
  expect(holdOf({ turnover: 0, paid: 0 })).toBeNull();
});

it("adds up", () => {
  const one = { moneyIn: 1, moneyOut: 2, turnover: 3, paid: 4 };
  expect(sumOf([one, one])).toEqual({ moneyIn: 2, moneyOut: 4, turnover: 6, paid: 8 });
  expect(sumOf([])).toEqual({ moneyIn: 0, moneyOut: 0, turnover: 0, paid: 0 });
});
