// The database as its administrator reads it: every column of every table, of each schema, as text.
import { sql } from "drizzle-orm";
import { rowsFrom } from "../../../server/db/execute.ts";
import type { Db } from "../../../server/db/open.ts";

export async function everyColumn(db: Db): Promise<string> {
  const tables = await rowsFrom<{ name: string }>(
    db,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsFrom<{ row: string }>(db, sql`select t::text as row from ${sql.raw(name)} t`);
    texts.push(name, ...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}
