// The model of a fixture as settlement reads it: every score that may be its last, with its probability.
import type { LegOutcome } from "../market.ts";
import type { Price } from "../price.ts";
import { factorOf, ONE_FACTOR } from "../settlement/factor.ts";
import { settlerOf, type SettledMarket } from "../settlement/leg-outcome.ts";
import type { ScoreResult } from "../settlement/result.ts";

export interface ScoreChance {
  readonly result: ScoreResult;
  /** Those of all scores sum to 1. */
  readonly probability: number;
}

/** One selection of a market, at a price. */
export interface ModelLeg {
  readonly market: SettledMarket;
  readonly key: string;
  readonly betPrice: Price;
}

/** What a leg pays for a stake of 1. */
export function factorAsNumber(outcome: LegOutcome, betPrice: Price): number {
  return Number(factorOf(outcome, betPrice)) / Number(ONE_FACTOR);
}

/** The outcome of a leg at each score; null where the scores do not tell enough to settle it. */
export function outcomesAt(scores: readonly ScoreChance[], { market, key }: ModelLeg): readonly LegOutcome[] | null {
  const settle = settlerOf(market, key);
  const outcomes = scores.map(({ result }) => settle(result));
  return outcomes.includes("void") ? null : outcomes;
}

/**
 * The probability whose inverse is the fair price of a selection, with what is handed back taken out; null where the
 * scores do not tell enough. 0 for one that cannot win.
 */
export function fairChance(scores: readonly ScoreChance[], market: SettledMarket, key: string): number | null {
  const settle = settlerOf(market, key);
  let won = 0;
  let back = 0;
  for (const { result, probability } of scores) {
    const outcome = settle(result);
    if (outcome === "void") return null;
    if (outcome === "won") won += probability;
    else if (outcome === "push") back += probability;
    else if (outcome === "half_won") {
      won += probability / 2;
      back += probability / 2;
    } else if (outcome === "half_lost") back += probability / 2;
  }
  return back >= 1 ? null : Math.min(1, won / (1 - back));
}
