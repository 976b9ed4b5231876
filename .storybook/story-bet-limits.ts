// The bet limits of a level, as the server answers them, for stories of members and operators.
import { DEMO_BET_LIMITS } from "../src/domain/sports/bet-limits.samples.ts";
import type { MemberBetLimits } from "../src/api/contract/sports/bet-limits.ts";

export const storyBetLimits = {
  level: 1,
  ...DEMO_BET_LIMITS,
  maxSelectionStake: 10_000_000,
  maxFixtureStake: 20_000_000,
} satisfies Omit<MemberBetLimits, "open">;
