// The quarter, set or inning that is played now, as settlement reads it: its possible scores by their probability.
import type { ScoreChance } from "../../../../src/domain/sports/combination/score-chance.ts";
import { runsFrom } from "../../../../src/domain/sports/goal-model/half-inning-runs.ts";
import { partOutcomes } from "../../../../src/domain/sports/goal-model/points.ts";
import { pointsToWin, setChance, SETS_TO_WIN } from "../../../../src/domain/sports/goal-model/sets.ts";
import { PERIOD_PARTS, SPORT } from "../../../../src/domain/sports/market.ts";
import type { Goals } from "../../../../src/domain/sports/markets/kind.ts";
import { HALF_INNINGS, rateOf } from "./baseball-play.ts";
import { stateAt } from "./baseball.ts";
import { type Match, possessionsOf } from "./match.ts";
import { type Means, momentAt } from "./sport.ts";

export interface PartNow {
  period: string;
  scores: readonly ScoreChance[];
}

const QUARTERS = 4;

/** Null where the sport has no such parts, and where markets have no period for the one that is played. */
export function partNow(match: Match, means: Means, share: number): PartNow | null {
  const part = PARTS[match.league.sportId]?.(match, means, share) ?? null;
  return part && PERIOD_PARTS.includes(part.period) ? part : null;
}

const PARTS: Readonly<Record<string, (match: Match, means: Means, share: number) => PartNow | null>> = {
  [SPORT.basketball]: (match, means, share) => {
    const { played, league } = match;
    const played4 = (share / played.regular) * QUARTERS;
    if (played4 >= QUARTERS) return null;
    const before = momentAt(played, (Math.floor(played4) / QUARTERS) * played.regular);
    const now = momentAt(played, share);
    const left = (Math.floor(played4) + 1 - played4) / QUARTERS;
    const from = { home: now.home - before.home, away: now.away - before.away };
    const scores = partOutcomes({ ...means, possessions: possessionsOf(league) }, left, from);
    return partOf(Math.floor(played4) + 1, scores);
  },
  [SPORT.volleyball]: ({ played }, means, share) => {
    const { home, away, homePoints, awayPoints } = momentAt(played, share);
    if (Math.max(home, away) === SETS_TO_WIN) return null;
    const target = pointsToWin(home + away + 1);
    const chance = setChance(means.home, target, homePoints, awayPoints);
    return partOf(home + away + 1, [
      { home: target, away: 0, probability: chance },
      { home: 0, away: target, probability: 1 - chance },
    ]);
  },
  [SPORT.baseball]: ({ played }, means, share) => {
    const { turn, outs, bases } = stateAt(played, share);
    const inning = Math.floor(turn / 2);
    const before = momentAt(played, ((2 * inning) / HALF_INNINGS) * played.regular);
    const now = momentAt(played, share);
    const noneOf = (side: keyof Means, state?: { outs: number; bases: number }) =>
      runsFrom(rateOf(means[side]), state)[0] ?? 0;
    const none = turn % 2 === 0 ? noneOf("away", { outs, bases }) * noneOf("home") : noneOf("home", { outs, bases });
    const quiet = now.home + now.away > before.home + before.away ? 0 : none;
    return partOf(inning + 1, [
      { home: 0, away: 0, probability: quiet },
      { home: 1, away: 0, probability: 1 - quiet },
    ]);
  },
};

function partOf(part: number, scores: readonly (Goals & { probability: number })[]): PartNow {
  const period = String(part);
  return {
    period,
    scores: scores.map(({ home, away, probability }) => ({
      result: { home, away, homeHalf: null, awayHalf: null, periods: { [period]: { home, away } } },
      probability,
    })),
  };
}
