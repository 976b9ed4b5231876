// What became of one leg, for every market of the house. docs/decisions records the choices.
import { type LegOutcome, type MarketFamily, PERIOD, type SelectionKey } from "../market.ts";
import { type FixtureOutcome, isVoidResult, type ScoreResult } from "./result.ts";

export interface SettledMarket {
  readonly family: MarketFamily;
  /** Period code: 100, 101 and 102 read the final score, 10 and 20 the halves. */
  readonly period: string;
  /** Of the home side or of the total, in steps of 0.25; null where the market has none. */
  readonly line: number | null;
}

interface Goals {
  readonly home: number;
  readonly away: number;
}

/**
 * The outcome of a selection. A cancelled fixture voids it, and so does a half whose score is not known.
 * Throws RangeError on a market that no rule covers: nothing is paid on a guess.
 */
export function legOutcome(market: SettledMarket, key: SelectionKey, result: FixtureOutcome): LegOutcome {
  if (isVoidResult(result)) return "void";
  const goals = goalsOf(market.period, result);
  if (!goals) return "void";
  switch (market.family) {
    case "win_draw_lose":
      return decided(sideOf(key, ["home", "draw", "away"]) === winnerOf(goals));
    case "win_lose": {
      const side = sideOf(key, ["home", "away"]);
      const winner = winnerOf(goals);
      return winner === "draw" ? "push" : decided(side === winner);
    }
    case "over_under": {
      const side = sideOf(key, ["over", "under"]);
      const over = (goals.home + goals.away) * 4 - quartersOf(market);
      return byQuarters(side === "over" ? over : -over);
    }
    case "handicap": {
      const side = sideOf(key, ["home", "away"]);
      const home = (goals.home - goals.away) * 4 + quartersOf(market);
      return byQuarters(side === "home" ? home : -home);
    }
    case "other":
      return decided((goals.home > 0 && goals.away > 0) === (sideOf(key, ["yes", "no"]) === "yes"));
  }
}

function goalsOf(period: string, result: ScoreResult): Goals | null {
  const { home, away, homeHalf, awayHalf } = result;
  const half = homeHalf === null || awayHalf === null ? null : { home: homeHalf, away: awayHalf };
  switch (period) {
    case PERIOD.fullTime:
    case PERIOD.withOvertime:
    case PERIOD.withPenalties:
      return { home, away };
    case PERIOD.firstHalf:
      return half;
    case PERIOD.secondHalf:
      return half && { home: home - half.home, away: away - half.away };
    default:
      throw new RangeError(`no rule settles period ${period}`);
  }
}

function winnerOf({ home, away }: Goals): "home" | "draw" | "away" {
  if (home > away) return "home";
  return home < away ? "away" : "draw";
}

function sideOf<Key extends SelectionKey>(key: SelectionKey, known: readonly Key[]): Key {
  const side = known.find((candidate) => candidate === key);
  if (!side) throw new RangeError(`no rule settles selection ${key} beside ${known.join(", ")}`);
  return side;
}

/** Lines are counted in quarters, so that no comparison meets a fraction. */
function quartersOf({ line }: SettledMarket): number {
  const quarters = line === null ? Number.NaN : line * 4;
  if (!Number.isInteger(quarters)) throw new RangeError(`no rule settles line ${line}`);
  return quarters;
}

/**
 * By how much a side is ahead, in quarters. A quarter line stands for the two lines beside it, half of the
 * stake on each: one quarter ahead wins on one of them and is refunded on the other.
 */
function byQuarters(ahead: number): LegOutcome {
  if (ahead > 1) return "won";
  if (ahead < -1) return "lost";
  if (ahead === 1) return "half_won";
  return ahead === -1 ? "half_lost" : "push";
}

function decided(won: boolean): LegOutcome {
  return won ? "won" : "lost";
}
