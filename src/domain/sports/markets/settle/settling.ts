// What settling needs beside the table of kinds. Apart from it: the page shows markets and settles none.
import type { LegOutcome } from "../../market.ts";
import type { Goals, PeriodScores, Side } from "../kind.ts";

/** What a kind settles from. */
export interface Settling {
  /** Of the market's period. */
  readonly goals: Goals;
  /** Null where the source does not tell. */
  readonly firstHalf: Goals | null;
  readonly secondHalf: Goals | null;
  /** Scores of quarters, sets, innings or thirds by their code; null where the source does not tell. */
  readonly periods: PeriodScores | null;
  /** In quarters, so that no comparison meets a fraction; 0 where the kind has no line. */
  readonly quarters: number;
}

/** What became of the selection; `void` where the result does not tell enough. */
export type Settle = (key: string, settling: Settling) => LegOutcome;

/** The sides that each double chance covers. */
export const COVERED: Readonly<Record<string, readonly Side[]>> = {
  home_draw: ["home", "draw"],
  home_away: ["home", "away"],
  draw_away: ["draw", "away"],
};

export function winnerOf({ home, away }: Goals): Side {
  if (home > away) return "home";
  return home < away ? "away" : "draw";
}

export function decided(isWon: boolean): LegOutcome {
  return isWon ? "won" : "lost";
}

/**
 * By how much a side is ahead, in quarters. A quarter line stands for the two lines beside it, half of the
 * stake on each: one quarter ahead wins on one of them and is refunded on the other.
 */
export function byQuarters(ahead: number): LegOutcome {
  if (ahead > 1) return "won";
  if (ahead < -1) return "lost";
  if (ahead === 1) return "half_won";
  return ahead === -1 ? "half_lost" : "push";
}
