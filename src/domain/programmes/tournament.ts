// Tournaments: who ranks where, and what a rank is paid.
import type { Reward } from "./reward.ts";

export const SCORE_RULES = ["winnings", "bestMultiple", "stake"] as const;
/**
 * Of what was at risk at a price of 1.30 or higher. winnings: what was paid less what was staked; bestMultiple: the best
 * payout by stake, in hundredths; stake: the sum of stakes.
 */
export type ScoreRule = (typeof SCORE_RULES)[number];

export const TOURNAMENT_CATEGORIES = ["sports", "casino"] as const;
/** sports counts bets of sports and in-play, casino those of casino and slots. */
export type TournamentCategory = (typeof TOURNAMENT_CATEGORIES)[number];

export const MAX_PRIZES = 5;

/** A prize for the ranks `from` to `to`. */
export interface Prize {
  from: number;
  to: number;
  reward: Reward;
}

/** What a rank is paid; null: nothing. */
export function prizeOf(rank: number, prizes: readonly Prize[]): Reward | null {
  return prizes.find(({ from, to }) => rank >= from && rank <= to)?.reward ?? null;
}

/** Null, or why these prizes cannot stand: a span the wrong way round, or a rank with two prizes. */
export function prizeProblem(prizes: readonly Prize[]): "reversed" | "overlapping" | null {
  if (prizes.some(({ from, to }) => from > to)) return "reversed";
  const sorted = prizes.toSorted((a, b) => a.from - b.from);
  return sorted.some((prize, i) => prize.from <= (sorted[i - 1]?.to ?? 0)) ? "overlapping" : null;
}
