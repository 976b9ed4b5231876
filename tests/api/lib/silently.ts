// Changes rows behind the back of the database's own triggers, as who has its keys could.
import { type SQL, sql } from "drizzle-orm";
import type { TestServer } from "./harness.ts";

export async function silently({ context }: TestServer, ...statements: readonly SQL[]): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
}

/** Counts the lists and the hours of the house anew, after bets were written or removed without their triggers. */
export const COUNTED_ANEW = [
  sql`delete from list_count where list = 'bet'`,
  sql`insert into list_count (list, owner, day, first, second, rows, stake, paid)
    select * from list_counted where list = 'bet'`,
  sql`delete from house_hour`,
  sql`insert into house_hour (what, hour, game_type, state, rows, taken, paid) select * from house_hour_counted`,
];
