// Attempts are counted against guessing and flooding, by all nodes together: in Redis where there is one, else in a table.
import { createHash } from "node:crypto";
import type { ServerContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { takeInRedis } from "./attempts-in-redis.ts";
import { type TakenAttempt, takeInTable } from "./attempts-in-table.ts";

export interface Counter {
  /** What is counted, such as `login:member01:203.0.113.7`. */
  name: string;
  max: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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
/** Guesses at what is asked for after the password: the code of a second factor, the password of withdrawals. */
const GUESSES_AT_SECOND = 5;
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
 * Guesses at a second proof by who has given the first: the code of a second factor, or the password of withdrawals in a
 * session. Unknown browsers count together as well: from many addresses nobody has more guesses. A browser that is known
 * has its own counter alone.
 */
export function secondCounters(
  of: "factor" | "withdrawal",
  memberId: string,
  { address, device }: { address: string; device: string | null },
): Counter[] {
  const windowMs = 10 * MINUTE_MS;
  if (device !== null) return [{ name: `${of}-device:${memberId}:${device}`, max: GUESSES_AT_SECOND, windowMs }];
  return [
    { name: `${of}:${memberId}:${address}`, max: GUESSES_AT_SECOND, windowMs },
    { name: `${of}-unknown:${memberId}`, max: GUESSES_OF_UNKNOWN, windowMs: HOUR_MS },
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

/**
 * Takes one attempt of every counter, before the password is looked at, so that attempts at the same time count
 * too. Throws ApiError too_many_requests.
 */
export async function takeAttempt(
  { database, clock, redis }: Pick<ServerContext, "database" | "clock" | "redis">,
  counters: readonly Counter[],
): Promise<TakenAttempt> {
  const [now, keyed] = [clock.now(), counters.map((counter) => ({ ...counter, key: keyOf(counter.name) }))];
  const inTable = () => takeInTable(database.db, now, keyed);
  // While Redis is away the table counts, from none on.
  const taken = await (redis ? takeInRedis(redis, now, keyed).catch(inTable) : inTable());
  if (!taken) throw new ApiError("too_many_requests");
  return taken;
}

function keyOf(name: string): string {
  return createHash("sha256").update(name).digest("hex");
}
