import { expect, it } from "vitest";
import { limitsOfLevel } from "./level-limits.ts";

it.each([1, 5, 10, 0, 99])("level %i has the limits of the demo's data: decisions, rule 23", (level) => {
  expect(limitsOfLevel(level)).toEqual({
    minStake: 1_000,
    maxStake: 5_000_000,
    stakeStep: 10,
    maxLegs: 10,
    maxPrice: 100_000,
    maxPayout: 50_000_000,
  });
});
