// The model of a simulated match as settlement reads it: every score that may be its last, with its probability. Single
// prices, combinations and cash-outs all come from it.
import type { ScoreChance } from "../../../src/domain/combination/score-chance.ts";
import { halvesScores } from "../../../src/domain/goal-model/halves.ts";
import { type Match, meansAt, possessionsOf } from "./match.ts";
import { type Means, momentAt } from "./sport.ts";

/** `final`: no market of a half can be told by it; `halves` and `first`, the first half alone: football and ice hockey. */
export type Detail = "final" | "first" | "halves";

/** The scores as they look at `now`; null where the sport's model does not tell this much. */
export function scoresAt(match: Match, now: number, detail: Detail): ScoreChance[] | null {
  const share = Math.min(0.999999, (now - match.startsAt) / (match.endsAt - match.startsAt));
  return scoresOf(match, meansAt(match, now), share, detail);
}

/** A share of the match's time before the kick-off. */
export const BEFORE = -1;

/** The same by what is thought of the two sides, at a share of the match's time. */
export function scoresOf(match: Match, means: Means, share: number, detail: Detail): ScoreChance[] | null {
  if (detail !== "final") return scoresOfHalves(match, means, share, detail === "first");
  const { sport, played } = match;
  const possessions = possessionsOf(match.league);
  const model =
    share < 0
      ? sport.model(means, possessions)
      : sport.live(means, momentAt(played, share), share, played, possessions);
  return model.outcomes().map(({ home, away, probability }) => ({
    result: { home, away, homeHalf: null, awayHalf: null },
    probability,
  }));
}

function scoresOfHalves(
  { sport, played }: Match,
  means: Means,
  share: number,
  isFirstAlone: boolean,
): ScoreChance[] | null {
  const left = sport.left?.(means, Math.max(0, share), played);
  if (!left) return null;
  const rest = isFirstAlone ? NOTHING : left.rest;
  const now = share < 0 ? NOTHING : momentAt(played, share);
  // While the first half runs its score is the score of the match.
  const half = left.first.home > 0 ? now : played.half;
  return halvesScores(times(means, left.first), times(means, rest), { half, now });
}

const NOTHING: Means = { home: 0, away: 0 };

function times({ home, away }: Means, by: Means): Means {
  return { home: home * by.home, away: away * by.away };
}
