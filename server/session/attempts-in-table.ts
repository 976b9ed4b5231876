// Attempts as rows of the database.
import { inArray, lt, sql } from "drizzle-orm";
import type { ServerContext } from "../context.ts";
import type { Db } from "../db/open.ts";
import { attempt } from "../db/schema.ts";

const LONGEST_WINDOW_MS = 3_600_000;

export interface KeyedCounter {
  key: string;
  max: number;
  windowMs: number;
}

/** An attempt that was let through. */
export interface TakenAttempt {
  /** The guess was right: it and the account's failures before it, from the same place, are forgotten. */
  forget(): Promise<void>;
}

export async function takeInTable(
  db: Db,
  now: number,
  counters: readonly KeyedCounter[],
): Promise<TakenAttempt | null> {
  const rows = await db
    .insert(attempt)
    .values(counters.map(({ key }) => ({ counter: key, at: new Date(now) })))
    .returning({ id: attempt.id });
  const ids = rows.map((row) => row.id);
  for (const { key, max, windowMs } of counters) {
    const since = new Date(now - windowMs).toISOString();
    const n = await db.$count(attempt, sql`${attempt.counter} = ${key} and ${attempt.at} > ${since}::timestamptz`);
    if (n <= max) continue;
    // What was refused does not count, or an attacker could keep a member out for ever.
    await db.delete(attempt).where(inArray(attempt.id, ids));
    return null;
  }
  const first = counters[0]?.key ?? "";
  return {
    forget: async () =>
      void (await db.delete(attempt).where(sql`${attempt.counter} = ${first} or ${inArray(attempt.id, ids)}`)),
  };
}

/** Rows that no window reaches any more. */
export async function forgetOldAttempts({ database, clock }: ServerContext): Promise<void> {
  await database.db.delete(attempt).where(lt(attempt.at, new Date(clock.now() - LONGEST_WINDOW_MS)));
}
