// One answer a key: decisions, rule 11. The key's row, the bet and its posting stand in one transaction, so
// that there is never one without the others.
import { and, eq, isNull, lt } from "drizzle-orm";
import { createHash } from "node:crypto";
import { IDEMPOTENCY_HOURS } from "../../../src/domain/constants.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Db, Tx } from "../../db/open.ts";
import { idempotencyKey } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";

/** An answer that is kept and replayed. */
export interface Answer {
  status: number;
  body: object;
  betId: string | null;
}

export interface KeyedRequest {
  memberId: string;
  key: string;
  body: unknown;
}

/** In the place of a body's hash, which is of hexadecimal figures: the member gave up what was sent under this key. */
const WITHDRAWN = "withdrawn";
const NO_LONGER_TAKEN = "취소한 베팅입니다. 다시 베팅해주세요.";

/**
 * Runs `decide` once for a key and keeps its answer. The same key again gets the kept answer; one that runs
 * at the same time waits for it. Throws ApiError key_reused for another body
 * and for a key that was withdrawn; what `decide` throws is not kept.
 */
export async function answerOnce(
  tx: Tx,
  clock: Clock,
  { memberId, key, body }: KeyedRequest,
  decide: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const bodyHash = hashOf(body);
  const own = and(eq(idempotencyKey.memberId, memberId), eq(idempotencyKey.key, key));
  const row = { memberId, key, bodyHash, status: 0, response: {}, createdAt: dateNow(clock) };
  for (;;) {
    const inserted = await tx
      .insert(idempotencyKey)
      .values(row)
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (inserted.length > 0) break;
    const [kept] = await tx.select().from(idempotencyKey).where(own);
    if (kept && kept.createdAt >= oldest(clock)) {
      if (kept.bodyHash === WITHDRAWN) throw new ApiError("key_reused", NO_LONGER_TAKEN);
      if (kept.bodyHash !== bodyHash) throw new ApiError("key_reused");
      return { status: kept.status, body: kept.response as object, betId: kept.betId, replayed: true };
    }
    await tx.delete(idempotencyKey).where(and(own, lt(idempotencyKey.createdAt, oldest(clock))));
  }
  const answer = await decide();
  // The database's own form of the body, so that the first answer and the replayed ones are the same to the letter.
  const [kept] = await tx
    .update(idempotencyKey)
    .set({ status: answer.status, response: answer.body, betId: answer.betId })
    .where(own)
    .returning({ response: idempotencyKey.response });
  return { ...answer, body: kept?.response as object, replayed: false };
}

/**
 * Takes a key away from every request that is still to come, for as long as keys are kept from now on. Waits for a
 * request that is being decided under it. Returns the id of the bet that stands under the key, of which nothing is
 * changed; null when the key was taken away. A refusal that is kept under the key gives way: it would not last as long.
 */
export async function withdrawKey(tx: Tx, clock: Clock, memberId: string, key: string): Promise<string | null> {
  const claim = { bodyHash: WITHDRAWN, status: 204, response: {}, createdAt: dateNow(clock) };
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ memberId, key, ...claim })
    .onConflictDoUpdate({
      target: [idempotencyKey.memberId, idempotencyKey.key],
      set: claim,
      setWhere: isNull(idempotencyKey.betId),
    })
    .returning({ key: idempotencyKey.key });
  if (claimed.length > 0) return null;
  const [kept] = await tx
    .select({ betId: idempotencyKey.betId })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.memberId, memberId), eq(idempotencyKey.key, key)));
  // Keys of bets are removed after their time.
  return kept ? kept.betId : withdrawKey(tx, clock, memberId, key);
}

/** Removes keys that are no longer replayed. */
export async function purgeKeys(db: Db, clock: Clock): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, oldest(clock)));
}

function oldest(clock: Clock): Date {
  return new Date(clock.now() - IDEMPOTENCY_HOURS * 3_600_000);
}

/** Equal for bodies that differ only in the order of their fields. */
function hashOf(body: unknown): string {
  return createHash("sha256").update(canonicalJson(body)).digest("hex");
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
