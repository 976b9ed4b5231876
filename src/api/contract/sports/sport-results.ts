import * as v from "valibot";
import { CalendarDate, Id } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";

/** GET /api/sports/results: fixtures that have a result, the latest kick-off first. */
export const SportResultsQuery = v.strictObject({
  sportId: v.optional(Id),
  /** The day of the kick-off in Seoul. */
  date: v.optional(CalendarDate),
  ...PageQuery,
});
export const SportResult = v.object({
  id: v.string(),
  sportId: v.string(),
  leagueName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
  startsAt: v.string(),
  /** Null for a fixture that is void. */
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  /** By the period codes of the specification: parts, halves, extra time, then the whole. */
  periods: v.array(v.object({ period: v.string(), home: v.number(), away: v.number() })),
});
export type SportResult = v.InferOutput<typeof SportResult>;
export const SportResults = pageOf(SportResult);
