// What became of one leg, by the row of its market's kind. docs/decisions records the choices.
import { type LegOutcome, PERIOD, PERIOD_PARTS } from "../market.ts";
import type { Goals } from "../markets/kind.ts";
import type { Settle, Settling } from "../markets/settle/settling.ts";
import { settleOf } from "../markets/settle/table.ts";
import { anyKindOf } from "../markets/all-kinds.ts";
import { type FixtureOutcome, isVoidResult, type ScoreResult } from "./result.ts";

export interface SettledMarket {
  /** The code of a row of the table of kinds. */
  readonly kind: string;
  /** Period code: 100, 101 and 102 read the final score, 10 and 20 the halves, 1 to 5 the parts. */
  readonly period: string;
  /** Of the home side or of the total, in steps of 0.25; null where the market has none. */
  readonly line: number | null;
}

/**
 * The outcome of a selection. A cancelled fixture voids it, and so does a half whose score is not known.
 * Throws RangeError on a market that no row covers: nothing is paid on a guess.
 */
export function legOutcome(market: SettledMarket, key: string, result: FixtureOutcome): LegOutcome {
  return isVoidResult(result) ? "void" : settlerOf(market, key)(result);
}

/** The same for many scores: what the market and the selection are is found out once. */
export function settlerOf(market: SettledMarket, key: string): (result: ScoreResult) => LegOutcome {
  const settle = ruleOf(market, key);
  const settlingOf = settlingsOf(market);
  return (result) => {
    const settling = settlingOf(result);
    return settling ? settle(key, settling) : "void";
  };
}

/** The rule that settles a selection. Throws RangeError on a market or a selection that no row covers. */
export function ruleOf(market: SettledMarket, key: string): Settle {
  const kind = anyKindOf(market.kind);
  const settle = settleOf(market.kind);
  if (!kind || !settle) throw new RangeError(`no rule settles kind ${market.kind}`);
  if (!Object.hasOwn(kind.selections, key)) {
    throw new RangeError(`no rule settles selection ${key} beside ${Object.keys(kind.selections).join(", ")}`);
  }
  return settle;
}

/** What the rule of a market reads of a result; null where the result does not tell the market's period. */
export function settlingsOf(market: SettledMarket): (result: ScoreResult) => Settling | null {
  const quarters = anyKindOf(market.kind)?.hasLine ? quartersOf(market) : 0;
  return (result) => {
    const { goals, firstHalf, secondHalf } = goalsOf(market.period, result);
    return goals && { goals, firstHalf, secondHalf, periods: result.periods ?? null, quarters };
  };
}

/** The score of a market's period and of the halves; null where the result does not tell it. */
export function goalsOf(period: string, result: ScoreResult) {
  const { home, away, homeHalf, awayHalf } = result;
  const firstHalf: Goals | null = homeHalf === null || awayHalf === null ? null : { home: homeHalf, away: awayHalf };
  const secondHalf: Goals | null = firstHalf && { home: home - firstHalf.home, away: away - firstHalf.away };
  switch (period) {
    case PERIOD.fullTime:
      return { goals: { home, away }, firstHalf, secondHalf };
    case PERIOD.withOvertime:
    case PERIOD.withPenalties:
      return { goals: afterExtraTime(period, result), firstHalf, secondHalf };
    case PERIOD.firstHalf:
      return { goals: firstHalf, firstHalf, secondHalf };
    case PERIOD.secondHalf:
      return { goals: secondHalf, firstHalf, secondHalf };
    default:
      if (PERIOD_PARTS.includes(period)) return { goals: result.periods?.[period] ?? null, firstHalf, secondHalf };
      throw new RangeError(`no rule settles period ${period}`);
  }
}

/** The final score, with extra time and the shoot-out where the result tells of them apart from it. */
function afterExtraTime(period: string, { home, away, periods }: ScoreResult): Goals {
  const penalties = period === PERIOD.withPenalties ? periods?.[PERIOD.withPenalties] : undefined;
  return penalties ?? periods?.[PERIOD.withOvertime] ?? { home, away };
}

/** Lines are counted in quarters, so that no comparison meets a fraction. */
function quartersOf({ line }: SettledMarket): number {
  const quarters = line === null ? Number.NaN : line * 4;
  if (!Number.isInteger(quarters)) throw new RangeError(`no rule settles line ${line}`);
  return quarters;
}
