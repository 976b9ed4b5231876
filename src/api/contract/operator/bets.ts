// The bets of all members, for operators.
import * as v from "valibot";
import { PageQuery, pageOf } from "../page.ts";
import { Bet } from "../sports/bets.ts";

/** GET /api/admin/bets, the newest first. Without `text` the newest ones alone. */
export const OperatorBetsQuery = v.strictObject({
  /** The number of a bet, with spaces or dashes as it was said; or a member's id as a whole. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  ...PageQuery,
});
export const OperatorBet = v.object({ userId: v.string(), ...Bet.entries });
export type OperatorBet = v.InferOutput<typeof OperatorBet>;
export const OperatorBetPage = pageOf(OperatorBet);
export type OperatorBetPage = v.InferOutput<typeof OperatorBetPage>;
