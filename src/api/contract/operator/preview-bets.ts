// What a result or a cancellation would do to bets. Apart from the contracts that members' pages load.
import * as v from "valibot";

/** How many bets a preview lists; its sums count all. */
export const PREVIEWED_BETS = 100;

const State = v.object({ status: v.picklist([-1, 0, 1, 2, 3]), paid: v.number() });
/** A bet that would change, as it is and as it would be. Won. */
export const PreviewBet = v.object({
  id: v.string(),
  number: v.string(),
  userId: v.string(),
  placedAt: v.string(),
  stake: v.number(),
  legs: v.number(),
  before: State,
  after: State,
});
export type PreviewBet = v.InferOutput<typeof PreviewBet>;

/** POST /api/admin/fixtures/{id}/result/preview: what the result would do. Won; nothing is written. */
export const ResultPreview = v.object({
  /** Bets that would come to an end, and those that had come to another end before. */
  betsSettled: v.number(),
  betsCorrected: v.number(),
  /** What would be paid, and taken back. */
  paid: v.number(),
  takenBack: v.number(),
  /** The first of these bets. */
  items: v.array(PreviewBet),
});
export type ResultPreview = v.InferOutput<typeof ResultPreview>;
