// Basketball: possessions in turn. A drawn match goes to overtime, and period 100 is settled with it.
import { OVERTIME_POINTS, pointModel } from "../../../src/domain/goal-model/points.ts";
import { drawFrom, ladder, type Means, minutesText, type Moment, type Sport } from "./sport.ts";

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
    const winner = random() < means.home / (means.home + means.away) ? "home" : "away";
    score.home += winner === "home" ? OVERTIME_POINTS.winner : OVERTIME_POINTS.loser;
    score.away += winner === "away" ? OVERTIME_POINTS.winner : OVERTIME_POINTS.loser;
    const inTime = moments.map((moment) => ({ ...moment, at: moment.at * REGULAR_WITH_OVERTIME }));
    return {
      moments: [...inTime, { at: 0.985, ...score, homePoints: 0, awayPoints: 0 }],
      regular: REGULAR_WITH_OVERTIME,
      half,
    };
  },
  live: (means, now, share, played, possessions) =>
    pointModel({ ...means, possessions }, Math.max(0, 1 - share / played.regular), now),
  clock: (share, _now, played, possessions) => {
    const part = share / played.regular;
    if (part >= 1) return "연장";
    const quarter = Math.floor(part * 4);
    const minutes = possessions >= 90 ? 12 : 10;
    return `${quarter + 1}쿼터 ${minutesText((quarter + 1 - part * 4) * minutes * 60)}`;
  },
};

function pointsOf(share: number, means: Means, side: "home" | "away", possessions: number): number {
  const scale = means[side] / possessions / AVERAGE_POINTS;
  const masses = POINT_CHANCES.map((chance) => chance * scale);
  return drawFrom(() => share, [1 - masses.reduce((sum, mass) => sum + mass, 0), ...masses]);
}
