// The bets of all members, for operators.
import * as v from "valibot";
import { CalendarDate, Id, QueryInteger } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { Bet } from "../sports/bets.ts";
import { ExportFormat } from "./export.ts";
import { Reason } from "./live.ts";
import { sortOf } from "./table.ts";

/** `voided`: by an operator; the others are settlements of accepted bets. */
export const BET_STATES = ["open", "won", "lost", "special", "cancelled", "voided", "pending", "refused"] as const;
export type BetState = (typeof BET_STATES)[number];

const BET_FILTER = {
  /** The number of a bet, with spaces or dashes as it was said; or a member's id as a whole. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  /** A part of the teams' or the league's name, or the id of a fixture or a round. */
  match: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))),
  /** src/domain/common/game-type.ts */
  gameType: v.optional(QueryInteger(1, 99)),
  state: v.optional(v.picklist(BET_STATES)),
  /** At least so many won. */
  least: v.optional(QueryInteger(0, 999_999_999)),
  /** Days in Seoul, both inclusive. Of the last 7 days where neither these nor `text` nor `match` is given. */
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
};

/** GET /api/admin/bets, the newest first where no order is given. */
export const OperatorBetsQuery = v.strictObject({
  ...BET_FILTER,
  sort: sortOf("placedAt", "stake", "payout", "paid"),
  ...PageQuery,
});
export type OperatorBetsQuery = v.InferOutput<typeof OperatorBetsQuery>;

/** GET /api/admin/bets/export: every bet of the filter, the newest first. */
export const BetExportQuery = v.strictObject({ ...BET_FILTER, format: ExportFormat });
export type BetExportQuery = v.InferOutput<typeof BetExportQuery>;

export const OperatorBet = v.object({
  userId: v.string(),
  ...Bet.entries,
  /** src/domain/common/game-type.ts */
  gameType: v.number(),
  /** By an operator. */
  voidedAt: v.nullable(v.string()),
});
export type OperatorBet = v.InferOutput<typeof OperatorBet>;
export const OperatorBetPage = v.object({
  ...pageOf(OperatorBet).entries,
  /** Of all bets of the filter that were not refused, in won. */
  totals: v.object({ stake: v.number(), paid: v.number() }),
});
export type OperatorBetPage = v.InferOutput<typeof OperatorBetPage>;

/** GET /api/admin/bets/large: the newest of the large bets. */
export const LargeBets = v.object({ least: v.number(), items: v.array(OperatorBet) });
export type LargeBets = v.InferOutput<typeof LargeBets>;

export const BetParams = v.object({ id: Id });
/** GET /api/admin/bets/:id: what the books have of a bet, who voided it, and what a void would move. */
export const BetFile = v.object({
  bet: OperatorBet,
  postings: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      kind: v.string(),
      note: v.nullable(v.string()),
      lines: v.array(v.object({ account: v.string(), amount: v.number() })),
    }),
  ),
  voided: v.nullable(
    v.object({
      by: v.string(),
      /** The second operator, where it took one. */
      approvedBy: v.nullable(v.string()),
      at: v.string(),
      reason: v.string(),
      /** What the bet had come to before. */
      status: v.picklist([-1, 0, 1, 2, 3]),
      paid: v.number(),
    }),
  ),
  /** `problem`: why it cannot be voided, in Korean. */
  voiding: v.object({ problem: v.nullable(v.string()), paid: v.number(), takenBack: v.number() }),
});
export type BetFile = v.InferOutput<typeof BetFile>;

const Won = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** POST /api/admin/bets/:id/void. `expected`: what was shown; when it is not so any more, nothing is done. */
export const BetVoidRequest = v.strictObject({
  reason: Reason,
  expected: v.strictObject({ paid: Won, takenBack: Won }),
});
export type BetVoidRequest = v.InferOutput<typeof BetVoidRequest>;
