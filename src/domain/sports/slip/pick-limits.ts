import { type BetLimits, NOTHING_STAKED, type Staked } from "../bet-limits.ts";
import type { SlipPick } from "./pick.ts";

/** The limits of the member's level, less where a game's pick in the slip leaves less beside what stands on it already. */
export const withPickLimits = <Limits extends BetLimits>(
  limits: Limits,
  picks: readonly SlipPick[],
  { gamePick = 0 }: Staked = NOTHING_STAKED,
): Limits => ({
  ...limits,
  maxStake: Math.min(limits.maxStake, ...picks.map(({ maxStake = Infinity }) => Math.max(0, maxStake - gamePick))),
});
