import { expect, it } from "vitest";
import { acceptsPrice } from "./price-policy.ts";

it.each([
  ["none", 195, 195, true],
  ["none", 195, 196, false],
  ["none", 195, 194, false],
  ["better", 195, 195, true],
  ["better", 195, 196, true],
  ["better", 195, 194, false],
  ["within1", 200, 198, true],
  ["within1", 200, 197, false],
  ["within2", 200, 196, true],
  ["within2", 200, 195, false],
  ["within3", 200, 194, true],
  ["within3", 200, 193, false],
  ["within3", 195, 250, true],
  // 1% of 1.95 is less than the 0.02 that are missing.
  ["within1", 195, 194, true],
  ["within1", 195, 193, false],
  ["any", 195, 196, true],
  ["any", 195, 194, true],
] as const)("policy %s, seen %i, now %i: %s", (policy, seen, now, taken) => {
  expect(acceptsPrice(policy, seen, now)).toBe(taken);
});
