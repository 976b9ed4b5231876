// What came into the house's bank today and what was paid out, against the seven days before. The books say it: the lines
// of the house's bank in postings that move it, by the hour. Capital is the house's own and no member's money.
import { sql } from "drizzle-orm";
import type { OverviewMoney } from "../../../src/api/contract/operator/overview.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { houseHour } from "../../db/schema.ts";
import { HOUSE } from "../../ledger/accounts.ts";
import { hourOfInstant, inHours } from "../house-hours.ts";
import { DAY_MS, hourNow, HOURS, midnightOf } from "./seoul-hours.ts";

const DAYS = 7;

interface Part {
  /** 0 is today, 7 the day a week ago. */
  daysAgo: number;
  hour: number;
  /** Up to the time of the day that it is now. */
  isBefore: boolean;
  in: number;
  out: number;
}

type Which = (part: Part) => boolean;

/** Of each of the eight days what came in its hour that runs now, up to the time of the day that it is now. */
export const runningQuery = (now: Date) => {
  const from = sql`${new Date(hourOfInstant(now.getTime())).toISOString()}::timestamptz - d.ago * interval '1 day'`;
  const to = sql`${now.toISOString()}::timestamptz - d.ago * interval '1 day'`;
  // The bank's entry is looked up for each posting: joined, all entries that the bank ever had would be read.
  return sql`select d.ago as "daysAgo", c.in::text as in, c.out::text as out
    from generate_series(0, ${sql.raw(String(DAYS))}) as d(ago) cross join lateral (
      select coalesce(sum(e.amount) filter (where p.kind <> 'payout'), 0) as in,
        coalesce(sum(-e.amount) filter (where p.kind = 'payout'), 0) as out
      from posting p cross join lateral (
        select amount from entry where posting_id = p.id and account_id = ${HOUSE.bank} offset 0) e
      where p.kind in ('deposit','charge','payout','reversal') and p.at >= ${from} and p.at <= ${to}) c`;
};

/** The eight days in parts. What came after now is no part of today. */
async function readParts(db: Queryable, now: Date): Promise<Part[]> {
  const [midnight, running] = [midnightOf(now), hourNow(now)];
  const [whole, begun] = await Promise.all([
    rowsFrom<{ at: number; in: number; out: number }>(
      db,
      sql`select extract(epoch from hour)::float8 * 1000 as at, sum(taken)::float8 as in, sum(paid)::float8 as out
        from ${houseHour} where ${inHours("cash", { from: midnight - DAYS * DAY_MS, to: hourOfInstant(now.getTime()) })}
        group by hour`,
    ),
    rowsFrom<{ daysAgo: number; in: string; out: string }>(db, runningQuery(now)),
  ]);
  const parts = whole.map(({ at, ...cash }): Part => {
    const inDays = (at - midnight) / DAY_MS;
    const hour = Math.round((inDays - Math.floor(inDays)) * HOURS.length);
    return { daysAgo: -Math.floor(inDays), hour, isBefore: hour < running, ...cash };
  });
  for (const row of begun) {
    const before = { daysAgo: row.daysAgo, hour: running, isBefore: true, in: Number(row.in), out: Number(row.out) };
    parts.push(before);
    // The whole hour of a day before holds it, too.
    if (row.daysAgo > 0) parts.push({ ...before, isBefore: false, in: -before.in, out: -before.out });
  }
  return parts;
}

export async function readMoneyToday(db: Queryable, now: Date): Promise<OverviewMoney> {
  const parts = await readParts(db, now);
  const running = hourNow(now);
  const sum = (name: "in" | "out", which: Which): number =>
    parts.reduce((total, part) => (which(part) ? total + part[name] : total), 0);
  const mean = (name: "in" | "out", which: Which): number =>
    Math.round(sum(name, (part) => part.daysAgo > 0 && which(part)) / DAYS);
  const against = (name: "in" | "out") => ({
    today: sum(name, ({ daysAgo }) => daysAgo === 0),
    mean: mean(name, ({ isBefore }) => isBefore),
  });
  const upTo =
    (hour: number): Which =>
    (part) =>
      part.hour <= hour;
  const todayUpTo = (name: "in" | "out", hour: number) =>
    hour > running ? null : sum(name, (part) => part.daysAgo === 0 && part.hour <= hour);
  return {
    in: against("in"),
    out: against("out"),
    hours: HOURS.map((hour) => ({
      hour,
      in: todayUpTo("in", hour),
      inMean: mean("in", upTo(hour)),
      out: todayUpTo("out", hour),
      outMean: mean("out", upTo(hour)),
    })),
  };
}
