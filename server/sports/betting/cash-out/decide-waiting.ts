// Cash-outs whose delay is over are paid or refused by the prices of now. Until when they wait stands in the database, so
// that a restart loses none; the answer that is kept under the key of the request becomes the decision.
import { and, asc, eq, lte } from "drizzle-orm";
import type { Won } from "../../../../src/domain/common/price.ts";
import { keepAnswer } from "../../../commands/kept-answers.ts";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { Tx } from "../../../db/open.ts";
import { cashOutRequest } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import { payCashOut } from "./cash-out.ts";
import { judgedCashOut, keepJudgement, reasonOf } from "../judgement/judged.ts";
import { holdBet } from "./hold-bet.ts";
import { judgeCashOut, momentOf } from "./offers.ts";
import { openBets } from "./open-bets.ts";

export interface DueCashOut {
  id: number;
  betId: string;
}

export function dueCashOuts({ database, clock }: ServerContext, limit: number): Promise<DueCashOut[]> {
  return database.db
    .select({ id: cashOutRequest.id, betId: cashOutRequest.betId })
    .from(cashOutRequest)
    .where(and(eq(cashOutRequest.state, "pending"), lte(cashOutRequest.decideAt, dateNow(clock))))
    .orderBy(asc(cashOutRequest.decideAt))
    .limit(limit);
}

/** False when another node has decided it. */
export async function decideCashOut(tx: Tx, context: ServerContext, { id, betId }: DueCashOut): Promise<boolean> {
  const row = await holdBet(tx, betId);
  const isPending = and(eq(cashOutRequest.id, id), eq(cashOutRequest.state, "pending"));
  const [asked] = await tx.select().from(cashOutRequest).where(isPending).for("update");
  const open = row && (await openBets(tx, [row], momentOf(context))).get(betId);
  if (!asked || !open) return false;
  const decidedAt = dateNow(context.clock);
  // It is this one that waits.
  const alone = { ...open, isWaiting: false };
  const verdict = verdictOf(() => judgeCashOut(betId, alone, asked));
  const own = eq(cashOutRequest.id, id);
  await keepJudgement(tx, {
    memberId: row.memberId,
    key: asked.key,
    stage: "cash_out_decision",
    betId,
    ...(verdict instanceof ApiError ? { verdict: "refused", ...reasonOf(verdict) } : { verdict: "paid" }),
    at: decidedAt,
    terms: { ...judgedCashOut(alone, asked), paid: verdict instanceof ApiError ? null : verdict },
  });
  if (verdict instanceof ApiError) {
    const refusal = String(verdict.details["rule"] ?? verdict.code);
    await tx.update(cashOutRequest).set({ state: "refused", refusal, decidedAt }).where(own);
    await keepAnswer(tx, asked, { status: verdict.status, body: JSON.stringify(verdict.body), ref: null });
    return true;
  }
  const { id: cashOutId, report, post } = await payCashOut(tx, context.clock, row, asked.stake, verdict);
  await tx.update(cashOutRequest).set({ state: "paid", cashOutId, decidedAt }).where(own);
  await keepAnswer(tx, asked, { status: 201, body: JSON.stringify(report), ref: betId });
  await post();
  return true;
}

function verdictOf(judge: () => Won): Won | ApiError {
  try {
    return judge();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
