// The fields of a score by period, and the request that is made of them.
import type { OperatorFixturePage, ResultRequest } from "../../../api/contract/operator/fixtures.ts";
import { PERIOD } from "../../../domain/sports/market.ts";
import type { Goals as Score } from "../../../domain/sports/markets/kind.ts";
import { hasHalf, toldPeriods } from "../../../domain/sports/settlement/told-periods.ts";

export type ScoreRequest = Exclude<ResultRequest, { void: true }>;

/** One period of the form: the names of its two fields. */
export interface PeriodRow {
  code: string;
  home: string;
  away: string;
}

const HALF: PeriodRow = { code: PERIOD.firstHalf, home: "homeHalf", away: "awayHalf" };
export const partRows = (sportId: string): PeriodRow[] =>
  toldPeriods(sportId).map((code) => ({ code, home: `home${code}`, away: `away${code}` }));
/** All that may be left out. */
export const moreRows = (sportId: string): PeriodRow[] => [...(hasHalf(sportId) ? [HALF] : []), ...partRows(sportId)];

export type Values = { home: number; away: number } & Readonly<Record<string, number | undefined>>;

const goalsOf = (values: Values, { home, away }: PeriodRow): Score | null => {
  const [one, two] = [values[home], values[away]];
  return one === undefined || two === undefined ? null : { home: one, away: two };
};

/** What is not asked of the sport stays as the result in force says. */
export function requestOf(
  { sportId, result }: Pick<OperatorFixturePage["items"][number], "sportId" | "result">,
  values: Values,
): ScoreRequest {
  const half = hasHalf(sportId)
    ? goalsOf(values, HALF)
    : { home: result?.homeHalf ?? null, away: result?.awayHalf ?? null };
  const periods = Object.fromEntries(
    partRows(sportId).flatMap((row) => {
      const goals = goalsOf(values, row);
      return goals ? [[row.code, goals]] : [];
    }),
  );
  return {
    home: values.home,
    away: values.away,
    homeHalf: half?.home ?? null,
    awayHalf: half?.away ?? null,
    ...(Object.keys(periods).length > 0 && { periods }),
  };
}
