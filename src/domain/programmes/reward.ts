import { wageringFor } from "../wallet/wagering.ts";

/** What a programme pays. `amount` in points or won; `wagering`: the multiple of it that is to be staked first. */
export interface Reward {
  kind: RewardKind;
  amount: number;
  wagering: number;
}

export const REWARD_KINDS = ["points", "money"] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** What pays rewards; each is also the kind of its postings. */
export const PROGRAMMES = ["attendance", "coupon", "mission", "tournament"] as const;
export type Programme = (typeof PROGRAMMES)[number];

/** Won that are to be staked before the reward may leave the site. Points ask for it when they are turned into money. */
export function wageringOf({ kind, amount, wagering }: Reward): number {
  return kind === "money" ? wageringFor(amount, wagering) : 0;
}

/** How often the reward is to be staked, as it is told; 0 for points. */
export function multipleOf(reward: Reward): number {
  return wageringOf(reward) / reward.amount || 0;
}
