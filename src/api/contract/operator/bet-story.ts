// How a bet came about, for a dispute: what the server judged it by beside what the member's page says.
import * as v from "valibot";
import { Id, QueryInteger } from "../common.ts";
import { TRAIL_MACHINES } from "../../../domain/sports/trail.ts";
import type { TrailStep } from "../sports/trails.ts";
import { JudgedTerms } from "./judged-terms.ts";

export const Judgement = v.object({
  id: v.number(),
  key: v.string(),
  stage: v.picklist(["bet", "bet_decision", "cash_out", "cash_out_decision"]),
  betId: v.nullable(v.string()),
  verdict: v.picklist(["accepted", "pending", "refused", "paid", "waiting"]),
  code: v.nullable(v.string()),
  rule: v.nullable(v.string()),
  at: v.string(),
  terms: JudgedTerms,
});
export type Judgement = v.InferOutput<typeof Judgement>;

export const KeptTrail = v.object({
  key: v.string(),
  machine: v.picklist(TRAIL_MACHINES),
  previous: v.nullable(v.string()),
  /** By the page's clock and by the server's. */
  sentAt: v.string(),
  receivedAt: v.string(),
  // It was checked when it came in.
  steps: v.pipe(
    v.array(v.unknown()),
    v.transform((steps) => steps as TrailStep[]),
  ),
});
export type KeptTrail = v.InferOutput<typeof KeptTrail>;

/** GET /api/admin/bets/{id}/story: the submissions that led to the bet and to its cash-outs, in the order of time. */
export const BetStory = v.object({
  userId: v.string(),
  judgements: v.array(Judgement),
  trails: v.array(KeptTrail),
  /** What else the member sent within ten minutes before and after: for "I pressed once, and two bets came". */
  near: v.array(Judgement),
});
export type BetStory = v.InferOutput<typeof BetStory>;

export const StoryParams = v.strictObject({ id: Id });
/** Of a submission that came to no bet, by the id of its judgement. */
export const RefusedParams = v.strictObject({ judgement: QueryInteger(1, 999_999_999) });

/** GET /api/admin/bets/refused?text=: what a member sent and no bet came of, the newest first. */
export const RefusedQuery = v.strictObject({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) });
export const RefusedList = v.object({ items: v.array(Judgement) });
export type RefusedList = v.InferOutput<typeof RefusedList>;
