// What reports read of many bets is kept of days that are over, by the same query that reads the other days. A bet that
// changes after its day marks the day (bets_changed), and it is read anew. docs/decisions/reports.md.
import { createHash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { seoulDay, seoulDayBounds, seoulDayNumber, seoulMidnight } from "../../../src/domain/common/time.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { balancesNow, keepBalances } from "./balances.ts";
import type { ByDay, ReportAsked, ReportDefinition } from "./kit.ts";
import { REPORTS } from "./reports.ts";

interface Kept {
  name: string;
  byDay: ByDay;
  /** Of the query: what another one found is not used. */
  source: string;
}

const dialect = new PgDialect();
const NO_DAYS: ReportAsked = { from: "", to: "", now: "", text: null, choice: null, within: null };
const NOTHING = sql`select`;

function keptOf({ name, byDay }: ReportDefinition): Kept | null {
  if (!byDay) return null;
  const query = dialect.sqlToQuery(byDay.query(NO_DAYS));
  const text = JSON.stringify([byDay.columns, query.sql, query.params]);
  return { name, byDay, source: createHash("sha256").update(text).digest("hex") };
}
const KEPT: readonly Kept[] = REPORTS.flatMap((one) => keptOf(one) ?? []);

const unchanged = sql`not exists (select 1 from report_day_changed c where c.day = d.day)`;
const inDays = (days: readonly string[]): SQL => sql`d.day = any(${`{${days.join(",")}}`}::date[])`;

/** What the report selects by day of the asked period: as it is kept, and from the bets where it is not; or of accounts. */
export async function daysOf(db: Queryable, definition: ReportDefinition, asked: ReportAsked): Promise<SQL> {
  if (definition.ofAccounts) return balancesNow(db);
  const kept = KEPT.find(({ byDay }) => byDay === definition.byDay);
  if (!kept) return NOTHING;
  const { name, byDay, source } = kept;
  const rows = await rowsFrom<{ day: string }>(
    db,
    sql`select d.day::text as day from report_day d where d.report = ${name} and d.source = ${source} and ${unchanged}
      and d.day >= ${seoulDay(asked.from)}::date and d.day < ${seoulDay(asked.to)}::date order by 1`,
  );
  const days = rows.map(({ day }) => day);
  const parts = gapsBetween(days, asked).map((span) => byDay.query({ ...asked, ...span }));
  if (days.length > 0)
    parts.push(sql`select r.* from report_day d, jsonb_to_recordset(d.rows) as r(${sql.raw(byDay.columns)})
      where d.report = ${name} and ${inDays(days)}`);
  return sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
}

/** The spans of the period between the days, which are in order. */
function gapsBetween(days: readonly string[], { from, to }: ReportAsked): { from: string; to: string }[] {
  const gaps: { from: string; to: string }[] = [];
  let begins = from;
  const upTo = (ends: string) => {
    if (begins < ends) gaps.push({ from: begins, to: ends });
  };
  for (const day of days) {
    const bounds = seoulDayBounds(day);
    upTo(new Date(bounds.from).toISOString());
    begins = new Date(bounds.to).toISOString();
  }
  upTo(to);
  return gaps;
}

/** A transaction that is this old is over: what was settled before midnight is there to be read. */
const SETTLED_MS = 3_600_000;
/** How long one run takes at most, besides the day that it is at. */
const RUN_MS = 10_000;

/**
 * Keeps what accounts hold, and the days that are over and are not kept, or not as they are now: the newest first. Returns
 * how many days are left.
 */
export async function keepDays({
  database: { db },
  clock,
}: Pick<ServerContext, "database" | "clock">): Promise<number> {
  const endsAt = performance.now() + RUN_MS;
  const now = dateNow(clock);
  await keepBalances(db, now);
  const days = await daysToKeep(db, now);
  for (const [at, day] of days.entries()) {
    if (performance.now() > endsAt) return days.length - at;
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await keepDay(db, day);
  }
  return 0;
}

/** A day is over by the clock of the server and by that of the database, which marks by its own. */
async function daysToKeep(db: Queryable, now: Date): Promise<string[]> {
  const [span] = await rowsFrom<{ first: Date | string | null; now: Date | string }>(
    db,
    sql`select (select min(placed_at) from bet) as first, least(now(), ${now.toISOString()}::timestamptz) as now`,
  );
  if (!span?.first) return [];
  const first = seoulDayNumber(new Date(span.first).getTime());
  const over = seoulDayNumber(new Date(span.now).getTime() - SETTLED_MS);
  if (over <= first) return [];
  const sources = sql.join(
    KEPT.map(({ name, source }) => sql`(${name}, ${source})`),
    sql`, `,
  );
  const rows = await rowsFrom<{ day: string }>(
    db,
    sql`select d.day::text as day from report_day d where (d.report, d.source) in (${sources}) and ${unchanged}
      group by d.day having count(*) = ${KEPT.length}`,
  );
  const kept = new Set(rows.map(({ day }) => day));
  return Array.from({ length: over - first }, (_, at) => seoulDay(seoulMidnight(over - 1 - at))).filter(
    (day) => !kept.has(day),
  );
}

/**
 * Of one moment: a mark that it sees it removes, with what the day was before; one that comes later stays, and with it the
 * day is read from the bets.
 */
async function keepDay(db: Queryable, day: string): Promise<void> {
  const { from, to } = seoulDayBounds(day);
  const asked = { ...NO_DAYS, from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`delete from report_day_changed where day = ${day}::date`);
      for (const { name, byDay, source } of KEPT)
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await tx.execute(sql`insert into report_day (report, day, source, rows)
          select ${name}, ${day}::date, ${source}, coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${byDay.query(asked)}) r
          on conflict (report, day) do update set source = excluded.source, rows = excluded.rows`);
    },
    { isolationLevel: "repeatable read" },
  );
}
