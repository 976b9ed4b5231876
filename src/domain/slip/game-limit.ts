import type { BetLimits } from "../limits.ts";
import type { SlipPick } from "./pick.ts";

/** The limits of the member's level, less where a game's pick in the slip has a lower one. */
export function withGameLimit<Limits extends BetLimits>(limits: Limits, picks: readonly SlipPick[]): Limits {
  const own = picks.flatMap((pick) => (pick.kind === "game" && pick.maxStake !== undefined ? [pick.maxStake] : []));
  return own.length === 0 ? limits : { ...limits, maxStake: Math.min(limits.maxStake, ...own) };
}
