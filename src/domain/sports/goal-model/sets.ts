// Sets of volleyball: rallies to 25, the fifth set to 15, two ahead; three sets win the match.
import { modelOf, type Outcome, type ScoreModel } from "./score-model.ts";

export const SETS_TO_WIN = 3;
const LAST_SET = 5;

export interface SetScore {
  home: number;
  away: number;
  /** Points of the running set. */
  homePoints: number;
  awayPoints: number;
}

export function pointsToWin(set: number): number {
  return set === LAST_SET ? 15 : 25;
}

/** The chance to win a set to `target` from a score, when each rally is won with `rally`. */
export function setChance(rally: number, target: number, home = 0, away = 0): number {
  // Backwards over all scores that may follow; while row h is filled, what is left of it is still row h + 1.
  const chances = new Float64Array(Math.max(away, target) + 1);
  for (let h = Math.max(home, target); h >= home; h--)
    for (let a = Math.max(away, target); a >= away; a--)
      chances[a] = knownChance(rally, target, h, a) ?? rally * (chances[a] ?? 0) + (1 - rally) * (chances[a + 1] ?? 0);
  return chances[away] ?? 0;
}

/** The chance at a score where the set is over or the lead alone counts; null before. */
function knownChance(rally: number, target: number, home: number, away: number): number | null {
  const lead = home - away;
  if (home >= target && lead >= 2) return 1;
  if (away >= target && lead <= -2) return 0;
  if (Math.min(home, away) < target - 1) return null;
  const deuce = (rally * rally) / (rally * rally + (1 - rally) * (1 - rally));
  if (lead > 0) return rally + (1 - rally) * deuce;
  return lead < 0 ? rally * deuce : deuce;
}

/** Final sets from a running score; the unit of lines and totals is the set. */
export function setModel(
  rally: number,
  from: SetScore = { home: 0, away: 0, homePoints: 0, awayPoints: 0 },
): ScoreModel {
  const outcomes: Outcome[] = [];
  const walk = (home: number, away: number, probability: number, homePoints?: number, awayPoints?: number): void => {
    if (home === SETS_TO_WIN || away === SETS_TO_WIN) {
      outcomes.push({ home, away, probability });
      return;
    }
    const chance = setChance(rally, pointsToWin(home + away + 1), homePoints, awayPoints);
    walk(home + 1, away, probability * chance);
    walk(home, away + 1, probability * (1 - chance));
  };
  walk(from.home, from.away, 1, from.homePoints, from.awayPoints);
  return modelOf(outcomes);
}
