import type { BetLimits } from "./bet-limits.ts";

/** The bet limits of the demo's lowest level: decisions, rule 23. */
export const DEMO_BET_LIMITS: BetLimits = {
  minStake: 1_000,
  maxStake: 5_000_000,
  stakeStep: 10,
  maxLegs: 10,
  maxPrice: 100_000,
  maxPayout: 50_000_000,
  maxSelectionStake: 20_000_000,
  maxFixtureStake: 30_000_000,
};
