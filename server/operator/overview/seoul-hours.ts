// Days and hours of Seoul, which keeps nine hours ahead of UTC: an index of an instant finds them.
import { type SQL, sql } from "drizzle-orm";
import { seoul } from "../../../src/domain/common/time.ts";

export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);
export const DAY_MS = 86_400_000;

export const midnightOf = (now: Date): number => seoul(now).startOf("day").valueOf();
export const hourNow = (now: Date): number => Math.floor((now.getTime() - midnightOf(now)) / 3_600_000);

/** The hour of the day of a column, 0 to 23. */
export const hourOf = (at: SQL): SQL => sql`extract(hour from ${at} at time zone 'Asia/Seoul')::int`;
