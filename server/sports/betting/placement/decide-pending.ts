// In-play bets wait: decisions, rule 13. Until when stands in the bet, so that a restart loses none.
import { and, asc, eq, lte, sql } from "drizzle-orm";
import { SETTLEMENT } from "../../../../src/domain/sports/market.ts";
import { payoutOf } from "../../../../src/domain/common/price.ts";
import { type CombinationNow, slipPrice } from "../../../../src/domain/sports/slip/combined.ts";
import { NOTHING_STAKED } from "../../../../src/domain/sports/bet-limits.ts";
import type { PricePolicy } from "../../../../src/domain/sports/price-policy.ts";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { Tx } from "../../../db/open.ts";
import { bet, betPick, judgement, member } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import { stakeReturned } from "../../../ledger/bet-movements.ts";
import { post } from "../../../ledger/post.ts";
import type { BetRow } from "../bet-wire.ts";
import { judgedBet, keepJudgement, reasonOf } from "../judgement/judged.ts";
import { holdPicks, type JudgedLeg, requestOf } from "../picks/sources.ts";
import { rowsOf } from "../../../db/transaction.ts";
import { betLimitsOf } from "../bet-limits.ts";
import { combinationsNow } from "./combinations.ts";
import { judge } from "./judge.ts";
import { pricesOf } from "./new-bet.ts";
import { roomProblem } from "./room-of-better-price.ts";

const STOPPED_MEANWHILE = "대기 중 마켓이 일시 중지되어 접수되지 않았습니다.";

/** Bets in play whose delay is over. */
export function duePending({ database, clock }: ServerContext, limit: number): Promise<{ betId: string }[]> {
  return database.db
    .select({ betId: bet.id })
    .from(bet)
    .where(and(eq(bet.acceptance, "pending"), lte(bet.decideAt, dateNow(clock))))
    .orderBy(asc(bet.decideAt))
    .limit(limit);
}

/** False when another node is at it, or was. */
export async function decideBet(tx: Tx, context: ServerContext, { betId }: { betId: string }): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(bet)
    .where(and(eq(bet.id, betId), eq(bet.acceptance, "pending")))
    .for("update", { skipLocked: true });
  if (!row) return false;
  const [owner] = await tx.select({ level: member.level }).from(member).where(eq(member.id, row.memberId));
  const { legs, wasStopped } = await legsOf(tx, betId);
  const now = context.clock.now();
  const combinations = await combinationsNow(tx, legs, row.combinations, now);
  const terms = {
    combinations,
    accept: row.accept as PricePolicy,
    stake: row.stake,
    limits: await betLimitsOf(tx, owner?.level ?? 1),
    balance: null,
    // The bet is one of the open ones itself, and had its room when it was placed.
    staked: NOTHING_STAKED,
  };
  const price = () =>
    slipPrice(
      legs.map((leg) => leg.held.entry),
      combinations,
    );
  const refusal = judge(legs, terms, now) ?? (wasStopped ? stoppedMeanwhile() : await roomProblem(tx, row, price()));
  if (refusal !== null) await refusePending(tx, context, row, refusal.message);
  else await accept(tx, row, legs, combinations, price());
  await keepJudgement(tx, {
    memberId: row.memberId,
    key: await keyOf(tx, row),
    stage: "bet_decision",
    betId,
    verdict: refusal ? "refused" : "accepted",
    ...(refusal && reasonOf(refusal)),
    at: new Date(now),
    terms: judgedBet(legs, terms, now),
  });
  return true;
}

const stoppedMeanwhile = () => new ApiError("market_closed", STOPPED_MEANWHILE, { rule: "stopped_meanwhile" });

/** The key that the bet was sent under: its first judgement stands at the moment of the bet. */
async function keyOf(tx: Tx, { id, memberId, placedAt }: BetRow): Promise<string> {
  const [first] = await tx
    .select({ key: judgement.key })
    .from(judgement)
    .where(and(eq(judgement.memberId, memberId), eq(judgement.at, placedAt), eq(judgement.betId, id)));
  return first?.key ?? "";
}

/** `wasStopped`: a market was suspended after the bet was placed, whether or not it is open again. */
async function legsOf(tx: Tx, betId: string): Promise<{ legs: JudgedLeg[]; wasStopped: boolean }> {
  const picks = await tx.select().from(betPick).where(eq(betPick.betId, betId)).orderBy(asc(betPick.position));
  const legs = await holdPicks(tx, picks.map(requestOf));
  const wasStopped = legs.some(({ held: { statusVersion = 0 } }, i) => {
    const placedAt = picks[i]?.marketVersion ?? null;
    return placedAt !== null && statusVersion > placedAt;
  });
  return { legs, wasStopped };
}

/** The member's policy may have let the price move: the bet is taken at the one of now. */
async function accept(
  tx: Tx,
  row: BetRow,
  legs: readonly JudgedLeg[],
  combinations: readonly CombinationNow[],
  price: number,
): Promise<void> {
  await tx
    .update(bet)
    .set({ acceptance: "accepted", combinations: pricesOf(combinations), price, payout: payoutOf(row.stake, price) })
    .where(eq(bet.id, row.id));
  const moved = legs
    .filter((leg) => leg.held.entry.betPrice !== leg.seenPrice)
    .map(({ held }) => ({ id: held.entry.id, price: held.entry.betPrice }));
  if (moved.length === 0) return;
  await tx.execute(sql`
    update bet_pick p set bet_price = v."price" from ${rowsOf(moved)} as v("id" text, "price" int)
    where p.bet_id = ${row.id} and p.selection_id = v."id"`);
}

/** Gives back the stake of a pending bet, which is locked. */
export async function refusePending(tx: Tx, context: ServerContext, row: BetRow, refusal: string): Promise<void> {
  await tx
    .update(bet)
    .set({
      acceptance: "refused",
      refusal,
      status: SETTLEMENT.cancelled,
      paid: row.stake,
      settledAt: dateNow(context.clock),
    })
    .where(eq(bet.id, row.id));
  await tx.update(betPick).set({ status: SETTLEMENT.cancelled, outcome: "void" }).where(eq(betPick.betId, row.id));
  await post(tx, context.clock, stakeReturned(row));
}
