// The periods of a result as members read them: those of the specification's table, by the scores that settle bets.
import { PERIOD_NAMES, periodName } from "../labels/periods.ts";
import { PERIOD, PERIOD_PARTS, SPORT } from "../market.ts";
import type { Goals } from "../markets/kind.ts";
import { goalsOf } from "./leg-outcome.ts";
import type { ScoreResult } from "./result.ts";

export interface ResultPeriod extends Goals {
  period: string;
}

const BY_SCORE: ReadonlySet<string> = new Set([PERIOD.firstHalf, PERIOD.secondHalf, PERIOD.fullTime]);
/** The other codes that markets have. Of the rest a result tells, and no bet reads it. */
const BY_PERIOD: ReadonlySet<string> = new Set([...PERIOD_PARTS, PERIOD.withOvertime, PERIOD.withPenalties]);
const codesOf = (sportId: string): string[] =>
  // Numbers stand in an object in their own order: parts, halves, extra time, and then the whole.
  Object.keys(PERIOD_NAMES[sportId] ?? PERIOD_NAMES[SPORT.football] ?? {});

/**
 * What a result tells, in the order of the codes. Extra time and shoot-out are left out where the result does not tell
 * them apart from full time: their bets read the final score then.
 */
export function resultPeriods(sportId: string, result: ScoreResult): ResultPeriod[] {
  const shown = new Set<string>();
  return codesOf(sportId).flatMap((period) => {
    const goals = goalsAt(period, result);
    const name = periodName(sportId, period);
    // In ice hockey two codes name the first third.
    if (!goals || shown.has(name)) return [];
    shown.add(name);
    return [{ period, home: goals.home, away: goals.away }];
  });
}

function goalsAt(period: string, result: ScoreResult): Goals | null {
  const told = result.periods?.[period] ?? null;
  const isSettled = BY_SCORE.has(period) || (told !== null && BY_PERIOD.has(period));
  return isSettled ? goalsOf(period, result).goals : told;
}
