// The table of keys: a key is claimed before the work of its command, and keeps the answer after it. Both stand in the
// transaction of the work, so that there is never one without the other.
import { and, eq, gte, inArray, isNull, lt, ne } from "drizzle-orm";
import { IDEMPOTENCY_HOURS } from "../../src/domain/common/constants.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Db, Queryable, Tx } from "../db/open.ts";
import { command } from "../db/schema.ts";
import { ApiError } from "../errors.ts";

/** Who sent it under which key, and a hash of what was asked. */
export interface KeyedRequest {
  owner: string;
  key: string;
  hash: string;
}

export interface KeptAnswer {
  status: number;
  /** JSON; null where the answer has no body. */
  body: string | null;
  ref: string | null;
}

/** In the place of a hash, which is hexadecimal: the owner gave the key up. */
const WITHDRAWN = "withdrawn";
const NO_LONGER_TAKEN = "취소한 요청입니다. 다시 시도해주세요.";
const KEPT = { status: command.status, body: command.body, ref: command.ref };
const ownKey = (owner: string, key: string) => and(eq(command.owner, owner), eq(command.key, key));

/**
 * Claims the key for the caller's transaction and returns null, or returns the answer that is kept under it. Waits for
 * a transaction that has claimed it. Throws ApiError key_reused for another request and for a key that was given up.
 */
export async function claimKey(tx: Queryable, clock: Clock, request: KeyedRequest): Promise<KeptAnswer | null> {
  const { owner, key, hash } = request;
  for (;;) {
    const claimed = await tx
      .insert(command)
      .values({ owner, key, requestHash: hash, status: 0, createdAt: dateNow(clock) })
      .onConflictDoNothing()
      .returning({ key: command.key });
    if (claimed.length > 0) return null;
    const kept = await keptAnswer(tx, clock, request);
    if (kept) return kept;
    await tx.delete(command).where(and(ownKey(owner, key), lt(command.createdAt, oldest(clock))));
  }
}

/** The answer that is kept for the request, or null. Throws as `claimKey` does. */
export async function keptAnswer(
  db: Queryable,
  clock: Clock,
  { owner, key, hash }: KeyedRequest,
): Promise<KeptAnswer | null> {
  const [row] = await db.select().from(command).where(ownKey(owner, key));
  return row ? answerOf(row, clock, hash) : null;
}

/** The answer of a key's row; null where it is no longer kept. Throws as `claimKey` does. */
export function answerOf(row: typeof command.$inferSelect, clock: Clock, hash: string): KeptAnswer | null {
  if (row.createdAt < oldest(clock)) return null;
  if (row.requestHash === WITHDRAWN) throw new ApiError("key_reused", NO_LONGER_TAKEN);
  if (row.requestHash !== hash) throw new ApiError("key_reused");
  return row;
}

/** Keeps the answer under a key that the transaction has claimed, or whose answer said that it waits for this one. */
export async function keepAnswer(
  tx: Queryable,
  { owner, key }: Pick<KeyedRequest, "owner" | "key">,
  answer: KeptAnswer,
): Promise<void> {
  await tx.update(command).set(answer).where(ownKey(owner, key));
}

/** What is kept under a key for the first of these owners who has it; a key that was given up has nothing. */
export async function findAnswer(
  db: Queryable,
  clock: Clock,
  owners: readonly string[],
  key: string,
): Promise<KeptAnswer | null> {
  const rows = await db
    .select({ owner: command.owner, requestHash: command.requestHash, createdAt: command.createdAt, ...KEPT })
    .from(command)
    .where(and(inArray(command.owner, [...owners]), eq(command.key, key)));
  const kept = rows.filter((row) => row.requestHash !== WITHDRAWN && row.createdAt >= oldest(clock));
  return owners.map((owner) => kept.find((row) => row.owner === owner)).find((row) => row !== undefined) ?? null;
}

/**
 * Takes a key away from every request that is still to come, for as long as keys are kept from now on. Waits for a
 * request that has claimed it. Returns null, or the answer that is kept, of which nothing is changed. `isFinal` false:
 * a refusal is no result, and gives way.
 */
export async function withdrawKey(
  tx: Tx,
  clock: Clock,
  owner: string,
  key: string,
  { isFinal }: { isFinal: boolean },
): Promise<KeptAnswer | null> {
  const claim = { requestHash: WITHDRAWN, status: 204, body: null, ref: null, createdAt: dateNow(clock) };
  for (;;) {
    const claimed = await tx
      .insert(command)
      .values({ owner, key, ...claim })
      .onConflictDoUpdate({
        target: [command.owner, command.key],
        set: claim,
        setWhere: isFinal ? eq(command.requestHash, WITHDRAWN) : isNull(command.ref),
      })
      .returning({ key: command.key });
    if (claimed.length > 0) return null;
    // Kept for as long as the claim would be, or a late request would find the key free again.
    const [kept] = await tx
      .update(command)
      .set({ createdAt: dateNow(clock) })
      .where(ownKey(owner, key))
      .returning(KEPT);
    // Gone meanwhile: keys are removed after their time.
    if (kept) return kept;
  }
}

/** A page gives up a key when an answer was lost, which is rare. */
const WITHDRAWALS_KEPT = 200;

/** Throws ApiError too_many_requests when the account has given up too many other keys: each is a row that is kept. */
export async function boundWithdrawals(tx: Queryable, clock: Clock, owner: string, key: string): Promise<void> {
  const others = and(
    eq(command.owner, owner),
    eq(command.requestHash, WITHDRAWN),
    ne(command.key, key),
    gte(command.createdAt, oldest(clock)),
  );
  if ((await tx.$count(command, others)) >= WITHDRAWALS_KEPT) throw new ApiError("too_many_requests");
}

/** Removes keys whose answers are no longer given. */
export async function purgeKeys(db: Db, clock: Clock): Promise<void> {
  await db.delete(command).where(lt(command.createdAt, oldest(clock)));
}

/** Answers that were kept before are no longer given. */
export function oldest(clock: Clock): Date {
  return new Date(clock.now() - IDEMPOTENCY_HOURS * 3_600_000);
}
