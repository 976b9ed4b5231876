// Whether picks leave no outcome in which all of them lose, of whatever they are on: decisions, rules 32 and 39.
import { coversEverything } from "./hedge.ts";
import { KINDS } from "./kinds.ts";
import { roundOf } from "./rounds.ts";

export interface CoveredPlace {
  kind: "fixture" | "game" | "provider";
  /** The market or the round. */
  place: string;
  /** Ids of selections, as bets name them. */
  selections: readonly string[];
  /** Every selection of a fixture's market. */
  offered: readonly string[];
}

/** Rounds of a provider are read as baccarat, where their selections are its picks; others are not known. */
export function isCovered({ kind, place, selections, offered }: CoveredPlace): boolean {
  if (kind === "fixture") return offered.length > 1 && offered.every((id) => selections.includes(id));
  if (kind === "provider") {
    const known = KINDS.baccarat.picks.map(({ key }) => key);
    return selections.every((key) => known.includes(key)) && coversEverything(KINDS.baccarat, selections);
  }
  const game = roundOf(place)?.game;
  const keys = selections.map((id) => id.slice(place.length + 1));
  return game !== undefined && coversEverything(KINDS[game.kind], keys);
}
