// An account asks for its rolling. A request covers what is counted up to one instant, and the next one begins there.
import { count, desc, eq, inArray, and, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  RollingDetail,
  RollingRequestPage,
  RollingRequestsQuery,
} from "../../../src/api/contract/wallet/rolling.ts";
import {
  ROLLING_CATEGORIES,
  ROLLING_SCOPES,
  type RollingCategory,
  type RollingScope,
  type RollingShare,
} from "../../../src/domain/wallet/rolling.ts";
import { ROLLING_SCOPE_LABELS } from "../../../src/domain/wallet/rolling-text.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { moneyRequest, rollingEntry, rollingLine } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { HOUSE, memberAccount } from "../../ledger/accounts.ts";
import { post } from "../../ledger/post.ts";
import { paginate } from "../../lists/paginate.ts";
import { refuseSecond, requestOnWire, type RequestRow } from "../money-requests.ts";
import { readParts, type Receiver } from "./parts.ts";

/**
 * Writes the request with its lines. Throws ApiError request_open while one is not decided, not_claimable where there
 * is nothing to pay.
 */
export async function requestRolling(
  tx: Tx,
  clock: Clock,
  receiver: Receiver,
  scope: RollingScope,
): Promise<RequestRow> {
  // Alone: no row of this receiver is written from here to the commit. See add_rollings.
  await tx.execute(sql`select pg_advisory_xact_lock(rolling_lock(${receiver.id}))`);
  await refuseSecond(tx, receiver.id, "rolling");
  const [last] = await tx.select({ id: sql`coalesce(max(${rollingEntry.id}), 0)`.mapWith(Number) }).from(rollingEntry);
  const toId = last?.id ?? 0;
  const parts = await readParts(tx, receiver, ROLLING_SCOPES[scope]);
  const amount = parts.reduce((sum, { before }) => sum + before.won, 0);
  if (amount <= 0) throw new ApiError("not_claimable", "정산할 금액이 없습니다.");
  const [row] = await tx
    .insert(moneyRequest)
    .values({
      id: newId(),
      memberId: receiver.id,
      kind: "rolling",
      state: "requested",
      amount,
      typeName: ROLLING_SCOPE_LABELS[scope],
      createdAt: dateNow(clock),
    })
    .returning();
  if (!row) throw new Error("the request was not written");
  await tx.insert(rollingLine).values(
    parts.map(({ category, share, rate, mark, before: { turnover, correction, won } }) => ({
      requestId: row.id,
      category,
      share,
      rate,
      turnover,
      correction,
      amount: won,
      fromId: mark,
      toId,
    })),
  );
  return row;
}

/** Pays an approved request. */
export async function payRolling(tx: Tx, clock: Clock, { id, memberId, amount }: RequestRow): Promise<void> {
  const ref = `rolling:${id}`;
  const lines = [HOUSE.promotions, memberAccount.wallet(memberId)].map((account) => ({ account, amount }));
  await post(tx, clock, { kind: "rolling", ref, uniqueKey: ref, lines });
}

export async function listRolling(
  db: Queryable,
  memberId: string,
  query: InferOutput<typeof RollingRequestsQuery>,
): Promise<RollingRequestPage> {
  const own = and(
    eq(moneyRequest.memberId, memberId),
    eq(moneyRequest.kind, "rolling"),
    query.state && eq(moneyRequest.state, query.state),
  );
  const [total] = await db.select({ count: count() }).from(moneyRequest).where(own);
  return paginate(query, total?.count ?? 0, async ({ limit, offset }) =>
    withLines(
      db,
      await db
        .select()
        .from(moneyRequest)
        .where(own)
        .orderBy(desc(moneyRequest.createdAt), desc(moneyRequest.id))
        .limit(limit)
        .offset(offset),
    ),
  );
}

/** Throws ApiError not_found for what is no request of this kind. */
export async function findRolling(db: Queryable, id: string): Promise<RollingDetail> {
  const wanted = and(eq(moneyRequest.id, id), eq(moneyRequest.kind, "rolling"));
  const [found] = await withLines(db, await db.select().from(moneyRequest).where(wanted));
  if (!found) throw new ApiError("not_found");
  return found;
}

export async function withLines(db: Queryable, rows: readonly RequestRow[]): Promise<RollingDetail[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const order = sql`array_position(${sql.raw(`array[${ROLLING_CATEGORIES.map((name) => `'${name}'`).join(",")}]`)}, ${rollingLine.category})`;
  const lines = await db
    .select()
    .from(rollingLine)
    .where(inArray(rollingLine.requestId, ids))
    .orderBy(order, desc(rollingLine.share));
  return rows.map((row) => ({
    ...requestOnWire(row),
    lines: lines
      .filter(({ requestId }) => requestId === row.id)
      .map(({ category, share, rate, turnover, correction, amount }) => ({
        category: category as RollingCategory,
        share: share as RollingShare,
        percent: rate,
        turnover,
        correction,
        won: amount,
      })),
  }));
}
