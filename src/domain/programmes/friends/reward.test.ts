import { expect, it } from "vitest";
import { firstChargeStake, friendPoints } from "./reward.ts";

const rules = { isOn: true, lossPercent: 2, firstChargePercent: 5, firstChargeTurnover: 3_000, maxPoints: 10_000 };

it.each([
  ["loss", 100_000, 2_000],
  ["loss", 149, 2],
  ["loss", 49, 0],
  ["charge", 50_000, 2_500],
  ["charge", 1_000_000, 10_000],
] as const)("%s of %d won gives %d points", (kind, won, points) => expect(friendPoints(kind, won, rules)).toBe(points));

it("asks for the turnover of a first charge, and for a whole won", () => {
  expect(firstChargeStake(50_000, rules)).toBe(1_500_000);
  expect(firstChargeStake(10_010, { ...rules, firstChargeTurnover: 125 })).toBe(12_513);
});

it("gives nothing while the programme is off", () =>
  expect(friendPoints("charge", 50_000, { ...rules, isOn: false })).toBe(0));
