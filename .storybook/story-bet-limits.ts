// The bet limits of a level, as the server answers them, for stories of members and operators.
import type { MemberBetLimits } from "../src/api/contract/sports/bet-limits.ts";

export const storyBetLimits = {
  level: 1,
  minStake: 1_000,
  maxStake: 5_000_000,
  stakeStep: 10,
  maxLegs: 10,
  maxPrice: 100_000,
  maxPayout: 50_000_000,
  maxSelectionStake: 10_000_000,
  maxFixtureStake: 20_000_000,
} satisfies Omit<MemberBetLimits, "open">;
