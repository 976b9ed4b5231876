// What came into the house's bank today and what was paid out, against the seven days before. The books say it: the lines
// of the house's bank in postings that move it, by the hour. Capital is the house's own and no member's money.
import { sql } from "drizzle-orm";
import type { OverviewMoney } from "../../../src/api/contract/operator/overview.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { houseHour } from "../../db/schema.ts";
import { HOUSE } from "../../ledger/accounts.ts";
import { hourOfInstant, inHours } from "../house-hours.ts";
import { DAY_MS, hourNow, hourOf, HOURS, midnightOf } from "./seoul-hours.ts";

const DAYS = 7;

/** What came in an hour of the day: of today, or of the seven days before together. */
interface Part {
  isToday: boolean;
  hour: number;
  /** Up to the time of the day that it is now. */
  isBefore: boolean;
  in: number;
  out: number;
}

type Which = (part: Part) => boolean;

/** What came in the hour that runs now, up to the time of the day that it is now. */
export const runningQuery = (now: Date) => {
  const from = sql`${new Date(hourOfInstant(now.getTime())).toISOString()}::timestamptz - d.ago * interval '1 day'`;
  const to = sql`${now.toISOString()}::timestamptz - d.ago * interval '1 day'`;
  // The bank's entry is looked up for each posting: joined, all entries that the bank ever had would be read.
  return sql`select d.ago = 0 as "isToday", sum(c.in)::float8 as in, sum(c.out)::float8 as out
    from generate_series(0, ${sql.raw(String(DAYS))}) as d(ago) cross join lateral (
      select coalesce(sum(e.amount) filter (where p.kind <> 'payout'), 0) as in,
        coalesce(sum(-e.amount) filter (where p.kind = 'payout'), 0) as out
      from posting p cross join lateral (
        select amount from entry where posting_id = p.id and account_id = ${HOUSE.bank} offset 0) e
      where p.kind in ('deposit','charge','payout','reversal') and p.at >= ${from} and p.at <= ${to}) c
    group by 1`;
};

type Read = Pick<Part, "isToday" | "in" | "out">;

/** The eight days in parts. What came after now is no part of today. */
async function readParts(db: Queryable, now: Date): Promise<Part[]> {
  const [midnight, running] = [midnightOf(now), hourNow(now)];
  const today = sql`hour >= ${new Date(midnight).toISOString()}::timestamptz`;
  const [whole, begun] = await Promise.all([
    rowsFrom<Read & { hour: number }>(
      db,
      sql`select ${today} as "isToday", ${hourOf(sql`hour`)} as hour, sum(taken)::float8 as in, sum(paid)::float8 as out
        from ${houseHour} where ${inHours("cash", { from: midnight - DAYS * DAY_MS, to: hourOfInstant(now.getTime()) })}
        group by 1, 2`,
    ),
    rowsFrom<Read>(db, runningQuery(now)),
  ]);
  return [
    ...whole.map((row) => ({ ...row, isBefore: row.hour < running })),
    ...begun.map((row) => ({ ...row, hour: running, isBefore: true })),
    // The whole hour of the days before holds it, too.
    ...begun
      .filter(({ isToday }) => !isToday)
      .map((row) => ({ ...row, hour: running, isBefore: false, in: -row.in, out: -row.out })),
  ];
}

export async function readMoneyToday(db: Queryable, now: Date): Promise<OverviewMoney> {
  const parts = await readParts(db, now);
  const running = hourNow(now);
  const sum = (name: "in" | "out", which: Which): number =>
    parts.reduce((total, part) => (which(part) ? total + part[name] : total), 0);
  const mean = (name: "in" | "out", which: Which): number =>
    Math.round(sum(name, (part) => !part.isToday && which(part)) / DAYS);
  const against = (name: "in" | "out") => ({
    today: sum(name, ({ isToday }) => isToday),
    mean: mean(name, ({ isBefore }) => isBefore),
  });
  const upTo =
    (hour: number): Which =>
    (part) =>
      part.hour <= hour;
  const todayUpTo = (name: "in" | "out", hour: number) =>
    hour > running ? null : sum(name, (part) => part.isToday && part.hour <= hour);
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
