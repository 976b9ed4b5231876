// What open bets come to on the legs of a slip: the caps of rule 23 count them together with the new stake.
import type { OpenStakes, Staked } from "../limits.ts";
import { isBonus, type SlipPick } from "./pick.ts";

/** The greatest sum on one leg's selection, and on one leg's fixture. A Bonus pick has no cap. */
export function stakedOn(legs: readonly SlipPick[], { selections, fixtures }: OpenStakes): Staked {
  const counted = legs.filter((leg) => !isBonus(leg));
  return {
    selection: Math.max(0, ...counted.map((leg) => selections[leg.id] ?? 0)),
    fixture: Math.max(0, ...counted.map((leg) => (leg.kind === "fixture" && fixtures[leg.fixtureId]) || 0)),
  };
}
