// One batch of bets in one transaction. What is left to do is read from the picks themselves: those whose
// outcome is not the one that the result in force gives. So a batch can be cut off or run twice.
import { asc, eq, inArray, sql } from "drizzle-orm";
import { SETTLEMENT, type SettlementStatus } from "../../../../src/domain/sports/market.ts";
import type { LegOutcome } from "../../../../src/domain/sports/market.ts";
import { countedPrice } from "../../../../src/domain/sports/settlement/at-risk.ts";
import { type BetSettlement, settleBet } from "../../../../src/domain/sports/settlement/settle-bet.ts";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { Queryable, Tx } from "../../../db/open.ts";
import { bet, betPick, fixture, market } from "../../../db/schema.ts";
import type { BetRow } from "../bet-wire.ts";
import { cancelledSpans, IS_CANCELLED, isCancelled, type PlacedLeg } from "../cancellation/spans.ts";
import { inTransaction, rowsOf } from "../../../db/transaction.ts";
import { rowsFrom } from "../../../db/execute.ts";
import { FundsBook } from "./funds.ts";
import { outcomesOf } from "./outcomes.ts";
import { latestResult } from "./result.ts";

export interface BatchReport {
  betIds: string[];
  /** Bets that came to an end for the first time. */
  settled: number;
  /** Bets that had come to another end before. */
  corrected: number;
}

export interface Leg {
  betId: string;
  position: number;
  betPrice: number;
  fixtureId?: string | null;
  marketId?: string | null;
  isBonus: boolean;
  stored: { outcome: string; status: number };
  outcome: LegOutcome;
}

/** Settles up to `size` bets on the fixture by the result in force. No bets: nothing is left. */
export function settleBatch(context: ServerContext, fixtureId: string, size: number): Promise<BatchReport> {
  return inTransaction(context.database.db, async (tx) => {
    // Held shared: a revision waits for the batch, and the batch reads one result throughout.
    await tx.select({ id: fixture.id }).from(fixture).where(eq(fixture.id, fixtureId)).for("share");
    const inForce = await latestResult(tx, fixtureId);
    if (!inForce) throw new Error(`fixture ${fixtureId} has no result`);
    const outcomes = await outcomesOf(tx, fixtureId, inForce.result);
    const spans = await cancelledSpans(tx, fixtureId);
    const bets = await lockBets(tx, fixtureId, { outcomes, hasCancelled: spans.length > 0 }, size);
    if (bets.length === 0) return { betIds: [], settled: 0, corrected: 0 };
    const legs = await legsOf(tx, bets, outcomes, (leg) => isCancelled(spans, leg));
    return settleBets(tx, context, bets, legs);
  });
}

async function lockBets(
  tx: Tx,
  fixtureId: string,
  { outcomes, hasCancelled }: { outcomes: ReadonlyMap<string, LegOutcome>; hasCancelled: boolean },
  size: number,
): Promise<BetRow[]> {
  const given = [...outcomes].map(([id, outcome]) => ({ id, outcome }));
  const wanted = hasCancelled ? sql`case when ${IS_CANCELLED} then 'void' else v."outcome" end` : sql`v."outcome"`;
  const ofBet = hasCancelled ? sql`join bet b on b.id = p.bet_id` : sql``;
  const ids = sql`(
    select p.bet_id from bet_pick p ${ofBet} join ${rowsOf(given)} as v("id" text, "outcome" text) on v."id" = p.selection_id
    where p.fixture_id = ${fixtureId} and p.outcome <> ${wanted})`;
  return tx
    .select()
    .from(bet)
    .where(sql`${bet.acceptance} = 'accepted' and ${bet.voidedAt} is null and ${bet.id} in ${ids}`)
    .orderBy(asc(bet.id))
    .limit(size)
    .for("update");
}

