import * as v from "valibot";
import { CASH_OUT_RULES } from "../../../domain/sports/cash-out/terms.ts";
import { Bet } from "./bets.ts";
import { Id } from "../common.ts";

/** GET /api/cash-outs?ids=a,b: what the member's bets are bought for now. Ids of other bets are left out. */
export const CashOutsQuery = v.strictObject({ ids: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)) });

export const CashOutOffer = v.object({
  betId: v.string(),
  /** What is left of the stake, in won. */
  stake: v.number(),
  /** What all of it is bought for; null where it is not. */
  value: v.nullable(v.number()),
  /** Why it is not. */
  rule: v.nullable(v.picklist(CASH_OUT_RULES)),
  message: v.nullable(v.string()),
  /** Rises with each stop of a market that its price hangs on. */
  version: v.number(),
  /** How long a cash-out of it waits, in milliseconds; 0: it is paid at once. Only a bet with a running leg waits. */
  delayMs: v.number(),
});
export type CashOutOffer = v.InferOutput<typeof CashOutOffer>;
export const CashOutOffers = v.object({ items: v.array(CashOutOffer) });
export type CashOutOffers = v.InferOutput<typeof CashOutOffers>;

const Won = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

export const CashOutParams = v.strictObject({ id: Id });
/** POST /api/bets/{id}/cash-out. The header Idempotency-Key goes with it. */
export const CashOutRequest = v.strictObject({
  /** What of the stake, and its floor: what it is bought for then is paid where it is no less, else nothing is. */
  stake: Won,
  value: Won,
  /** Of the offer that the member saw. With another one the request is refused, also at the same amount. */
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type CashOutRequest = v.InferOutput<typeof CashOutRequest>;

/** 201. The bet as it stands then, and what was paid; the balance comes by the stream. */
export const CashOutReport = v.object({ state: v.literal("paid"), bet: Bet, stake: v.number(), paid: v.number() });
export type CashOutReport = v.InferOutput<typeof CashOutReport>;

/**
 * 202. A leg runs, so it is decided at `decideAt` by the prices of then, and paid if these give `least` or more. The
 * answer under its key becomes the decision: CashOutReport or a refusal.
 */
export const CashOutWaiting = v.object({
  state: v.literal("waiting"),
  betId: v.string(),
  stake: v.number(),
  least: v.number(),
  askedAt: v.string(),
  decideAt: v.string(),
});
export type CashOutWaiting = v.InferOutput<typeof CashOutWaiting>;

export const CashOutOutcome = v.variant("state", [CashOutReport, CashOutWaiting]);
export type CashOutOutcome = v.InferOutput<typeof CashOutOutcome>;
