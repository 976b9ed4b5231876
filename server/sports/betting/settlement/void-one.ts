// An operator voids one bet: the stake goes back, or what was paid beyond it comes back. Nothing settles it after that:
// settlements leave out what is voided, and a constraint of the table refuses the rest.
import { eq } from "drizzle-orm";
import type { BetVoidRequest } from "../../../../src/api/contract/operator/bets.ts";
import { SETTLEMENT, type SettlementStatus } from "../../../../src/domain/sports/market.ts";
import { type VoidProblem, voidMoves, voidProblem } from "../../../../src/domain/sports/settlement/void-bet.ts";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { Queryable, Tx } from "../../../db/open.ts";
import { bet, betPick, betVoid, message } from "../../../db/schema.ts";
import { giveWaySoon } from "../../../db/transaction.ts";
import { ApiError } from "../../../errors.ts";
import { newId } from "../../../ids.ts";
import type { BetRow } from "../bet-wire.ts";
import { voidNotice } from "../cancellation/notice.ts";
import { FundsBook } from "./funds.ts";

const PROBLEMS: Readonly<Record<VoidProblem, string>> = {
  voided: "이미 무효 처리한 베팅입니다.",
  provider: "제공사의 게임은 제공사 화면에서 취소합니다.",
  pending: "접수를 기다리는 베팅입니다.",
  refused: "접수되지 않은 베팅입니다.",
  cancelled: "이미 취소되어 베팅금을 돌려준 베팅입니다.",
};

/** What a void would move; `problem` says in Korean why there is none. */
export async function voidPreview(db: Queryable, row: BetRow) {
  const { stake, paid } = row;
  const problem = await problemOf(db, row);
  return {
    problem: problem && PROBLEMS[problem],
    ...(problem ? { paid: 0, takenBack: 0 } : voidMoves({ stake, paid })),
  };
}

async function problemOf(db: Queryable, row: BetRow): Promise<VoidProblem | null> {
  const [pick] = await db.select({ kind: betPick.kind }).from(betPick).where(eq(betPick.betId, row.id)).limit(1);
  return voidProblem({
    status: row.status as SettlementStatus,
    acceptance: row.acceptance as "pending" | "accepted" | "refused",
    stake: row.stake,
    paid: row.paid,
    isVoided: row.voidedAt !== null,
    isOfProvider: pick?.kind === "provider",
  });
}

/** Throws ApiError not_found, and request_moved where it cannot be voided or is not what was shown. */
export async function voidBet(
  tx: Tx,
  context: ServerContext,
  by: string,
  id: string,
  { reason, expected }: BetVoidRequest,
): Promise<BetRow> {
  await giveWaySoon(tx);
  const [row] = await tx.select().from(bet).where(eq(bet.id, id)).for("update");
  if (!row) throw new ApiError("not_found");
  const preview = await voidPreview(tx, row);
  if (preview.problem !== null) throw new ApiError("request_moved", preview.problem);
  if (preview.paid !== expected.paid || preview.takenBack !== expected.takenBack)
    throw new ApiError("request_moved", "그 사이 베팅이 달라졌습니다. 다시 확인해주세요.");
  const at = dateNow(context.clock);
  const settlements = row.settlements + 1;
  const after = { status: SETTLEMENT.cancelled, paid: row.stake };
  const funds = await FundsBook.lock(tx, context.clock, [row.memberId]);
  funds.settle(row, { status: row.status as SettlementStatus, paid: row.paid }, after, settlements, reason);
  await funds.post();
  await tx.insert(betVoid).values({ betId: id, by, at, reason, status: row.status, paid: row.paid });
  await tx.update(betPick).set({ outcome: "void", status: SETTLEMENT.cancelled }).where(eq(betPick.betId, id));
  await tx
    .update(bet)
    .set({ ...after, countedPrice: null, settlements, settledAt: at, voidedAt: at })
    .where(eq(bet.id, id));
  await tx
    .insert(message)
    .values({ id: newId(), memberId: row.memberId, ...voidNotice(row.serial, preview, reason), sentAt: at });
  return row;
}
