// Which rows of the whole database a piece of work wrote: what it did not name must stay as it is.
import { sql } from "drizzle-orm";
import { rowsFrom } from "../../../server/db/execute.ts";
import type { TestServer } from "./harness.ts";

/**
 * Rounds are laid and drawn meanwhile; each call that moves something keeps its key, and an operator's stands in the log and
 * in the sum of what one moved alone. Significant events are written beside what they are about, and have tests of their
 * own; the run of the server moves on. The sums of hours are merged; the audit compares them.
 */
const MEANWHILE = new Set([
  "game_round",
  "game_chain",
  "command",
  "beacon",
  "audit_entry",
  "audit_change",
  "audit_link",
  "operator_move",
  "server_run",
  "house_hour",
  "significant_event",
]);

/** What takes two: it is kept, and approved by a second operator, who logs in for it. */
export const BY_TWO = { approval: 1, session: 1, staff_device: 1 } as const;

/** Written since the mark, and all. */
type Rows = { name: string; fresh: number; all: number };

/**
 * By table, how many rows were added or changed and how many went: `{message: 2, "member (gone)": 1}`. Tables that nothing
 * was written to are left out.
 */
export async function rowsWritten(
  { context }: TestServer,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const { db } = context.database;
  const named = await rowsFrom<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const tables = named.map(({ name }) => name).filter((name) => !MEANWHILE.has(name));
  const [mark] = await rowsFrom<{ mark: string }>(db, sql`select pg_current_xact_id()::text as mark`);
  const read = async (): Promise<Map<string, Rows>> => {
    const counts = tables.map(
      (name) =>
        sql`select ${name}::text as name, count(*)::int as all, (count(*) filter (where xmin::text::bigint > ${mark?.mark ?? ""}::bigint))::int as fresh from ${sql.identifier(name)}`,
    );
    const rows = await rowsFrom<Rows>(db, sql.join(counts, sql` union all `));
    return new Map(rows.map((row) => [row.name, row]));
  };
  const before = await read();
  await work();
  const written: Record<string, number> = {};
  for (const [name, { all, fresh }] of await read()) {
    if (fresh > 0) written[name] = fresh;
    const gone = (before.get(name)?.all ?? 0) - all;
    if (gone > 0) written[`${name} (gone)`] = gone;
  }
  return written;
}
