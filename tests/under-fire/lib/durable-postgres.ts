// PostgreSQL that writes to the disk before it answers, as in production.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { sql } from "drizzle-orm";
import { rowsFrom } from "../../../server/db/execute.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { audit } from "../../../server/ledger/audit.ts";
import { startSeededPostgres, type TestPostgres } from "../../api/lib/postgres.ts";
import { readCompose, settingsOf } from "../../rolling/compose.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/**
 * With the settings of compose.yaml, but for the archive, which wants a place of its own. Throws where it would not wait for
 * the disk.
 */
export async function startDurablePostgres(): Promise<TestPostgres> {
  const ofProduction = settingsOf(readCompose(root), "postgres").filter((one) => !one.startsWith("archive_"));
  const postgres = await startSeededPostgres({ settings: [...ofProduction, "fsync=on"] });
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting <> 'on'",
  );
  await client.end();
  if (rows.length > 0) throw new Error(`off: ${rows.map(({ name }) => name).join(", ")}`);
  return postgres;
}

/** The first line of the file is the process that all sessions are children of. */
export const processOf = ({ folder }: TestPostgres): number =>
  Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);

/** What stands when nobody serves any more: the bets of the suite's members, and what is wrong in the books. */
export async function booksOf({ url }: TestPostgres): Promise<{ bets: number; differences: string[] }> {
  const database = await openDatabase({ databaseUrl: url, dataDir: "memory", poolSize: 1 });
  try {
    const [stored] = await rowsFrom<{ bets: number }>(
      database.db,
      sql`select count(*)::int as bets from bet join member m on m.id = bet.member_id where m.user_id like 't%'`,
    );
    const { differences } = await audit(database.db);
    return { bets: stored?.bets ?? Number.NaN, differences };
  } finally {
    await database.close();
  }
}
