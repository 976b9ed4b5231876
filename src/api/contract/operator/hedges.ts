// GET /api/admin/hedges: two accounts that have something in common and bet on everything of a market or a round.
import * as v from "valibot";
import { TRACE_KINDS } from "../../../domain/account/one-person.ts";

/** Days back from now that are looked at. */
export const HEDGE_DAYS = 7;

const HedgeBet = v.object({
  number: v.string(),
  userId: v.string(),
  name: v.string(),
  price: v.nullable(v.number()),
  stake: v.number(),
  placedAt: v.string(),
});

/** What both of them have bet on one market or round. */
export const Hedge = v.object({ place: v.string(), bets: v.array(HedgeBet) });
export type Hedge = v.InferOutput<typeof Hedge>;

export const HedgePair = v.object({
  accounts: v.array(v.object({ userId: v.string(), nickname: v.string() })),
  shared: v.array(v.picklist(TRACE_KINDS)),
  /** How many markets and rounds, and what was staked on them together. */
  hedges: v.number(),
  stake: v.number(),
  lastAt: v.string(),
  /** The last of them. */
  latest: v.array(Hedge),
});
export type HedgePair = v.InferOutput<typeof HedgePair>;
export const HedgeList = v.object({ items: v.array(HedgePair) });
