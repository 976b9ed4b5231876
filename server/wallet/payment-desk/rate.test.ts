import { expect, test } from "vitest";
import { demoRateOf } from "./rate.ts";

test("the demo's rate moves by the hour, in steps of half a won, at most 0.8 % from 1,385.50", () => {
  const rates = Array.from({ length: 2_000 }, (_, hour) => demoRateOf(490_000 + hour));
  expect(rates.every((rate) => rate % 50 === 0)).toBe(true);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  expect([least >= 138_550 * 0.992 - 25, most <= 138_550 * 1.008 + 25]).toEqual([true, true]);
  // It comes near both, and a day is not the one before.
  expect([least < 138_550 * 0.994, most > 138_550 * 1.006]).toEqual([true, true]);
  expect(new Set(rates.slice(0, 24)).size).toBeGreaterThan(12);
  expect(demoRateOf(490_000)).toBe(rates[0]);
  // An hour moves it little: no more than 0.6 %.
  const moves = rates.slice(1).map((rate, at) => Math.abs(rate - (rates[at] ?? 0)));
  expect(Math.max(...moves)).toBeLessThan(138_550 * 0.006);
});
