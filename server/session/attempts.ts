// Attempts are counted against guessing and flooding, also across nodes: the table is the counter.
import { createHash } from "node:crypto";
import { inArray, lt, sql } from "drizzle-orm";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import { attempt } from "../db/schema.ts";
import { ApiError } from "../errors.ts";

export interface Counter {
  /** What is counted, such as `login:member01:203.0.113.7`. */
  name: string;
  max: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_WINDOW_MS = HOUR_MS;

/** Guesses at one account from one address, or from one browser that knows the account. */
const GUESSES_PER_ACCOUNT = 10;
/** Many members may sit behind one address. */
const GUESSES_PER_ADDRESS = 100;
/** Guesses at the code that sets a new password. */
const GUESSES_PER_RESET = 5;
const RESETS_PER_ADDRESS = 30;
const SIGN_UPS_PER_ADDRESS = 20;
const RECOMMENDERS_PER_ADDRESS = 20;
const WITHDRAWALS_PER_ADDRESS = 240;
const SIGN_UPS_PER_CODE = 60;
const CODES_PER_MEMBER = 10;
const CODES_PER_ADDRESS = 100;
const GUESSES_PER_FACTOR = 5;
const GUESSES_OF_UNKNOWN = 20;

/**
 * The counters of one guess. A browser that has logged in to this account before has a counter of its own, so that
 * nobody else's guesses shut it out.
 */
export function guessCounters(userId: string, address: string, device: string | null): Counter[] {
  const account = userId.toLowerCase();
  const windowMs = 10 * MINUTE_MS;
  if (device !== null) return [{ name: `device:${account}:${device}`, max: GUESSES_PER_ACCOUNT, windowMs }];
  return [
    { name: `login:${account}:${address}`, max: GUESSES_PER_ACCOUNT, windowMs },
    { name: `login-address:${address}`, max: GUESSES_PER_ADDRESS, windowMs },
  ];
}

/** The same of the code that sets a new password: fewer, for the code is short. */
export function codeGuessCounters(userId: string, address: string, device: string | null): Counter[] {
  const account = userId.toLowerCase();
  const windowMs = 10 * MINUTE_MS;
  if (device !== null) return [{ name: `reset-device:${account}:${device}`, max: GUESSES_PER_RESET, windowMs }];
  return [
    { name: `reset:${account}:${address}`, max: GUESSES_PER_RESET, windowMs },
    { name: `reset-address:${address}`, max: RESETS_PER_ADDRESS, windowMs: HOUR_MS },
  ];
}

export function signUpCounters(code: string, address: string): Counter[] {
  return [
    { name: `join-address:${address}`, max: SIGN_UPS_PER_ADDRESS, windowMs: HOUR_MS },
    { name: `join-code:${code}`, max: SIGN_UPS_PER_CODE, windowMs: HOUR_MS },
  ];
}

/** The counters of a recommender's code that is asked for before the sign-up. */
export function recommenderCounters(code: string, address: string): Counter[] {
  return [
    { name: `recommender-address:${address}`, max: RECOMMENDERS_PER_ADDRESS, windowMs: HOUR_MS },
    { name: `recommender:${code}`, max: SIGN_UPS_PER_CODE, windowMs: HOUR_MS },
  ];
}

/** Keys that are given up without an account have no owner whose rows could be counted. */
export function withdrawalCounters(address: string): Counter[] {
  return [{ name: `withdraw:${address}`, max: WITHDRAWALS_PER_ADDRESS, windowMs: HOUR_MS }];
}

/**
 * Guesses at the code of a second factor by who knows the password. Unknown browsers count together as well: from many
 * addresses nobody has more guesses. A browser that is known has its own counter alone.
 */
export function codeCounters(memberId: string, address: string, device: string | null): Counter[] {
  const windowMs = 10 * MINUTE_MS;
  if (device !== null) return [{ name: `factor-device:${memberId}:${device}`, max: GUESSES_PER_FACTOR, windowMs }];
  return [
    { name: `factor:${memberId}:${address}`, max: GUESSES_PER_FACTOR, windowMs },
    { name: `factor-unknown:${memberId}`, max: GUESSES_OF_UNKNOWN, windowMs: HOUR_MS },
  ];
}

/** Guesses at the codes of coupons. */
export function couponCounters(memberId: string, address: string): Counter[] {
  const windowMs = 10 * MINUTE_MS;
  return [
    { name: `coupon:${memberId}`, max: CODES_PER_MEMBER, windowMs },
    { name: `coupon-address:${address}`, max: CODES_PER_ADDRESS, windowMs },
  ];
}

/** What an attempt wrote, so that a success can take it back. */
export interface TakenAttempt {
  ids: number[];
  /** The first counter: the one that a success clears. */
  first: string;
}

/**
 * Takes one attempt of every counter, before the password is looked at, so that attempts at the same time count
 * too. Throws ApiError too_many_requests.
 */
export async function takeAttempt(context: ServerContext, counters: readonly Counter[]): Promise<TakenAttempt> {
  const { db } = context.database;
  const now = context.clock.now();
  const keyed = counters.map((counter) => ({ ...counter, key: keyOf(counter.name) }));
  const rows = await db
    .insert(attempt)
    .values(keyed.map(({ key }) => ({ counter: key, at: new Date(now) })))
    .returning({ id: attempt.id });
  const ids = rows.map((row) => row.id);
  for (const { key, max, windowMs } of keyed) {
    const since = new Date(now - windowMs).toISOString();
    const n = await db.$count(attempt, sql`${attempt.counter} = ${key} and ${attempt.at} > ${since}::timestamptz`);
    if (n <= max) continue;
    // What was refused does not count, or an attacker could keep a member out for ever.
    await db.delete(attempt).where(inArray(attempt.id, ids));
    throw new ApiError("too_many_requests");
  }
  return { ids, first: keyed[0]?.key ?? "" };
}

/** A guess that was right: it and the account's failures before it, from the same place, are forgotten. */
export async function forgetAttempts(context: ServerContext, taken: TakenAttempt): Promise<void> {
  const { ids, first } = taken;
  await context.database.db.delete(attempt).where(sql`${attempt.counter} = ${first} or ${inArray(attempt.id, ids)}`);
}

/** Rows that no window reaches any more. */
export async function forgetOldAttempts(context: ServerContext): Promise<void> {
  await context.database.db
    .delete(attempt)
    .where(lt(attempt.at, new Date(dateNow(context.clock).getTime() - LONGEST_WINDOW_MS)));
}

function keyOf(name: string): string {
  return createHash("sha256").update(name).digest("hex");
}
