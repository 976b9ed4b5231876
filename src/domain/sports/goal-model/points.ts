// Points of basketball: what each side still scores is normal, in whole numbers. A draw goes to overtime, and margin, total
// and final scores all count it.
import { normalBelow } from "./distribution.ts";
import { beyondOf, type Outcome, type ScoreModel } from "./score-model.ts";

/** The variance of one possession's points; two sides with as many possessions each. */
const POSSESSION_VARIANCE = 1.33;
/** Scores that are rarer are left out; together they are less than one in a thousand. */
const RARE = 1e-6;
/** What the overtime of a drawn match ends with. */
export const OVERTIME_POINTS = { winner: 12, loser: 7 } as const;

interface Sides {
  home: number;
  away: number;
}

export interface PointMeans {
  home: number;
  away: number;
  /** Possessions of each side in a full match. */
  possessions: number;
}

/** Points with means for a full match of which the share `left` is to be played, on top of the score `from`. */
export function pointModel(means: PointMeans, left = 1, from: Sides = { home: 0, away: 0 }): ScoreModel {
  const [home, away] = [massesOf(means.home, means, left), massesOf(means.away, means, left)];
  const { margins, totals } = sumsOf(home, away, from);
  const sum = (masses: ReadonlyMap<number, number>) => [...masses.values()].reduce((total, mass) => total + mass, 0);
  const [marginSum, totalSum] = [sum(margins), sum(totals)];
  const ahead = beyondOf(margins, marginSum);
  return {
    result: () => {
      const home = ahead(0);
      return { home, draw: 0, away: 1 - home };
    },
    handicap: (line) => ahead(-line),
    over: beyondOf(totals, totalSum),
    outcomes: () => finalScores(home, away, from),
  };
}

/** Scores of a part of a match, which may end level: `left` is the share of the whole match that is still to be played in it. */
export function partOutcomes(means: PointMeans, left: number, from: Sides): Outcome[] {
  const [home, away] = [massesOf(means.home, means, left), massesOf(means.away, means, left)];
  const all: Outcome[] = [];
  for (const [i, homeMass] of home.masses.entries())
    for (const [j, awayMass] of away.masses.entries()) {
      const probability = homeMass * awayMass;
      if (probability > RARE)
        all.push({ home: from.home + home.first + i, away: from.away + away.first + j, probability });
    }
  const sum = all.reduce((total, { probability }) => total + probability, 0);
  return all.map((one) => ({ ...one, probability: one.probability / sum }));
}

/** Points that a side still scores: the first number with a probability, and the probabilities from it on. */
interface Masses {
  first: number;
  masses: Float64Array;
}

/** A normal cut into whole numbers; what lies below none is none. */
function massesOf(ofMatch: number, { possessions }: PointMeans, left: number): Masses {
  const mean = ofMatch * left;
  const deviation = Math.sqrt(Math.max(1e-4, possessions * POSSESSION_VARIANCE * left));
  const first = Math.max(0, Math.floor(mean - 6 * deviation - 1));
  const last = Math.max(first, Math.floor(mean + 6 * deviation + 1));
  let below = 0;
  const masses = Float64Array.from({ length: last - first + 1 }, (_, i) => {
    const upTo = normalBelow((first + i + 0.5 - mean) / deviation);
    const mass = Math.max(0, upTo - below);
    below = upTo;
    return mass;
  });
  return { first, masses };
}

/** The distributions of margin and total. */
function sumsOf(home: Masses, away: Masses, from: Sides) {
  const [homeMasses, awayMasses] = [home.masses, away.masses];
  const margins = new Float64Array(homeMasses.length + awayMasses.length - 1);
  const totals = new Float64Array(margins.length);
  const toMargin = awayMasses.length - 1;
  for (let i = 0; i < homeMasses.length; i++)
    for (let j = 0; j < awayMasses.length; j++) {
      const mass = (homeMasses[i] ?? 0) * (awayMasses[j] ?? 0);
      margins[i - j + toMargin] = (margins[i - j + toMargin] ?? 0) + mass;
      totals[i + j] = (totals[i + j] ?? 0) + mass;
    }
  const firstMargin = from.home + home.first - from.away - away.first - toMargin;
  const firstTotal = from.home + home.first + from.away + away.first;
  const byMargin = new Map(Array.from(margins, (mass, i) => [firstMargin + i, mass]));
  const byTotal = new Map(Array.from(totals, (mass, i) => [firstTotal + i, mass]));
  splitDraw(byMargin);
  const overtime = OVERTIME_POINTS.winner + OVERTIME_POINTS.loser;
  for (let i = 0; i < homeMasses.length; i++) {
    const points = from.home + home.first + i;
    const drawn = (homeMasses[i] ?? 0) * (awayMasses[points - from.away - away.first] ?? 0);
    if (drawn === 0) continue;
    byTotal.set(2 * points, (byTotal.get(2 * points) ?? 0) - drawn);
    byTotal.set(2 * points + overtime, (byTotal.get(2 * points + overtime) ?? 0) + drawn);
  }
  return { margins: byMargin, totals: byTotal };
}

/** Both sides' points on their own. */
function finalScores(home: Masses, away: Masses, from: Sides): Outcome[] {
  const all: Outcome[] = [];
  let [homeWins, awayWins] = [0, 0];
  for (const [i, homeMass] of home.masses.entries())
    for (const [j, awayMass] of away.masses.entries()) {
      const probability = homeMass * awayMass;
      const outcome = { home: from.home + home.first + i, away: from.away + away.first + j, probability };
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
