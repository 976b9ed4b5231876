// Rounds at providers whose bets wait for their end, for operators.
import * as v from "valibot";
import { Id } from "../common.ts";
import { reasonText } from "../written-text.ts";

export const OpenRound = v.object({
  provider: v.string(),
  providerName: v.string(),
  /** Of the house's own provider: an operator can make it void. */
  isHouse: v.boolean(),
  gameId: v.string(),
  gameName: v.string(),
  roundId: v.string(),
  bets: v.number(),
  members: v.number(),
  /** In won: what is staked, and what of it was paid before the round's end. */
  stake: v.number(),
  paid: v.number(),
  /** Bets that the provider does not know, or about which it did not answer. */
  doubts: v.number(),
  since: v.string(),
});
export type OpenRound = v.InferOutput<typeof OpenRound>;
/** GET /api/admin/provider-rounds: the oldest first, 200 at most. */
export const OpenRoundList = v.object({ items: v.array(OpenRound) });
export type OpenRoundList = v.InferOutput<typeof OpenRoundList>;

/** POST /api/admin/provider-rounds/void */
export const VoidProviderRound = v.strictObject({
  provider: Id,
  roundId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  reason: reasonText(),
});
export type VoidProviderRound = v.InferOutput<typeof VoidProviderRound>;
/** `kept`: bets that a win was paid on, which stay. `returned` in won. */
export const RoundVoid = v.object({ voided: v.number(), kept: v.number(), returned: v.number() });
export type RoundVoid = v.InferOutput<typeof RoundVoid>;
