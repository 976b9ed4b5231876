// Prices that give back more than they take. No stakes on one fixture win at every score as long as each price alone gives
// back at most its stake under one and the same distribution of the scores: the sum over the scores cannot exceed them.
import { factorAsNumber, outcomesAt, type ScoreChance } from "../../src/domain/sports/combination/score-chance.ts";
import type { CombinedLeg } from "../../src/domain/sports/combination/combination-price.ts";
import type { Match } from "../../server/sports/feed/simulated/match.ts";
import { scoresAt } from "../../server/sports/feed/simulated/scores.ts";
import { legsOf, offersAt } from "./simulated-match.ts";

export interface PriceCheck {
  /** Prices whose stake comes back with a gain on average, with what comes back. */
  dear: [kind: string, line: number | null, key: string, back: number][];
  /** Prices that were checked. */
  count: number;
}

/** Every price of a match at a share of its time. */
export function dearPrices(match: Match, share: number): PriceCheck {
  const now = match.startsAt + share * (match.endsAt - match.startsAt);
  const legs = legsOf(offersAt(match, share));
  const final = scoresAt(match, now, "final") ?? [];
  const halves = legs.some((leg) => backOf(final, leg) === null) ? (scoresAt(match, now, "halves") ?? []) : [];
  const dear: PriceCheck["dear"] = [];
  for (const leg of legs) {
    const back = backOf(final, leg) ?? backOf(halves, leg);
    if (back === null) throw new Error(`${leg.market.kind} cannot be told`);
    if (back > 1) dear.push([leg.market.kind, leg.market.line, leg.key, back]);
  }
  return { dear, count: legs.length };
}

/** What a stake of 1 gets back on average; null where the scores do not tell. */
function backOf(scores: readonly ScoreChance[], leg: CombinedLeg): number | null {
  const outcomes = outcomesAt(scores, leg);
  return (
    outcomes?.reduce(
      (sum, outcome, i) => sum + (scores[i]?.probability ?? 0) * factorAsNumber(outcome, leg.betPrice),
      0,
    ) ?? null
  );
}
