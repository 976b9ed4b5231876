// Stake limits by the level of a member: decisions, rule 23. Data, not code: an operator's table replaces it.
import { MAX_LEGS } from "./constants.ts";
import type { BetLimits } from "./limits.ts";

const DEMO_LIMITS: BetLimits = {
  minStake: 1_000,
  maxStake: 5_000_000,
  stakeStep: 10,
  maxLegs: MAX_LEGS,
  maxPrice: 100_000,
  maxPayout: 50_000_000,
};

/** Levels whose limits differ from the house's; the demo's data has none. */
const LEVEL_LIMITS: ReadonlyMap<number, BetLimits> = new Map();

/** The limits of a level; a level that the table does not know has those of the house. */
export function limitsOfLevel(level: number): BetLimits {
  return LEVEL_LIMITS.get(level) ?? DEMO_LIMITS;
}
