// Members and bets of two years, written by the database itself: fill.sql.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

const FILLED = ["member", "account", "bet", "bet_pick", "money_request", "posting", "entry"];
const fill = readFileSync(join(import.meta.dirname, "fill.sql"), "utf8");

interface Filling {
  members: number;
  bets: number;
}

/** The statements; they want a session without triggers. */
export const fillStatements = ({ members, bets }: Filling): string[] =>
  fill
    .replaceAll(":members", String(members))
    .replaceAll(":bets", String(bets))
    .split(/;\s*\n/)
    .filter((statement) => statement.trim() !== "");

/** Fills a database that was migrated and seeded. */
export async function fillDatabase(url: string, filling: Filling): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'",
    );
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
       where indrelid::regclass::text = any($1) and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
      [FILLED],
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of fillStatements(filling)) await client.query(statement);
    for (const { made } of indexes) await client.query(made);
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/** The login of a member in the middle. */
export const memberInTheMiddle = (members: number): string => `site${String(Math.floor(members / 2)).padStart(8, "0")}`;

/** Returns when nothing but who asks works in the database: a start checks the books, which reads large tables. */
export async function untilQuiet(client: pg.Client, seconds: number): Promise<void> {
  for (let quiet = 0; quiet < seconds;) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
         and clock_timestamp() - query_start > interval '300 milliseconds'`,
    );
    quiet = rows.length === 0 ? quiet + 1 : 0;
  }
}
