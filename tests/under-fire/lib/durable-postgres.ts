// PostgreSQL that writes to the disk before it answers, as in production.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { sql } from "drizzle-orm";
import { rowsFrom } from "../../../server/db/execute.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { audit } from "../../../server/ledger/audit.ts";
import { startSeededPostgres, type TestPostgres } from "../../api/lib/postgres.ts";

export async function startDurablePostgres(): Promise<TestPostgres> {
  const postgres = await startSeededPostgres();
  const owner = new pg.Client(postgres.url);
  await owner.connect();
  for (const setting of ["fsync", "full_page_writes"]) await owner.query(`alter system set ${setting} = on`);
  await owner.query("select pg_reload_conf()");
  await owner.end();
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
