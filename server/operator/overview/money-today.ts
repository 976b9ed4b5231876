// What came into the house's bank today and what was paid out, against the seven days before. The books say it: the lines
// of the house's bank in postings that move it. Capital is the house's own and no member's money.
import { sql } from "drizzle-orm";
import type { OverviewMoney } from "../../../src/api/contract/operator/overview.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { HOUSE } from "../../ledger/accounts.ts";
import { DAY_MS, hourNow, hourOf, HOURS, midnightOf } from "./seoul-hours.ts";

const DAYS = 7;

interface Row extends Record<string, unknown> {
  /** 0 is today, 7 the day a week ago. */
  daysAgo: number;
  hour: number;
  /** Up to the time of the day that it is now. */
  isBefore: boolean;
  in: string;
  out: string;
}

type Which = (row: Row) => boolean;

/**
 * `at` is named alone, so that the index of those kinds finds the rows. The bank's entry is looked up for each of them:
 * joined, all entries that the bank ever had would be read.
 */
export const cashQuery = (now: Date) => {
  const midnight = midnightOf(now);
  const from = new Date(midnight - DAYS * DAY_MS).toISOString();
  const daysAgo = sql`((${seoulDate(midnight)})::date - (p.at at time zone 'Asia/Seoul')::date)`;
  const sinceMidnight = sql`(p.at at time zone 'Asia/Seoul')::time`;
  return sql`select ${daysAgo} as "daysAgo", ${hourOf(sql`p.at`)} as hour,
      ${sinceMidnight} <= (${now.toISOString()}::timestamptz at time zone 'Asia/Seoul')::time as "isBefore",
      coalesce(sum(e.amount) filter (where p.kind <> 'payout'), 0)::text as in,
      coalesce(sum(-e.amount) filter (where p.kind = 'payout'), 0)::text as out
    from posting p cross join lateral (
      select amount from entry where posting_id = p.id and account_id = ${HOUSE.bank} offset 0) e
    where p.kind in ('deposit','charge','payout','reversal') and p.at >= ${from} and p.at <= ${now.toISOString()}
    group by 1, 2, 3`;
};

const seoulDate = (midnight: number) => sql`${new Date(midnight).toISOString()}::timestamptz at time zone 'Asia/Seoul'`;

export async function readMoneyToday(db: Queryable, now: Date): Promise<OverviewMoney> {
  const rows = await rowsFrom<Row>(db, cashQuery(now));
  const running = hourNow(now);
  const sum = (name: "in" | "out", which: Which): number =>
    rows.reduce((total, row) => (which(row) ? total + Number(row[name]) : total), 0);
  const mean = (name: "in" | "out", which: Which): number =>
    Math.round(sum(name, (row) => row.daysAgo > 0 && which(row)) / DAYS);
  const against = (name: "in" | "out") => ({
    today: sum(name, (row) => row.daysAgo === 0),
    mean: mean(name, (row) => row.isBefore),
  });
  const upTo =
    (hour: number): Which =>
    (row) =>
      row.hour <= hour;
  const todayUpTo = (name: "in" | "out", hour: number) =>
    hour > running ? null : sum(name, (row) => row.daysAgo === 0 && row.hour <= hour);
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
