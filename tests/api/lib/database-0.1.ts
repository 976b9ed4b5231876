// A database as version 0.1 left it, after its last migration 0057: the demo's data with a charge, an exchange, bets, a
// sold bet and calls of a provider. The rows were written by pg_dump.
import { type SQL, sql } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Executing, rowsFrom } from "../../../server/db/execute.ts";

const recorded = (part: "schema" | "rows"): string => {
  const file = join(import.meta.dirname, "..", "..", "recordings", `database-0.1-${part}.sql.gz`);
  return gunzipSync(readFileSync(file)).toString("utf8");
};

/** Its migrations, one after the other, for an empty database. */
export const schemaOf01 = (): string => recorded("schema");
/** Its rows, for who may put triggers aside. */
export const rowsOf01 = (): string => recorded("rows");

/** The key that seals its secrets. */
export const SECRET_OF_01 = "s".repeat(32);

/** The number of rows of each table of the site, and a sum of their texts. */
export async function contentsOf(db: Executing): Promise<{ table: string; rows: number; sum: string }[]> {
  const tables = await rowsFrom<{ table: string }>(
    db,
    sql`select format('%I', tablename) as table from pg_tables where schemaname = 'public' order by 1`,
  );
  const contents = [];
  for (const { table } of tables) {
    const query: SQL = sql`select ${table}::text as table, count(*)::int as rows, coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as sum from ${sql.raw(table)} t`;
    contents.push(...(await rowsFrom<{ table: string; rows: number; sum: string }>(db, query)));
  }
  return contents;
}
