// Basketball: possessions in turn. A drawn match goes to overtime, and period 100 is settled with it.
import { normalBelow } from "../../../../src/domain/sports/goal-model/distribution.ts";
import { OVERTIME_POINTS, pointModel } from "../../../../src/domain/sports/goal-model/points.ts";
import { modelOf, type ScoreModel } from "../../../../src/domain/sports/goal-model/score-model.ts";
import type { Random } from "../seeded.ts";
import { minutesOfQuarter } from "./basketball-time.ts";
import { tellBasketball } from "./board/basketball.ts";
import { drawFrom, ladder, type Means, minutesText, type Moment, momentAt, type Sport } from "./sport.ts";

/** Chances of 1, 2 and 3 points of an average possession; none otherwise. */
const POINT_CHANCES = [0.04, 0.36, 0.11] as const;
const AVERAGE_POINTS = POINT_CHANCES.reduce((sum, chance, i) => sum + chance * (i + 1), 0);
const REGULAR_WITH_OVERTIME = 0.96;

export const basketball: Sport = {
  draws: false,
  wander: 0.012,
  suspends: false,
  // Half a point is the result itself, for there is no draw.
  handicapLines: ladder(-30.5, 30.5).filter((line) => Math.abs(line) > 1),
  totalLines: ladder(100.5, 280.5),
  furtherHandicaps: [-3, 3],
  furtherTotals: [-5, 5],
  model: (means, possessions) => pointModel({ ...means, possessions }),
  play: (random, means, possessions) => {
    const score = { home: 0, away: 0 };
    const half = { home: 0, away: 0 };
    const moments: Moment[] = [];
    const turns = 2 * possessions;
    for (let turn = 0; turn < turns; turn++) {
      if (turn === possessions) Object.assign(half, score);
      const side = turn % 2 === 0 ? "home" : "away";
      const points = pointsOf(random(), means, side, possessions);
      if (points === 0) continue;
      score[side] += points;
      moments.push({ at: (turn + 0.5) / turns, ...score, homePoints: 0, awayPoints: 0 });
    }
    if (score.home !== score.away) return { moments, regular: 1, half };
    const inTime = moments.map((moment) => ({ ...moment, at: moment.at * REGULAR_WITH_OVERTIME }));
    return { moments: [...inTime, ...overtime(random, means, score)], regular: REGULAR_WITH_OVERTIME, half };
  },
  tell: tellBasketball,
  live: (means, now, share, played, possessions) =>
    share < played.regular
      ? pointModel({ ...means, possessions }, Math.max(0, 1 - share / played.regular), now)
      : overtimeModel(means, now, momentAt(played, played.regular), (1 - share) / (1 - played.regular)),
  clock: (share, _now, played, possessions) => {
    const part = share / played.regular;
    if (part >= 1) return "연장";
    const quarter = Math.floor(part * 4);
    const minutes = minutesOfQuarter(possessions);
    return `${quarter + 1}쿼터 ${minutesText((quarter + 1 - part * 4) * minutes * 60)}`;
  },
};

/** Baskets of the side that wins the overtime, and of the other one; they sum to OVERTIME_POINTS. */
const OVERTIME_BASKETS = { winner: [2, 3, 2, 2, 3], loser: [2, 2, 3] } as const;
/** How far the margin strays in a whole overtime. */
const OVERTIME_DEVIATION = 7;

function overtime(random: Random, means: Means, from: { home: number; away: number }): Moment[] {
  const winner = random() < means.home / (means.home + means.away) ? "home" : "away";
  const loser = winner === "home" ? "away" : "home";
  const length = 1 - REGULAR_WITH_OVERTIME;
  const baskets = [
    ...OVERTIME_BASKETS.winner.map((points) => ({ side: winner, points, at: random() }) as const),
    ...OVERTIME_BASKETS.loser.map((points) => ({ side: loser, points, at: random() }) as const),
  ].toSorted((a, b) => a.at - b.at);
  const score = { ...from };
  return baskets.map(({ side, points, at }) => {
    score[side] += points;
    return { at: REGULAR_WITH_OVERTIME + length * (0.02 + 0.96 * at), ...score, homePoints: 0, awayPoints: 0 };
  });
}

/** What the overtime of a drawn match ends with, from the lead in it and the share of it that is `left`. */
function overtimeModel(means: Means, now: Moment, drawn: Moment, left: number): ScoreModel {
  const lead = now.home - now.away;
  const before = means.home / (means.home + means.away);
  const gap = OVERTIME_POINTS.winner - OVERTIME_POINTS.loser;
  // By Bayes: how likely this lead is at this time of an overtime that ends with either gap.
  const strayed = OVERTIME_DEVIATION * Math.sqrt(Math.max(0.02, left * (1 - left)));
  const likely = (end: number) => Math.exp(-0.5 * ((lead - end * (1 - left)) / strayed) ** 2);
  const home = before * likely(gap);
  const away = (1 - before) * likely(-gap);
  const chance = home + away > 0 ? home / (home + away) : normalBelow(lead);
  const { winner, loser } = OVERTIME_POINTS;
  return modelOf([
    { home: drawn.home + winner, away: drawn.away + loser, probability: chance },
    { home: drawn.home + loser, away: drawn.away + winner, probability: 1 - chance },
  ]);
}

function pointsOf(share: number, means: Means, side: "home" | "away", possessions: number): number {
  const scale = means[side] / possessions / AVERAGE_POINTS;
  const masses = POINT_CHANCES.map((chance) => chance * scale);
  return drawFrom(() => share, [1 - masses.reduce((sum, mass) => sum + mass, 0), ...masses]);
}
