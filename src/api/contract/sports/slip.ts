// What a slip sends, and what it is told. Apart from the bets themselves, which the first load of a page reads.
import * as v from "valibot";
import { PRICE_POLICIES } from "../../../domain/sports/price-policy.ts";
import { Id, PriceHundredths } from "../common.ts";

const Picked = { selectionId: Id, betPrice: PriceHundredths };

/**
 * What is bet on. The server derives from it which rules hold. `list` is the kind of list that it was picked on: a
 * European one offers the same markets by rules of its own.
 */
export const PickRequest = v.variant("kind", [
  v.strictObject({
    kind: v.literal("fixture"),
    fixtureId: Id,
    marketId: Id,
    list: v.optional(v.literal("european")),
    /** The version of the market that the member saw: who takes no change takes no market that was suspended since. */
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    ...Picked,
  }),
  v.strictObject({ kind: v.literal("game"), gameId: Id, roundId: Id, ...Picked }),
  v.strictObject({ kind: v.literal("provider"), providerId: Id, gameId: Id, roundId: Id, ...Picked }),
]);
export type PickRequest = v.InferOutput<typeof PickRequest>;

/** POST /api/bets. The header Idempotency-Key goes with it. */
export const BetRequest = v.strictObject({
  stake: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
  accept: v.picklist(PRICE_POLICIES),
  picks: v.pipe(v.array(PickRequest), v.minLength(1), v.maxLength(50)),
  /** What legs of one fixture are worth together, as the member saw it: one entry a fixture with several legs. */
  combinations: v.optional(v.pipe(v.array(v.strictObject({ fixtureId: Id, price: PriceHundredths })), v.maxLength(25))),
});
export type BetRequest = v.InferOutput<typeof BetRequest>;

/** One leg as it stands now, in a 409 price_changed and a 422 market_closed. */
export const PickNow = v.object({
  /** Of a fixture's market only. */
  fixtureId: v.optional(v.string()),
  marketId: v.optional(v.string()),
  selectionId: v.string(),
  betPrice: v.number(),
  status: v.string(),
  /** Of the market. */
  version: v.optional(v.number()),
});
export type PickNow = v.InferOutput<typeof PickNow>;

/** Legs of one fixture as they stand together now; null where no model prices them. */
export const CombinationPrice = v.object({
  fixtureId: v.string(),
  selectionIds: v.array(v.string()),
  price: v.nullable(v.number()),
});
export type CombinationPrice = v.InferOutput<typeof CombinationPrice>;

/** POST /api/bets/quote: what a filled slip would be taken at. A stake of 0 is none yet. */
export const QuoteRequest = v.strictObject({
  ...BetRequest.entries,
  stake: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
});
export const Quote = v.object({
  /** In hundredths; null where legs cannot be bet on together. */
  price: v.nullable(v.number()),
  /** The highest stake that would be taken now, by limits and wallet; 0 when none would. */
  maxStake: v.number(),
  combinations: v.array(CombinationPrice),
  picks: v.array(PickNow),
  /** Why it would not be taken as it stands, or null. */
  refusal: v.nullable(v.object({ code: v.string(), message: v.string(), rule: v.optional(v.string()) })),
});
export type Quote = v.InferOutput<typeof Quote>;

/** What a placement may be refused with, beside code and message. */
export const BetRefusal = v.object({
  code: v.string(),
  message: v.string(),
  picks: v.optional(v.array(PickNow)),
  combinations: v.optional(v.array(CombinationPrice)),
  /** stake_limit: the highest stake that would be taken; 0 when none would. */
  maxStake: v.optional(v.number()),
  /** slip_rule: the rule that was broken. */
  rule: v.optional(v.string()),
});
export type BetRefusal = v.InferOutput<typeof BetRefusal>;

/** GET /api/selections?ids=a,b: prices of a kept slip, checked again. Unknown ids are left out. */
export const SelectionsQuery = v.strictObject({
  ids: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)),
});
export const SelectionsNow = v.object({ items: v.array(PickNow), eventId: v.string() });
