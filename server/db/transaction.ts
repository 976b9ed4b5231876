// Transactions that wait for each other in a circle, or too long: they are safe to run again.
import { AsyncLocalStorage } from "node:async_hooks";
import { sql, type SQL } from "drizzle-orm";
import { actingNow, tellActing } from "./acting.ts";
import { codeOf } from "./execute.ts";
import type { Db, Tx } from "./open.ts";

/** serialization_failure, deadlock_detected, lock_not_available, and what place_bet raises when something moved. */
const TRANSIENT = new Set(["40001", "40P01", "55P03", "HP001"]);
/** Nothing of the work stands, and it is safe to run again. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT.has(codeOf(error) ?? "");
}

/** What gave way is run again for so long, and so often: where a machine is slow, a run is long. */
const LONGEST_MS = 7_000;
const ATTEMPTS = 80;
const LONGEST_PAUSE_MS = 80;
/**
 * How long a run waits for a lock. One that leaves the queue of a lock comes back as the last of it, and where many want
 * the same it would never get it: each run is more patient. Less than half of the second after which the database ends one
 * of those who wait for each other.
 */
const PATIENCE_MS = 50;
const LONGEST_PATIENCE_MS = 400;

/** Which run of the work it is, from 1. */
const attempts = new AsyncLocalStorage<number>();

/** In milliseconds: 50 of the first three runs, then longer each time. */
export const patienceOf = (attempt: number): number =>
  Math.min(LONGEST_PATIENCE_MS, PATIENCE_MS * Math.max(1, attempt - 2));

/** Runs `work` in one transaction, again when it had to give way to another. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const acting = actingNow();
  const all = acting ? (tx: Tx) => tellActing(tx, acting).then(() => work(tx)) : work;
  return retrying(() => db.transaction(all));
}

/** Runs `work` again while it gives way to another. */
export async function retrying<T>(work: () => Promise<T>, isAgain = isTransient): Promise<T> {
  const endsAt = performance.now() + LONGEST_MS;
  for (let attempt = 1; ; attempt++) {
    try {
      return await attempts.run(attempt, work);
    } catch (error) {
      if ((attempt >= ATTEMPTS && performance.now() > endsAt) || !isAgain(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(attempt, LONGEST_PAUSE_MS)));
    }
  }
}

/**
 * From here on the transaction waits for no lock for long, but gives way and is run again: a feed
 * that writes many rows is never the one to be ended by the database because two wait for each other.
 */
export async function giveWaySoon(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = '${patienceOf(attempts.getStore() ?? 1)}ms'`));
}

/** Rows as one parameter, which both databases read the same way; follow it by `as v("name" type, …)`. */
export function rowsOf(rows: readonly object[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)`;
}
