// Goals of football and ice hockey: two Poisson means and the low-score correction of Dixon and Coles.
// What it takes from 0:0 and 1:1 it gives to 1:0 and 0:1, or the other way round, so it moves draws and
// nothing else: neither the total beyond 2 nor the difference between the two sides' chances.
import { poisson } from "./distribution.ts";
import { modelOf, type Outcome, type ScoreModel } from "./score-model.ts";

export const MAX_GOALS = 15;
/** The share of goals that fall before half-time. */
export const FIRST_HALF_SHARE = 0.45;

export interface GoalMeans {
  home: number;
  away: number;
  /** The correction: below 0 there are more draws than the means alone give. */
  rho: number;
}

export interface GoalModel extends ScoreModel {
  /** The probability that both sides score. */
  bothScore(): number;
  /** The probability that the sum of goals is odd. */
  odd(): number;
}

/** Goals from now on to the end, on top of the score `from`. The correction holds from 0:0 only. */
export function goalModel(means: GoalMeans, from: { home: number; away: number } = { home: 0, away: 0 }): GoalModel {
  const home = poisson(means.home, MAX_GOALS);
  const away = poisson(means.away, MAX_GOALS);
  const rho = from.home === 0 && from.away === 0 ? boundedRho(means.home, means.away, means.rho) : 0;
  const outcomes: Outcome[] = [];
  let both = 0;
  let odd = 0;
  for (let h = 0; h <= MAX_GOALS; h++)
    for (let a = 0; a <= MAX_GOALS; a++) {
      const probability = (home[h] ?? 0) * (away[a] ?? 0) * correction(h, a, means, rho);
      outcomes.push({ home: from.home + h, away: from.away + a, probability });
      if (from.home + h > 0 && from.away + a > 0) both += probability;
      if ((from.home + h + from.away + a) % 2 === 1) odd += probability;
    }
  return { ...modelOf(outcomes), bothScore: () => both, odd: () => odd };
}

/** The first half of a match with these means. */
export function firstHalfMeans(means: GoalMeans): GoalMeans {
  return { home: means.home * FIRST_HALF_SHARE, away: means.away * FIRST_HALF_SHARE, rho: 0 };
}

/**
 * Means that give these probabilities of home, draw and away and of more than 2.5 goals. The total comes
 * from the over, the difference from the two sides, the correction from the draw: three answers for three
 * questions, exact unless the correction would make a score's probability negative.
 */
export function fitGoals(target: { home: number; draw: number; away: number; over: number }): GoalMeans {
  const total = bisect(0.02, 14, (mean) => 1 - Math.exp(-mean) * (1 + mean + (mean * mean) / 2) - target.over);
  const gap = bisect(-0.999 * total, 0.999 * total, (difference) => {
    const result = plainResult((total + difference) / 2, (total - difference) / 2);
    return result.home - result.away - (target.home - target.away);
  });
  const home = (total + gap) / 2;
  const away = (total - gap) / 2;
  const plain = plainResult(home, away).draw;
  return { home, away, rho: boundedRho(home, away, (plain - target.draw) / (2 * home * away * Math.exp(-total))) };
}

/** The result without a correction: what a fit asks for again and again. */
function plainResult(homeMean: number, awayMean: number): { home: number; draw: number; away: number } {
  const homeMasses = poisson(homeMean, MAX_GOALS);
  const awayMasses = poisson(awayMean, MAX_GOALS);
  let [home, draw, awayBelow] = [0, 0, 0];
  for (let goals = 0; goals <= MAX_GOALS; goals++) {
    const mass = homeMasses[goals] ?? 0;
    home += mass * awayBelow;
    draw += mass * (awayMasses[goals] ?? 0);
    awayBelow += awayMasses[goals] ?? 0;
  }
  return { home, draw, away: 1 - home - draw };
}

function correction(h: number, a: number, { home, away }: GoalMeans, rho: number): number {
  if (h === 0 && a === 0) return 1 - home * away * rho;
  if (h === 0 && a === 1) return 1 + home * rho;
  if (h === 1 && a === 0) return 1 + away * rho;
  if (h === 1 && a === 1) return 1 - rho;
  return 1;
}

function boundedRho(home: number, away: number, rho: number): number {
  return Math.min(Math.min(1, 1 / (home * away)), Math.max(-1 / home, -1 / away, rho));
}

/** The zero of a rising function between two bounds, or the bound that is nearer to it. */
function bisect(low: number, high: number, rising: (x: number) => number): number {
  // Stryker disable next-line EqualityOperator: a step more moves nothing that a price shows.
  for (let step = 0; step < 34; step++) {
    const middle = (low + high) / 2;
    // Stryker disable next-line EqualityOperator: a middle that is the zero may become either bound.
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
