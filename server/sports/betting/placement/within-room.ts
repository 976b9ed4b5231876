import type { BetLimits } from "../../../../src/domain/sports/bet-limits.ts";
import { stakeWithin } from "../../../../src/domain/sports/offer-limits.ts";
import { type CombinationNow, slipPrice } from "../../../../src/domain/sports/slip/combined.ts";
import type { JudgedLeg } from "../picks/sources.ts";

/** The limits of the member's level, less where operators limit what is taken on one of the legs. */
export function withinRoom<Limits extends BetLimits>(
  limits: Limits,
  legs: readonly JudgedLeg[],
  combinations: readonly CombinationNow[],
): Limits {
  const rooms = legs.flatMap(({ held }) => held.room ?? []);
  if (rooms.length === 0) return limits;
  const price = slipPrice(
    legs.map(({ held }) => held.entry),
    combinations,
  );
  const room = Math.min(...rooms.map((one) => stakeWithin(one, price)));
  return { ...limits, maxStake: Math.min(limits.maxStake, Math.floor(room / limits.stakeStep) * limits.stakeStep) };
}
