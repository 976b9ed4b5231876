import * as v from "valibot";
import { CODE_LENGTH, COUPON_STATES, foldCode } from "../../../domain/programmes/coupon.ts";
import { REWARD_KINDS } from "../../../domain/programmes/reward.ts";
import { UserId } from "../account/account.ts";
import { Instant } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { PayingReward, RewardReport } from "./rewards.ts";
import { nameText } from "../written-text.ts";

const RewardOnWire = v.object({ kind: v.picklist(REWARD_KINDS), amount: v.number(), wagering: v.number() });

/** GET /api/coupons: a member's own, newest first. */
export const CouponsQuery = v.strictObject({ ...PageQuery, state: v.optional(v.picklist(COUPON_STATES)) });
export const Coupon = v.object({
  id: v.string(),
  title: v.string(),
  reward: RewardOnWire,
  state: v.picklist(COUPON_STATES),
  issuedAt: v.string(),
  expiresAt: v.string(),
  usedAt: v.nullable(v.string()),
});
export type Coupon = v.InferOutput<typeof Coupon>;
export const CouponPage = pageOf(Coupon);

const WRONG_CODE = "쿠폰 번호 16자리를 입력해주세요.";
/** POST /api/coupons/redeem. Case, spaces and dashes do not matter. */
export const RedeemRequest = v.strictObject({
  code: v.pipe(
    v.string(),
    v.maxLength(60, WRONG_CODE),
    v.transform(foldCode),
    v.check((code) => code.length === CODE_LENGTH, WRONG_CODE),
  ),
});
/** POST /api/coupons/redeem and /api/coupons/{id}/use */
export const CouponReport = v.object({ ...RewardReport.entries, title: v.string() });

export const CouponTitle = nameText(60);
const WRONG_COUNT = "1 이상 100,000 이하의 정수를 입력해주세요.";
export const CodeCount = v.pipe(
  v.number(WRONG_COUNT),
  v.integer(WRONG_COUNT),
  v.minValue(1, WRONG_COUNT),
  v.maxValue(100_000, WRONG_COUNT),
);

/** POST /api/admin/coupons. `codeCount`: how many members may redeem its code; null: it is issued by operators. */
export const CouponRequest = v.strictObject({
  title: CouponTitle,
  reward: PayingReward,
  expiresAt: Instant,
  codeCount: v.nullable(CodeCount),
});
export type CouponRequest = v.InferOutput<typeof CouponRequest>;
/** PUT /api/admin/coupons/{id}. The reward and the code stay. An expiry that has come ends the coupon. */
export const CouponChange = v.omit(CouponRequest, ["reward"]);

export const OperatorCoupon = v.object({
  id: v.string(),
  title: v.string(),
  reward: RewardOnWire,
  /** ABCD-EFGH-JKLM-NPQR */
  code: v.nullable(v.string()),
  codeCount: v.nullable(v.number()),
  expiresAt: v.string(),
  createdAt: v.string(),
  createdBy: v.string(),
  issued: v.number(),
  used: v.number(),
});
export type OperatorCoupon = v.InferOutput<typeof OperatorCoupon>;
export const OperatorCouponPage = pageOf(OperatorCoupon);
export const OperatorCouponsQuery = v.strictObject(PageQuery);

/** POST /api/admin/coupons/{id}/issue. A member has a coupon once; who has it already gets no second. */
export const IssueRequest = v.strictObject({
  receivers: v.union(
    [
      v.literal("all"),
      v.pipe(v.array(UserId), v.minLength(1, "회원을 입력해주세요."), v.maxLength(500, "한 번에 500명까지입니다.")),
    ],
    "회원을 입력해주세요.",
  ),
});
export const IssueReport = v.object({ issued: v.number() });
