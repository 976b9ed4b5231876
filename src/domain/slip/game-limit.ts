import type { BetLimits } from "../limits.ts";
import type { SlipPick } from "./pick.ts";

/** The limits of the member's level, less where a game's pick in the slip has a lower one. */
export const withGameLimit = <Limits extends BetLimits>(limits: Limits, picks: readonly SlipPick[]): Limits => ({
  ...limits,
  maxStake: Math.min(limits.maxStake, ...picks.map(({ maxStake = Infinity }) => maxStake)),
});
