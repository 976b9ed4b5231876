// Points of basketball: margin and total of what is still to be played are normal, scores are whole numbers.
import { normalBelow } from "./distribution.ts";
import { chanceBeyond, type Outcome, type ScoreModel } from "./score-model.ts";

/** The variance of one possession's points; two sides with as many possessions each. */
export const POSSESSION_VARIANCE = 1.33;
/** Scores that are rarer are left out; together they are less than one in a thousand. */
const RARE = 1e-6;
/** What the overtime of a drawn match ends with. */
export const OVERTIME_POINTS = { winner: 12, loser: 7 } as const;

export interface PointMeans {
  home: number;
  away: number;
  /** Possessions of each side in a full match. */
  possessions: number;
}

/** Points with means for a full match of which the share `left` is to be played, on top of the score `from`. */
export function pointModel(
  means: PointMeans,
  left = 1,
  from: { home: number; away: number } = { home: 0, away: 0 },
): ScoreModel {
  const deviation = Math.sqrt(Math.max(1e-4, 2 * means.possessions * POSSESSION_VARIANCE * left));
  const margins = whole(from.home - from.away + (means.home - means.away) * left, deviation);
  const totals = whole(from.home + from.away + (means.home + means.away) * left, deviation);
  splitDraw(margins);
  const sum = (masses: ReadonlyMap<number, number>) => [...masses.values()].reduce((total, mass) => total + mass, 0);
  const [marginSum, totalSum] = [sum(margins), sum(totals)];
  return {
    result: () => {
      const home = chanceBeyond(margins, marginSum, 0);
      return { home, draw: 0, away: 1 - home };
    },
    handicap: (line) => chanceBeyond(margins, marginSum, -line),
    over: (line) => chanceBeyond(totals, totalSum, line),
    outcomes: () => finalScores(means, left, from),
  };
}

/** Both sides' points on their own: then margin and total are as above. A draw is played on. */
function finalScores(means: PointMeans, left: number, from: { home: number; away: number }): Outcome[] {
  const deviation = Math.sqrt(Math.max(1e-4, means.possessions * POSSESSION_VARIANCE * left));
  const away = whole(means.away * left, deviation);
  const all: Outcome[] = [];
  let [homeWins, awayWins] = [0, 0];
  for (const [h, homeMass] of whole(means.home * left, deviation))
    for (const [a, awayMass] of away) {
      const [home, probability] = [from.home + Math.max(0, h), homeMass * awayMass];
      const outcome = { home, away: from.away + Math.max(0, a), probability };
      if (outcome.home > outcome.away) homeWins += probability;
      if (outcome.home < outcome.away) awayWins += probability;
      if (probability > RARE) all.push(outcome);
    }
  const share = homeWins + awayWins > 0 ? homeWins / (homeWins + awayWins) : 0.5;
  const { winner, loser } = OVERTIME_POINTS;
  const played = all.flatMap(({ home, away: visitors, probability }) =>
    home === visitors
      ? [
          { home: home + winner, away: visitors + loser, probability: probability * share },
          { home: home + loser, away: visitors + winner, probability: probability * (1 - share) },
        ]
      : [{ home, away: visitors, probability }],
  );
  const sum = played.reduce((total, { probability }) => total + probability, 0);
  return played.map((outcome) => ({ ...outcome, probability: outcome.probability / sum }));
}

/** A normal cut into whole numbers. */
function whole(mean: number, deviation: number): Map<number, number> {
  const masses = new Map<number, number>();
  let below = 0;
  // Stryker disable next-line EqualityOperator: nothing lies so far out that one value more or less would count.
  for (let value = Math.floor(mean - 6 * deviation - 1); value <= mean + 6 * deviation + 1; value++) {
    const upTo = normalBelow((value + 0.5 - mean) / deviation);
    masses.set(value, Math.max(0, upTo - below));
    below = upTo;
  }
  return masses;
}

/** A draw goes to overtime, which is as open as the match was. */
function splitDraw(margins: Map<number, number>): void {
  const drawn = margins.get(0);
  if (drawn === undefined) return;
  let home = 0;
  let away = 0;
  for (const [margin, mass] of margins) {
    if (margin > 0) home += mass;
    if (margin < 0) away += mass;
  }
  margins.delete(0);
  const share = home + away > 0 ? home / (home + away) : 0.5;
  const gap = OVERTIME_POINTS.winner - OVERTIME_POINTS.loser;
  margins.set(gap, (margins.get(gap) ?? 0) + drawn * share);
  margins.set(-gap, (margins.get(-gap) ?? 0) + drawn * (1 - share));
}
