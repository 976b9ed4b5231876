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
  const deuce = (rally * rally) / (rally * rally + (1 - rally) * (1 - rally));
  if (home >= target && home - away >= 2) return 1;
  if (away >= target && away - home >= 2) return 0;
  if (home >= target - 1 && away >= target - 1) {
    if (home === away) return deuce;
    return home > away ? rally + (1 - rally) * deuce : rally * deuce;
  }
  // Backwards over all scores below deuce; row h holds chances at (h, a).
  let next: number[] = [];
  for (let h = target; h >= home; h--) {
    const row: number[] = [];
    for (let a = target; a >= away; a--) {
      if (h === target && a === target) row[a] = deuce;
      else if (h === target) row[a] = a <= target - 2 ? 1 : rally + (1 - rally) * deuce;
      else if (a === target) row[a] = h <= target - 2 ? 0 : rally * deuce;
      else if (h === target - 1 && a === target - 1) row[a] = deuce;
      else row[a] = rally * (next[a] ?? 0) + (1 - rally) * (row[a + 1] ?? 0);
    }
    next = row;
  }
  return next[away] ?? 0.5;
}

/** Final sets from a running score; the unit of lines and totals is the set. */
export function setModel(
  rally: number,
  from: SetScore = { home: 0, away: 0, homePoints: 0, awayPoints: 0 },
): ScoreModel {
  const outcomes: Outcome[] = [];
  const walk = (home: number, away: number, probability: number, points: { home: number; away: number }): void => {
    if (home === SETS_TO_WIN || away === SETS_TO_WIN) {
      outcomes.push({ home, away, probability });
      return;
    }
    const chance = setChance(rally, pointsToWin(home + away + 1), points.home, points.away);
    walk(home + 1, away, probability * chance, { home: 0, away: 0 });
    walk(home, away + 1, probability * (1 - chance), { home: 0, away: 0 });
  };
  walk(from.home, from.away, 1, { home: from.homePoints, away: from.awayPoints });
  return modelOf(outcomes);
}
