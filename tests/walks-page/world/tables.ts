// Brings the database back to how it stood when it was kept. The rows of the ledger allow no change; for the time of
// putting them back their guards are off.
import { sql } from "drizzle-orm";
import { execute } from "../../../server/sports/feed/writer.ts";
import type { Db } from "../../../server/db/open.ts";

/** Each table with the columns that are written: the database fills the others itself. */
async function tablesOf(db: Db): Promise<{ name: string; columns: string }[]> {
  const { rows } = await execute<{ name: string; columns: string }>(
    db,
    sql`select table_name as name, string_agg(format('%I', column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
      where table_schema = 'public' and is_generated = 'NEVER' group by table_name order by 1`,
  );
  return rows;
}

export async function keepTables(db: Db): Promise<() => Promise<void>> {
  const tables = await tablesOf(db);
  await db.execute(sql`create schema kept`);
  for (const { name } of tables) await db.execute(sql.raw(`create table kept."${name}" as table public."${name}"`));
  const all = tables.map(({ name }) => `public."${name}"`).join(", ");
  const fills = tables.map(
    ({ name, columns }) =>
      `insert into public."${name}" (${columns}) overriding system value select ${columns} from kept."${name}";`,
  );
  const whole = `do $$ begin truncate ${all}; ${fills.join(" ")} end $$`;
  return () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(whole));
    });
}
