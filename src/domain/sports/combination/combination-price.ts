// What several selections of one fixture are worth together: decisions, rule 35.
import type { MarketPhase } from "../slip/pick.ts";
import { COMBINATION_MARGIN } from "./margin.ts";
import type { LegOutcome } from "../market.ts";
import { combinePrices, EVEN_PRICE, type Price } from "../../common/price.ts";
import { isHandedBack } from "../settlement/factor.ts";
import { factorAsNumber, type ModelLeg, outcomesAt, type ScoreChance } from "./score-chance.ts";

export interface CombinedLeg extends ModelLeg {
  readonly phase: MarketPhase;
}

/**
 * The price of legs of one fixture that are bet on together, in hundredths: with it a stake gets back on average, by
 * the scores of the model, what the margins of its legs leave. Never above the product of the legs' own prices. Null
 * where the model cannot settle a leg, where the legs cannot win together, and where nothing above 1.00 would be left.
 */
export function combinationPrice(scores: readonly ScoreChance[], legs: readonly CombinedLeg[]): Price | null {
  const outcomes = legs.map((leg) => outcomesAt(scores, leg));
  /** What is paid where two legs or more count, at their product; and what is paid elsewhere. */
  let together = 0;
  let apart = 0;
  const factors = legs.map(factorsOf);
  for (let i = 0; i < scores.length; i++) {
    let paid = scores[i]?.probability ?? 0;
    let counted = 0;
    for (let j = 0; j < legs.length; j++) {
      const outcome = outcomes[j]?.[i];
      const factor = factors[j];
      if (!outcome || !factor) return null;
      paid *= factor(outcome);
      if (!isHandedBack(outcome)) counted++;
    }
    if (counted < 2) apart += paid;
    else together += paid;
  }
  if (together <= 0) return null;
  const target = legs.reduce((left, { phase }) => left / (1 + COMBINATION_MARGIN[phase]), 1);
  const product = combinePrices(legs.map((leg) => leg.betPrice));
  const exact = legs.reduce((price, leg) => (price * leg.betPrice) / 100, 100);
  const price = Math.min(product, Math.floor(((target - apart) / together) * exact + 1e-9));
  return price > EVEN_PRICE ? price : null;
}

/** What a leg pays by its outcome, worked out once for all scores with that outcome. */
function factorsOf({ betPrice }: CombinedLeg): (outcome: LegOutcome) => number {
  const known: Partial<Record<LegOutcome, number>> = {};
  return (outcome) => (known[outcome] ??= factorAsNumber(outcome, betPrice));
}
