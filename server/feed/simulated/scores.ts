// The model of a simulated match as settlement reads it: every score that may be its last, with its probability. Single
// prices, combinations and cash-outs all come from it.
import type { ScoreChance } from "../../../src/domain/combination/score-chance.ts";
import { FIRST_HALF_SHARE } from "../../../src/domain/goal-model/goals.ts";
import { halvesScores } from "../../../src/domain/goal-model/halves.ts";
import { SPORT } from "../../../src/domain/market.ts";
import { FOOTBALL_MINUTES } from "../football-clock.ts";
import { type Match, meansAt, possessionsOf } from "./match.ts";
import { type Means, type Moment, momentAt } from "./sport.ts";

/** `final`: no market of a half can be told by it; `halves` and `first`, the first half alone: football and ice hockey. */
export type Detail = "final" | "first" | "halves";

/** The share of goals of the part that counts as the first half, and the share of the time at which it ends. */
const FIRST_PARTS: Readonly<Record<string, { goals: number; ends: number; next: number }>> = {
  [SPORT.football]: { goals: FIRST_HALF_SHARE, ends: 45 / FOOTBALL_MINUTES, next: 60 / FOOTBALL_MINUTES },
  [SPORT.iceHockey]: { goals: 1 / 3, ends: 1 / 3, next: 1 / 3 },
};

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
  { league, played }: Match,
  means: Means,
  share: number,
  isFirstAlone: boolean,
): ScoreChance[] | null {
  const part = FIRST_PARTS[league.sportId];
  if (!part) return null;
  const at = Math.max(0, share);
  const firstLeft = part.goals * Math.max(0, 1 - at / part.ends);
  const secondLeft = isFirstAlone ? 0 : (1 - part.goals) * Math.min(1, (1 - at) / (1 - part.next));
  const none: Pick<Moment, "home" | "away"> = { home: 0, away: 0 };
  const now = share < 0 ? none : momentAt(played, share);
  const half = share < 0 ? none : momentAt(played, Math.min(share, part.ends - 1e-9));
  return halvesScores(times(means, firstLeft), times(means, secondLeft), { half, now });
}

function times({ home, away }: Means, by: number): Means {
  return { home: home * by, away: away * by };
}
