// The score of each half: what a market of a half, and one that asks for both, is priced by.
import type { ScoreChance } from "../combination/score-chance.ts";
import { poisson } from "./distribution.ts";

interface Sides {
  readonly home: number;
  readonly away: number;
}

/** A half in which a side scores more than is counted is rarer than this. */
const RARE = 1e-4;
const MOST_GOALS = 14;

function highest(mean: number): number {
  const masses = poisson(mean, MOST_GOALS + 2);
  let above = 1;
  for (let count = 0; count < MOST_GOALS; count++) {
    above -= masses[count] ?? 0;
    if (above < RARE) return count;
  }
  return MOST_GOALS;
}

const masses = (mean: number) => poisson(mean, highest(mean));

/**
 * Goals of both halves with means for what is left of each, on top of what was scored. `from.half` is the score of the
 * first half so far, and its last one where nothing of it is left.
 */
export function halvesScores(
  first: Sides,
  second: Sides,
  from: { half: Sides; now: Sides } = { half: { home: 0, away: 0 }, now: { home: 0, away: 0 } },
): ScoreChance[] {
  const [firstHome, firstAway] = [masses(first.home), masses(first.away)];
  const [secondHome, secondAway] = [masses(second.home), masses(second.away)];
  const scores: ScoreChance[] = [];
  for (const [h1, p1] of firstHome.entries())
    for (const [a1, p2] of firstAway.entries())
      for (const [h2, p3] of secondHome.entries())
        for (const [a2, p4] of secondAway.entries())
          scores.push({
            result: {
              home: from.now.home + h1 + h2,
              away: from.now.away + a1 + a2,
              homeHalf: from.half.home + h1,
              awayHalf: from.half.away + a1,
            },
            probability: p1 * p2 * p3 * p4,
          });
  return scores;
}
