// Wins beyond a provider's ceiling: docs/provider.md. They are held as the win is judged: calls/book.ts.
import { and, asc, count, desc, eq, isNull, min } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InferOutput } from "valibot";
import type {
  HeldWin,
  HeldWinDecision,
  HeldWinList,
  HeldWinsQuery,
} from "../../../src/api/contract/operator/provider-held.ts";
import { SETTLEMENT } from "../../../src/domain/sports/market.ts";
import { FundsBook } from "../../sports/betting/settlement/funds.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import {
  bet,
  member,
  provider,
  providerGame,
  providerHeld,
  providerHeldDecision,
  providerTransaction,
} from "../../db/schema.ts";
import type { Queue } from "../../operator/queue.ts";
import { ApiError } from "../../errors.ts";

const DECISION_OF_HELD = and(
  eq(providerHeldDecision.providerId, providerHeld.providerId),
  eq(providerHeldDecision.transactionId, providerHeld.transactionId),
);
const decider = alias(member, "decider");
/** More than these are not listed at once. */
const LISTED = 200;
const WAITING = isNull(providerHeldDecision.decision);

/** What waits for an operator. */
export async function waitingHeldWins(db: Queryable): Promise<Queue> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(providerHeld.at) })
    .from(providerHeld)
    .leftJoin(providerHeldDecision, DECISION_OF_HELD)
    .where(WAITING);
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null };
}

export async function listHeldWins(
  db: Queryable,
  query: InferOutput<typeof HeldWinsQuery>,
): Promise<InferOutput<typeof HeldWinList>> {
  const isWaiting = query.state === "waiting";
  const order = isWaiting ? asc : desc;
  const rows = await db
    .select({
      held: providerHeld,
      decision: providerHeldDecision,
      of: providerTransaction,
      providerName: provider.name,
      userId: member.userId,
      decidedBy: decider.userId,
      game: providerGame.game,
    })
    .from(providerHeld)
    .leftJoin(providerHeldDecision, DECISION_OF_HELD)
    .innerJoin(
      providerTransaction,
      and(
        eq(providerTransaction.providerId, providerHeld.providerId),
        eq(providerTransaction.transactionId, providerHeld.transactionId),
      ),
    )
    .innerJoin(provider, eq(provider.id, providerHeld.providerId))
    .innerJoin(member, eq(member.id, providerTransaction.memberId))
    .leftJoin(decider, eq(decider.id, providerHeldDecision.by))
    .leftJoin(
      providerGame,
      and(eq(providerGame.providerId, provider.id), eq(providerGame.gameId, providerTransaction.gameId)),
    )
    .where(isWaiting ? WAITING : undefined)
    .orderBy(order(providerHeld.at), order(providerHeld.transactionId))
    .limit(LISTED);
  return {
    items: rows.map(({ held, decision, of, providerName, userId, decidedBy, game }) => ({
      provider: held.providerId,
      providerName,
      transactionId: held.transactionId,
      gameName: game?.name ?? of.gameId,
      roundId: of.roundId,
      userId,
      credited: of.amount,
      paid: of.amount - held.amount,
      held: held.amount,
      at: held.at.toISOString(),
      decision: (decision?.decision ?? null) as HeldWin["decision"],
      reason: decision?.reason ?? null,
      decidedBy,
    })),
  };
}

/**
 * Pays a held win, or refuses it. Returns the bet and what the member got. Throws ApiError not_found, and request_moved
 * where it is decided already or the bet has not come to its end.
 */
export async function decideHeldWin(
  tx: Tx,
  { clock }: ServerContext,
  { provider: providerId, transactionId, decision, reason }: HeldWinDecision,
  by: string,
): Promise<{ betId: string; paid: number }> {
  const named = and(eq(providerHeld.providerId, providerId), eq(providerHeld.transactionId, transactionId));
  const [held] = await tx.select().from(providerHeld).where(named);
  if (!held) throw new ApiError("not_found");
  const { betId, amount } = held;
  const [row] = await tx.select().from(bet).where(eq(bet.id, betId)).for("update");
  if (!row) throw new Error(`no bet ${betId}`);
  if (row.status !== SETTLEMENT.won) throw new ApiError("request_moved", "베팅이 끝난 뒤에 처리할 수 있습니다.");
  const written = await tx
    .insert(providerHeldDecision)
    .values({ providerId, transactionId, decision, reason, by, at: dateNow(clock) })
    .onConflictDoNothing()
    .returning({ at: providerHeldDecision.at });
  if (written.length === 0) throw new ApiError("request_moved", "이미 처리되었습니다.");
  if (decision === "refused") return { betId, paid: 0 };
  const number = row.settlements + 1;
  const paid = row.paid + amount;
  const book = await FundsBook.lock(tx, clock, [row.memberId]);
  const status = SETTLEMENT.won;
  book.settle(row, { status, paid: row.paid }, { status, paid }, number);
  await book.post();
  await tx.update(bet).set({ paid, settlements: number }).where(eq(bet.id, betId));
  return { betId, paid: amount };
}
