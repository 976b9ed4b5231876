// What an operator decides an exchange by.
import * as v from "valibot";
import { TRACE_KINDS } from "../../../domain/account/one-person.ts";

const Amount = v.object({ count: v.number(), amount: v.number() });
const Bets = v.object({ turnover: v.number(), paid: v.number() });
/** GET /api/admin/money-requests/{id}/facts: what an exchange is decided by. Won. */
export const RequestFacts = v.object({
  joinedAt: v.string(),
  /** When the exchange before was paid; null: there was none. */
  since: v.nullable(v.string()),
  deposits: Amount,
  depositsSince: Amount,
  exchanges: Amount,
  /** Stakes at risk that were decided, and what was paid for them. */
  bets: Bets,
  betsSince: Bets,
  /** What was to be staked before this request, what counted for it, and what came to be staked since. */
  wagering: v.object({ required: v.number(), staked: v.number(), left: v.number() }),
  tendency: v.array(v.string()),
  bankChangedAt: v.nullable(v.string()),
  /** When a code of an operator set the password last. */
  passwordSetAt: v.nullable(v.string()),
  shared: v.array(v.object({ kind: v.picklist(TRACE_KINDS), count: v.number(), userIds: v.array(v.string()) })),
});
export type RequestFacts = v.InferOutput<typeof RequestFacts>;
