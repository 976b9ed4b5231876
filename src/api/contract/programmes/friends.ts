// Friends: the members who joined by one's code, and what that brings.
import * as v from "valibot";
import { FRIEND_REWARD_KINDS } from "../../../domain/programmes/friends/reward.ts";
import { PageQuery, pageOf } from "../page.ts";

const WRONG_PERCENT = "0 이상 50 이하의 정수를 입력해주세요.";
const Percent = v.pipe(
  v.number(WRONG_PERCENT),
  v.integer(WRONG_PERCENT),
  v.minValue(0, WRONG_PERCENT),
  v.maxValue(50, WRONG_PERCENT),
);

const WRONG_TURNOVER = "100 이상 100,000 이하의 정수를 입력해주세요.";
/** The charge once at least: decisions, rule 37. */
const Turnover = v.pipe(
  v.number(WRONG_TURNOVER),
  v.integer(WRONG_TURNOVER),
  v.minValue(100, WRONG_TURNOVER),
  v.maxValue(100_000, WRONG_TURNOVER),
);

/** GET and PUT /api/admin/friend-rules: see FriendRules. */
export const FriendRulesOnWire = v.strictObject({
  isOn: v.boolean(),
  lossPercent: Percent,
  firstChargePercent: Percent,
  firstChargeTurnover: Turnover,
  maxPoints: v.pipe(
    v.number("숫자를 입력해주세요."),
    v.integer("정수를 입력해주세요."),
    v.minValue(1, "1 이상이어야 합니다."),
    v.maxValue(100_000_000, "너무 큽니다."),
  ),
});

/** GET /api/friends: the own code, and what it has brought in points. */
export const FriendSummary = v.object({
  code: v.string(),
  count: v.number(),
  points: v.number(),
  /** Points for first charges that friends have not staked yet. */
  promised: v.number(),
  rules: FriendRulesOnWire,
});

export const FriendsQuery = v.strictObject(PageQuery);

/** GET /api/friends/members: masked, the newest first. */
export const FriendPage = pageOf(
  v.object({ id: v.string(), nickname: v.string(), joinedAt: v.string(), points: v.number() }),
);

/** GET /api/friends/rewards, and /api/admin/friend-rewards with names: the newest first. */
const Reward = {
  id: v.string(),
  at: v.string(),
  kind: v.picklist(FRIEND_REWARD_KINDS),
  /** `first`, or the month of the losses; older ones are of a day. */
  occasion: v.string(),
  base: v.number(),
  points: v.number(),
};
export const FriendRewardPage = pageOf(v.object({ ...Reward, friend: v.string() }));
export const OperatorFriendRewardPage = pageOf(v.object({ ...Reward, friend: v.string(), userId: v.string() }));
