// What the server judged a bet or a cash-out by, at that moment.
import * as v from "valibot";
import { CashOutOffer } from "../sports/cash-out.ts";
import { BetLimits } from "../sports/bet-limits.ts";

const JudgedLeg = v.object({
  selectionId: v.string(),
  /** In hundredths: what the request said that the member saw, and what it was then. */
  seenPrice: v.number(),
  price: v.number(),
  status: v.string(),
  /** Of the market: as the member saw it, as it was, and when its status last changed. */
  seenVersion: v.optional(v.number()),
  version: v.optional(v.number()),
  statusVersion: v.optional(v.number()),
  isInPlay: v.optional(v.literal(true)),
});

export const JudgedBet = v.object({
  kind: v.literal("bet"),
  stake: v.number(),
  /** The price policy that the member had chosen. */
  accept: v.string(),
  legs: v.array(JudgedLeg),
  /** Legs of one fixture, together: what was seen and what it was. */
  combinations: v.optional(
    v.array(v.object({ fixtureId: v.string(), seenPrice: v.nullable(v.number()), price: v.nullable(v.number()) })),
  ),
  limits: BetLimits,
  /** In won; null where the stake had been taken before. */
  balance: v.nullable(v.number()),
  /** Until when it waits. */
  decideAt: v.nullable(v.string()),
});
export type JudgedBet = v.InferOutput<typeof JudgedBet>;

export const JudgedCashOut = v.object({
  kind: v.literal("cashOut"),
  /** What of the stake was asked for, and the least for it; the version of the offer that was seen. */
  stake: v.number(),
  least: v.number(),
  version: v.nullable(v.number()),
  /** What it was bought for then; null where the bet was not open any more. */
  offer: v.nullable(v.omit(CashOutOffer, ["betId", "message"])),
  paid: v.nullable(v.number()),
  decideAt: v.nullable(v.string()),
});
export type JudgedCashOut = v.InferOutput<typeof JudgedCashOut>;

export const JudgedTerms = v.variant("kind", [JudgedBet, JudgedCashOut]);
export type JudgedTerms = v.InferOutput<typeof JudgedTerms>;
