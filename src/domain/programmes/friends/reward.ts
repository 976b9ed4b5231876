// What a recommender is given for a friend: decisions, /friend. Figures are data; amounts are won and points.

export interface FriendRules {
  isOn: boolean;
  /** Of what a friend lost net, by month of Seoul. */
  lossPercent: number;
  /** Of a friend's first charge. */
  firstChargePercent: number;
  /** Percent of the first charge that the friend stakes before its part is paid; 100 is the charge once. */
  firstChargeTurnover: number;
  /** One reward is never more than this. */
  maxPoints: number;
}

export const FRIEND_REWARD_KINDS = ["charge", "loss"] as const;
export type FriendRewardKind = (typeof FRIEND_REWARD_KINDS)[number];

/** What is to be staked for the reward of a first charge, in won; as turnover before an exchange is counted. */
export function firstChargeStake(won: number, { firstChargeTurnover }: FriendRules): number {
  return Math.ceil((won * firstChargeTurnover) / 100);
}

/** Points for an amount. A fraction of a point is not given. */
export function friendPoints(kind: FriendRewardKind, won: number, rules: FriendRules): number {
  if (!rules.isOn) return 0;
  const percent = kind === "loss" ? rules.lossPercent : rules.firstChargePercent;
  return Math.min(Math.floor((won * percent) / 100), rules.maxPoints);
}
