// What all accounts hold, by kind: kept of the last hour that is over, with what was posted since. Millions of accounts are
// not summed up for a page, and a sum beside them would be one row that all postings wait for. docs/decisions/reports.md.
import { sql, type SQL } from "drizzle-orm";
import { seoulDay } from "../../../src/domain/common/time.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";

const REPORT = "balances";
/** What is kept, and how: what another one kept is not used. */
const SOURCE = "kind, balance, until, after: 1";
const HOUR_MS = 3_600_000;

interface Kept extends Record<string, unknown> {
  kind: string;
  /** Of all accounts of the kind, at `until`. */
  balance: number;
  until: string;
  /** Postings from `until` on have a higher id. */
  after: number;
}

const OF_ACCOUNTS = sql`select kind, sum(balance)::bigint as balance from account group by kind`;

/**
 * The kind of an account is the beginning of its id. The entries of each posting are looked up: joined, those of all
 * postings may be read.
 */
const postedSince = (until: SQL, after: SQL): SQL => sql`
  select e.kind, e.amount as balance
  from posting p cross join lateral (
    select split_part(account_id, ':', 1) as kind, amount from entry where posting_id = p.id offset 0) e
  where p.id > ${after}::bigint and p.at >= ${until}::timestamptz`;

/** Of the moment: `kind` and `balance`. */
export async function balancesNow(db: Queryable): Promise<SQL> {
  const [newest] = await rowsFrom<{ rows: Kept[] }>(
    db,
    sql`select rows from report_day where report = ${REPORT} and source = ${SOURCE} order by day desc limit 1`,
  );
  const [first] = newest?.rows ?? [];
  if (!newest || !first) return OF_ACCOUNTS;
  return sql`
    select kind, sum(balance)::bigint as balance from (
      select kind, balance from jsonb_to_recordset(${JSON.stringify(newest.rows)}::jsonb) as k(kind text, balance bigint)
      union all (${postedSince(sql`${first.until}`, sql`${first.after}`)})) b
    group by kind`;
}

/**
 * Keeps what the accounts hold less what was posted since the last hour that is over since an hour, unless that is kept. A
 * transaction does not take that long, nor are clocks apart by as much; what comes later all the same is found an hour
 * later, when the accounts are read anew, and until then it shows as a difference.
 */
export async function keepBalances(db: Queryable, now: Date): Promise<void> {
  const until = new Date((Math.floor(now.getTime() / HOUR_MS) - 1) * HOUR_MS).toISOString();
  const day = seoulDay(until);
  const kept = await rowsFrom(
    db,
    sql`select 1 from report_day where report = ${REPORT} and day >= ${day}::date and source = ${SOURCE}
      and rows->0->>'until' >= ${until}`,
  );
  if (kept.length > 0) return;
  await db.execute(sql`
    with passed as materialized (
        select coalesce(max(id), 0) as after from posting where at < ${until}::timestamptz - interval '1 hour'),
      posted as (
        select kind, sum(balance)::bigint as balance
        from (${postedSince(sql`${until}`, sql`(select after from passed)`)}) s group by kind)
    insert into report_day (report, day, source, rows)
    select ${REPORT}, ${day}::date, ${SOURCE}, coalesce(jsonb_agg(jsonb_build_object('kind', a.kind,
      'balance', a.balance - coalesce(p.balance, 0), 'until', ${until}::text, 'after', (select after from passed))), '[]')
    from (${OF_ACCOUNTS}) a left join posted p on p.kind = a.kind
    on conflict (report, day) do update set source = excluded.source, rows = excluded.rows`);
}
