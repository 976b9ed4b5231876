// Brings the database back to how it stood when it was kept. The rows of the ledger allow no change; for the time of
// putting them back their guards are off.
import { sql } from "drizzle-orm";
import { execute } from "../../../server/feed/writer.ts";
import type { Db } from "../../../server/db/open.ts";

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await execute<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

export async function keepTables(db: Db): Promise<() => Promise<void>> {
  const tables = await tablesOf(db);
  await db.execute(sql`create schema kept`);
  for (const name of tables) await db.execute(sql.raw(`create table kept."${name}" as table public."${name}"`));
  const all = tables.map((name) => `public."${name}"`).join(", ");
  const fills = tables.map((name) => `insert into public."${name}" overriding system value table kept."${name}";`);
  const whole = `do $$ begin truncate ${all}; ${fills.join(" ")} end $$`;
  return () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(whole));
    });
}
