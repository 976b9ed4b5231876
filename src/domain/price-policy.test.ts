import { expect, it } from "vitest";
import { acceptsPrice } from "./price-policy.ts";

it.each([
  ["none", 195, 195, true],
  ["none", 195, 196, false],
  ["none", 195, 194, false],
  ["better", 195, 195, true],
  ["better", 195, 196, true],
  ["better", 195, 194, false],
  ["any", 195, 196, true],
  ["any", 195, 194, true],
] as const)("policy %s, seen %i, now %i: %s", (policy, seen, now, taken) => {
  expect(acceptsPrice(policy, seen, now)).toBe(taken);
});
