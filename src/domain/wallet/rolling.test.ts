import { expect, it } from "vitest";
import { formatPercent, parsePercent, rollingOfEntry } from "./rolling.ts";

it.each([
  ["0", 0],
  ["0.3", 30],
  ["0.05", 5],
  ["1.25", 125],
  [" 10 ", 1_000],
  ["100", 10_000],
  ["", null],
  ["1.", null],
  ["1.234", null],
  ["-1", null],
  ["1,5", null],
  ["1e1", null],
])("reads %j as %s hundredths of a percent", (text, hundredths) => {
  expect(parsePercent(text)).toBe(hundredths);
});

it("writes hundredths of a percent", () => {
  expect([0, 5, 30, 125, 1_000].map(formatPercent)).toEqual(["0.00", "0.05", "0.30", "1.25", "10.00"]);
});

it.each([
  ["coupon", "summer", "event"],
  ["attendance", null, "event"],
  ["charge", "tether:0199", "tether"],
  ["charge", "charge:0199", null],
  ["bonus", "tether:0199", null],
  ["settlement", "0199", null],
  ["rolling", "rolling:0199", null],
] as const)("counts a movement %s of %s as %s", (kind, ref, category) => {
  expect(rollingOfEntry(kind, ref)).toBe(category);
});
