// What a trader does to one outcome or one market: a price by hand, and the most that is taken.
import * as v from "valibot";
import { HIGHEST_HAND_PRICE, LOWEST_HAND_PRICE } from "../../../domain/sports/hand-price.ts";
import { Id, WonAmount } from "../common.ts";
import { Reason } from "./live.ts";

/** In hundredths. */
export const HandPrice = v.pipe(
  v.number("배당을 입력해주세요."),
  v.integer("배당은 소수 둘째 자리까지입니다."),
  v.minValue(LOWEST_HAND_PRICE, "배당은 1.01부터입니다."),
  v.maxValue(HIGHEST_HAND_PRICE, "배당은 999.99까지입니다."),
);
/** PUT /api/admin/live/selections/{id}/price: null gives it back to the feed. */
export const HandPriceChange = v.strictObject({ price: v.nullable(HandPrice), reason: Reason });
export type HandPriceChange = v.InferOutput<typeof HandPriceChange>;

export const Limit = v.pipe(WonAmount, v.maxValue(1_000_000_000_000, "1조원 이하여야 합니다."));
/**
 * PUT /api/admin/live/limits: what all members together stake at most, and the greatest loss of the house on it; null: no
 * limit.
 */
export const OfferLimitsChange = v.strictObject({
  scope: v.picklist(["market", "selection"]),
  key: Id,
  maxStake: v.nullable(Limit),
  maxLiability: v.nullable(Limit),
  reason: Reason,
});
export type OfferLimitsChange = v.InferOutput<typeof OfferLimitsChange>;