/** Read after the bets are locked: another fixture's batch may have changed their other legs meanwhile. */
export async function legsOf(
  tx: Queryable,
  bets: readonly BetRow[],
  outcomes: ReadonlyMap<string, LegOutcome>,
  isVoid: (leg: PlacedLeg) => boolean,
): Promise<Map<string, Leg[]>> {
  const rows = await tx
    .select({ pick: betPick, phase: market.phase })
    .from(betPick)
    .innerJoin(market, eq(market.id, betPick.marketId))
    .where(
      inArray(
        betPick.betId,
        bets.map((one) => one.id),
      ),
    )
    .orderBy(asc(betPick.position));
  const byBet = new Map<string, Leg[]>(bets.map((one) => [one.id, []]));
  const placedAt = new Map(bets.map((one) => [one.id, one.placedAt]));
  for (const { pick, phase } of rows) {
    const { fixtureId, marketId } = pick;
    const isOff = isVoid({ fixtureId, marketId, placedAt: placedAt.get(pick.betId) ?? new Date(Number.NaN) });
    byBet.get(pick.betId)?.push({
      betId: pick.betId,
      position: pick.position,
      betPrice: pick.betPrice,
      fixtureId,
      marketId,
      isBonus: phase === "bonus",
      stored: { outcome: pick.outcome, status: pick.status },
      outcome: isOff ? "void" : (outcomes.get(pick.selectionId) ?? (pick.outcome as LegOutcome)),
    });
  }
  return byBet;
}

/**
 * What a bet comes to: what was paid for the part that was cashed out, and the rest by its legs. One that was cashed out
 * whole is over, whatever its legs do.
 */
export function settleRest(row: BetRow, legs: readonly Leg[]): BetSettlement {
  const { stake, cashedStake, cashedPaid, combinations } = row;
  const rest = settleBet({ stake: stake - cashedStake, legs, combinations });
  if (cashedStake === stake) return { ...rest, status: SETTLEMENT.special, paid: cashedPaid };
  return { ...rest, paid: rest.paid + cashedPaid };
}

/** Settles these bets, which are locked, by the outcomes of their legs. */
export async function settleBets(
  tx: Tx,
  context: ServerContext,
  bets: readonly BetRow[],
  legsByBet: ReadonlyMap<string, Leg[]>,
): Promise<BatchReport> {
  const funds = await FundsBook.lock(
    tx,
    context.clock,
    bets.map((one) => one.memberId),
  );
  const report: BatchReport = { betIds: bets.map((one) => one.id), settled: 0, corrected: 0 };
  const changedLegs: object[] = [];
  const changedBets: object[] = [];
  // One instant for all of them: of equal scores that one settlement reached, the bet that was placed first ranks higher.
  const settledAt = dateNow(context.clock).toISOString();
  for (const row of bets) {
    const legs = legsByBet.get(row.id) ?? [];
    const after = settleRest(row, legs);
    changedLegs.push(...changedLegsOf(legs, after));
    const counted = countedOf(row, legs, after);
    const { id, status, paid } = row;
    if (after.status === status && after.paid === paid) {
      // A leg that is handed back after another lost changes what the bet counts at, and no money.
      if (counted !== row.countedPrice)
        changedBets.push({ id, status, paid, counted, settlements: row.settlements, settledAt: row.settledAt });
      continue;
    }
    const settlements = row.settlements + 1;
    funds.settle(row, { status: status as SettlementStatus, paid }, after, settlements);
    changedBets.push({
      id,
      status: after.status,
      paid: after.paid,
      counted,
      settlements,
      settledAt: after.status === SETTLEMENT.inProgress ? null : settledAt,
    });
    if (row.settlements === 0) report.settled++;
    else report.corrected++;
  }
  await funds.post();
  await rowsFrom(
    tx,
    sql`
    with legs as (
      update bet_pick p set outcome = v."outcome", status = v."status"
      from ${rowsOf(changedLegs)} as v("betId" text, "position" int, "outcome" text, "status" int)
      where p.bet_id = v."betId" and p.position = v."position")
    update bet b set status = v."status", paid = v."paid", counted_price = v."counted", settlements = v."settlements",
      settled_at = v."settledAt"
    from ${rowsOf(changedBets)}
      as v("id" text, "status" int, "paid" bigint, "counted" int, "settlements" int, "settledAt" timestamptz)
    where b.id = v."id"`,
  );
  return report;
}

/** What a settled bet counts at. The outcome of a bonus leg is known when the bet is settled. */
function countedOf({ combinations }: BetRow, legs: readonly Leg[], after: BetSettlement): number | null {
  if (after.status === SETTLEMENT.inProgress) return null;
  const settled = legs.map((leg, i) => ({ ...leg, outcome: after.legs[i]?.outcome ?? leg.outcome }));
  return countedPrice(settled, combinations);
}

function changedLegsOf(legs: readonly Leg[], after: BetSettlement): object[] {
  return legs.flatMap(({ betId, position, stored }, i) => {
    const leg = after.legs[i];
    if (!leg || (leg.outcome === stored.outcome && leg.status === stored.status)) return [];
    return [{ betId, position, outcome: leg.outcome, status: leg.status }];
  });
}
