// What open bets are bought for, and whether a cash-out is taken as things stand.
import { and, eq, inArray } from "drizzle-orm";
import type { CashOutOffer } from "../../../../src/api/contract/sports/cash-out.ts";
import { cashOutOffer } from "../../../../src/domain/sports/cash-out/cash-out.ts";
import {
  CASH_OUT_MESSAGES,
  CASH_OUT_MOVED,
  CASH_OUT_REOPENED,
  cashOutPart,
  cashOutStakeProblem,
  type CashOutRule,
} from "../../../../src/domain/sports/cash-out/terms.ts";
import type { Won } from "../../../../src/domain/common/price.ts";
import type { ServerContext } from "../../../context.ts";
import type { Queryable } from "../../../db/open.ts";
import { bet } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import { type Moment, type OfferedBet, openBets } from "./open-bets.ts";

export function momentOf({ clock, config }: ServerContext): Moment {
  return { now: clock.now(), inPlayDelayMs: config.inPlayDelayMs };
}

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
  const open = await openBets(db, rows, momentOf(context));
  return ids.flatMap((id) => {
    const one = open.get(id);
    return one ? [onWire(id, one)] : [];
  });
}

function onWire(betId: string, open: OfferedBet): CashOutOffer {
  const offer = cashOutOffer(open);
  const { stake, version, delayMs } = open;
  if ("value" in offer) return { betId, stake, value: offer.value, rule: null, message: null, version, delayMs };
  return { betId, stake, value: null, rule: offer.rule, message: CASH_OUT_MESSAGES[offer.rule], version, delayMs };
}

export interface AskedCashOut {
  stake: Won;
  /** The least that is paid for it. */
  least: Won;
  /** Of the offer that the member saw; undefined: any. */
  version: number | undefined;
}

/** What is paid for the part now. Throws ApiError cash_out_refused and price_changed. */
export function judgeCashOut(betId: string, open: OfferedBet, { stake, least, version }: AskedCashOut): Won {
  const offer = cashOutOffer(open);
  if ("rule" in offer) throw refusal(offer.rule);
  const problem = cashOutStakeProblem(open.stake, stake);
  if (problem) throw refusal(problem);
  const paid = cashOutPart(offer.value, open.stake, stake);
  const isReopened = version !== undefined && version !== open.version;
  if (paid < least || isReopened)
    throw new ApiError("price_changed", isReopened ? CASH_OUT_REOPENED : CASH_OUT_MOVED, {
      offer: onWire(betId, open),
    });
  return paid;
}

function refusal(rule: CashOutRule): ApiError {
  return new ApiError("cash_out_refused", CASH_OUT_MESSAGES[rule], { rule });
}
