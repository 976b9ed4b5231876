// A member sells an open bet, or a part of it, back to the house. The fixtures are held first, then the markets, the bet
// and the accounts, as a placement and a settlement hold them: no stake is paid for twice, and none after a stop.
import { and, asc, eq, inArray } from "drizzle-orm";
import type { CashOutOffer, CashOutRequest } from "../../../src/api/contract/cash-out.ts";
import { cashOutOffer } from "../../../src/domain/cash-out/cash-out.ts";
import {
  CASH_OUT_MESSAGES,
  CASH_OUT_MOVED,
  CASH_OUT_REOPENED,
  cashOutPart,
  cashOutStakeProblem,
  type CashOutRule,
} from "../../../src/domain/cash-out/terms.ts";
import { SETTLEMENT } from "../../../src/domain/market.ts";
import { payoutOf } from "../../../src/domain/price.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { bet, betPick, cashOut, fixture, market } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import type { BetRow } from "../bet-wire.ts";
import { FundsBook } from "../settlement/funds.ts";
import { giveWaySoon } from "../transaction.ts";
import { openBets, type OfferedBet } from "./open-bets.ts";

/** What the member's bets are bought for now, in the order of the ids; other members' are left out. */
export async function cashOutOffers(
  context: ServerContext,
  db: Queryable,
  memberId: string,
  ids: readonly string[],
): Promise<CashOutOffer[]> {
  const rows = await db
    .select()
    .from(bet)
    .where(and(eq(bet.memberId, memberId), inArray(bet.id, [...ids])));
  const open = await openBets(db, rows, context.clock.now());
  return ids.flatMap((id) => {
    const one = open.get(id);
    return one ? [onWire(id, one)] : [];
  });
}

function onWire(betId: string, open: OfferedBet): CashOutOffer {
  const offer = cashOutOffer(open);
  const { stake, version } = open;
  if ("value" in offer) return { betId, stake, value: offer.value, rule: null, message: null, version };
  return { betId, stake, value: null, rule: offer.rule, message: CASH_OUT_MESSAGES[offer.rule], version };
}

/** Pays for the part and returns what was paid. Throws ApiError not_found, cash_out_refused and price_changed. */
export async function cashOutBet(
  tx: Tx,
  context: ServerContext,
  memberId: string,
  betId: string,
  { stake, value, version }: CashOutRequest,
): Promise<number> {
  const row = await holdBet(tx, memberId, betId);
  const open = (await openBets(tx, [row], context.clock.now())).get(betId);
  if (!open) throw new ApiError("not_found");
  const offer = cashOutOffer(open);
  if ("rule" in offer) throw refusal(offer.rule);
  const problem = cashOutStakeProblem(open.stake, stake);
  if (problem) throw refusal(problem);
  const paid = cashOutPart(offer.value, open.stake, stake);
  const isReopened = version !== undefined && version !== open.version;
  if (paid < value || isReopened)
    throw new ApiError("price_changed", isReopened ? CASH_OUT_REOPENED : CASH_OUT_MOVED, {
      offer: onWire(betId, open),
    });
  await pay(tx, context, row, stake, paid);
  return paid;
}

function refusal(rule: CashOutRule): ApiError {
  return new ApiError("cash_out_refused", CASH_OUT_MESSAGES[rule], { rule });
}

/** From here on no result comes to the fixtures, no stop to the markets, and no settlement and no other cash-out to the bet. */
async function holdBet(tx: Tx, memberId: string, betId: string): Promise<BetRow> {
  await giveWaySoon(tx);
  const ofBet = tx.select({ id: betPick.fixtureId }).from(betPick).where(eq(betPick.betId, betId));
  await tx
    .select({ id: fixture.id })
    .from(fixture)
    .where(inArray(fixture.id, ofBet))
    .orderBy(asc(fixture.id))
    .for("share");
  const marketsOfBet = tx.select({ id: betPick.marketId }).from(betPick).where(eq(betPick.betId, betId));
  await tx
    .select({ id: market.id })
    .from(market)
    .where(inArray(market.id, marketsOfBet))
    .orderBy(asc(market.id))
    .for("share");
  const own = and(eq(bet.id, betId), eq(bet.memberId, memberId));
  const [row] = await tx.select().from(bet).where(own).for("update");
  if (!row) throw new ApiError("not_found");
  return row;
}

async function pay(tx: Tx, context: ServerContext, row: BetRow, stake: number, paid: number): Promise<void> {
  const at = dateNow(context.clock);
  const [made] = await tx.insert(cashOut).values({ betId: row.id, stake, paid, at }).returning({ id: cashOut.id });
  const funds = await FundsBook.lock(tx, context.clock, [row.memberId]);
  funds.cashOut(row, stake, paid, made?.id ?? 0);
  await funds.post();
  const cashedStake = row.cashedStake + stake;
  const isWhole = cashedStake === row.stake;
  await tx
    .update(bet)
    .set({
      cashedStake,
      cashedPaid: row.cashedPaid + paid,
      paid: row.paid + paid,
      payout: row.cashedPaid + paid + payoutOf(row.stake - cashedStake, row.price),
      ...(isWhole && { status: SETTLEMENT.special, settlements: row.settlements + 1, settledAt: at }),
    })
    .where(eq(bet.id, row.id));
}
