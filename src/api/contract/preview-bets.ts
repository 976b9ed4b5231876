import * as v from "valibot";

/** How many bets a preview lists; its sums count all. */
export const PREVIEWED_BETS = 100;

const State = v.object({ status: v.picklist([-1, 0, 1, 2, 3]), paid: v.number() });
/** A bet that would change, as it is and as it would be. Won. */
export const PreviewBet = v.object({
  id: v.string(),
  userId: v.string(),
  placedAt: v.string(),
  stake: v.number(),
  legs: v.number(),
  before: State,
  after: State,
});
export type PreviewBet = v.InferOutput<typeof PreviewBet>;
