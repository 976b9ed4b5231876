// What open bets come to on the legs of a slip: the caps of rule 23 count them together with the new stake.
import type { OpenStakes, Staked } from "../bet-limits.ts";
import { isBonus, type SlipPick } from "./pick.ts";

/** The greatest sum on one leg's selection, on one leg's fixture, and on one game's pick. A Bonus pick has no cap. */
export function stakedOn(legs: readonly SlipPick[], { selections, fixtures }: OpenStakes): Staked {
  const counted = legs.filter((leg) => !isBonus(leg));
  const onLegs = (kind: SlipPick["kind"]) =>
    Math.max(0, ...counted.filter((leg) => leg.kind === kind).map((leg) => selections[leg.id] ?? 0));
  return {
    selection: onLegs("fixture"),
    fixture: Math.max(0, ...counted.map((leg) => (leg.kind === "fixture" && fixtures[leg.fixtureId]) || 0)),
    gamePick: onLegs("game"),
  };
}
