// What programmes pay, and the list of what they paid.
import * as v from "valibot";
import { PROGRAMMES, REWARD_KINDS } from "../../../domain/programmes/reward.ts";
import { Id } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";

const MAX_REWARD = 10_000_000;
const WRONG_AMOUNT = "0 이상 10,000,000 이하의 정수를 입력해주세요.";
const WRONG_WAGERING = "0 이상 100 이하의 정수를 입력해주세요.";

export const RewardAmount = v.pipe(
  v.number(WRONG_AMOUNT),
  v.integer(WRONG_AMOUNT),
  v.minValue(0, WRONG_AMOUNT),
  v.maxValue(MAX_REWARD, WRONG_AMOUNT),
);
export const Wagering = v.pipe(
  v.number(WRONG_WAGERING),
  v.integer(WRONG_WAGERING),
  v.minValue(0, WRONG_WAGERING),
  v.maxValue(100, WRONG_WAGERING),
);

/** `wagering`: the multiple of the amount that is to be staked before it may leave the site. */
export const RewardTerms = v.strictObject({ kind: v.picklist(REWARD_KINDS), amount: RewardAmount, wagering: Wagering });
/** One that pays something. */
export const PayingReward = v.strictObject({
  ...RewardTerms.entries,
  amount: v.pipe(RewardAmount, v.minValue(1, "1 이상이어야 합니다.")),
});

/** A reward that was paid, and the balances after it. */
export const RewardReport = v.object({
  kind: v.picklist(REWARD_KINDS),
  amount: v.number(),
  emoney: v.number(),
  point: v.number(),
  walletSeq: v.number(),
});

/** GET /api/admin/claims: what programmes paid, newest first. */
export const ClaimsQuery = v.strictObject({
  ...PageQuery,
  programme: v.picklist(PROGRAMMES),
  programmeId: v.optional(Id),
});
const Claim = v.object({
  id: v.string(),
  at: v.string(),
  userId: v.string(),
  nickname: v.string(),
  programmeId: v.string(),
  occasion: v.string(),
  kind: v.picklist(REWARD_KINDS),
  amount: v.number(),
  wagering: v.number(),
});
export const ClaimPage = pageOf(Claim);
export type ClaimPage = v.InferOutput<typeof ClaimPage>;
