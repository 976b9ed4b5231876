// Transactions that wait for each other in a circle, or too long: they are safe to run again.
import { sql, type SQL } from "drizzle-orm";
import { actingNow, tellActing } from "./acting.ts";
import { codeOf } from "./execute.ts";
import type { Db, Tx } from "./open.ts";

/**
 * serialization_failure, deadlock_detected, lock_not_available, and what place_bet raises when something moved. A wait for a
 * lock that ends in the moment in which the lock is had is told as query_canceled.
 */
const TRANSIENT = new Set(["40001", "40P01", "55P03", "57014", "HP001"]);
/** Nothing of the work stands, and it is safe to run again. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT.has(codeOf(error) ?? "");
}

/** With the pause between them, some five seconds. */
const ATTEMPTS = 80;

/** Runs `work` in one transaction, again when it had to give way to another. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const acting = actingNow();
  const all = acting ? (tx: Tx) => tellActing(tx, acting).then(() => work(tx)) : work;
  return retrying(() => db.transaction(all));
}

/** Runs `work` again while it gives way to another. */
export async function retrying<T>(work: () => Promise<T>, isAgain = isTransient): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isAgain(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt));
    }
  }
}

/**
 * From here on the transaction waits for no lock longer than this, but gives way and is run again: a feed
 * that writes many rows is never the one to be ended by the database because two wait for each other.
 */
export async function giveWaySoon(tx: Tx): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '50ms'`);
}

/** Rows as one parameter, which both databases read the same way; follow it by `as v("name" type, …)`. */
export function rowsOf(rows: readonly object[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)`;
}
