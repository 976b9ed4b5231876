// Failed logins are counted per account and per address, also across nodes: the table is the counter.
import { and, count, eq, gt, lt, or } from "drizzle-orm";
import type { ServerContext } from "../context.ts";
import { dateNow } from "../clock.ts";
import { loginAttempt } from "../db/schema.ts";
import { ApiError } from "../errors.ts";

export const ATTEMPT_WINDOW_MS = 10 * 60_000;
export const ATTEMPTS_PER_ACCOUNT = 10;
/** Many members may sit behind one address. */
export const ATTEMPTS_PER_ADDRESS = 100;

/**
 * Takes one attempt of the account and the address, before the password is looked at, so that attempts at
 * the same time count too. Throws ApiError too_many_requests. Returns the attempt's id.
 */
export async function takeAttempt(context: ServerContext, userId: string, address: string): Promise<number> {
  const { db } = context.database;
  const account = userId.toLowerCase();
  const [row] = await db
    .insert(loginAttempt)
    .values({ userId: account, address, at: dateNow(context.clock) })
    .returning({ id: loginAttempt.id });
  if (!row) throw new Error("attempt returned no id");
  const since = new Date(context.clock.now() - ATTEMPT_WINDOW_MS);
  const recent = async (which: ReturnType<typeof eq>): Promise<number> => {
    const [found] = await db
      .select({ n: count() })
      .from(loginAttempt)
      .where(and(which, gt(loginAttempt.at, since)));
    return found?.n ?? 0;
  };
  const byAccount = await recent(eq(loginAttempt.userId, account));
  const byAddress = await recent(eq(loginAttempt.address, address));
  if (byAccount <= ATTEMPTS_PER_ACCOUNT && byAddress <= ATTEMPTS_PER_ADDRESS) return row.id;
  // What was refused does not count, or an attacker could keep a member out for ever.
  await db.delete(loginAttempt).where(eq(loginAttempt.id, row.id));
  throw new ApiError("too_many_requests");
}

/** A login that succeeded: its own attempt and the account's earlier failures are forgotten. */
export async function forgetAttempts(context: ServerContext, attempt: number, userId: string): Promise<void> {
  await context.database.db
    .delete(loginAttempt)
    .where(or(eq(loginAttempt.id, attempt), eq(loginAttempt.userId, userId.toLowerCase())));
}

/** Rows that no window reaches any more. */
export async function forgetOldAttempts(context: ServerContext): Promise<void> {
  await context.database.db
    .delete(loginAttempt)
    .where(lt(loginAttempt.at, new Date(context.clock.now() - ATTEMPT_WINDOW_MS)));
}
