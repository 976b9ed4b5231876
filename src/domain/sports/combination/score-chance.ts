// The model of a fixture as settlement reads it: every score that may be its last, with its probability.
import type { LegOutcome } from "../market.ts";
import type { Price } from "../../common/price.ts";
import { factorOf, ONE_FACTOR } from "../settlement/factor.ts";
import { ruleOf, settlerOf, settlingsOf, type SettledMarket } from "../settlement/leg-outcome.ts";
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
 * The probabilities whose inverses are the fair prices of selections of a market, with what is handed back taken out; null
 * where the scores do not tell enough. 0 for one that cannot win. What the rule reads of a score is found out once.
 */
export function fairChances(
  scores: readonly ScoreChance[],
  market: SettledMarket,
  keys: readonly string[],
): (number | null)[] {
  const settlingOf = settlingsOf(market);
  const sums = keys.map((key) => ({ key, settle: ruleOf(market, key), won: 0, back: 0, isVoid: false }));
  // Tens of thousands of scores in basketball: none of them leaves anything behind.
  for (const { result, probability } of scores) {
    const settling = settlingOf(result);
    for (const sum of sums) {
      const outcome = settling ? sum.settle(sum.key, settling) : "void";
      if (outcome === "void") {
        sum.isVoid = true;
        continue;
      }
      const share = SHARES[outcome];
      sum.won += probability * share.won;
      sum.back += probability * share.back;
    }
  }
  return sums.map(({ won, back, isVoid }) => (isVoid || back >= 1 ? null : Math.min(1, won / (1 - back))));
}

/** The parts of a stake that win and that are handed back. */
const SHARES: Readonly<Record<Exclude<LegOutcome, "void">, { won: number; back: number }>> = {
  won: { won: 1, back: 0 },
  half_won: { won: 0.5, back: 0.5 },
  push: { won: 0, back: 1 },
  half_lost: { won: 0, back: 0.5 },
  lost: { won: 0, back: 0 },
  open: { won: 0, back: 0 },
};
