// A reward in a form: three fields with one prefix. Forms have no nested fields.
import * as v from "valibot";
import { RewardAmount, Wagering } from "../../../api/contract/programmes/rewards.ts";
import { REWARD_KINDS, type Reward } from "../../../domain/programmes/reward.ts";

export type FormValues = Readonly<Record<string, unknown>>;

/** Fields of a schema for the reward: `dailyKind`, `dailyAmount`, `dailyWagering`. */
export const rewardEntries = <const Prefix extends string>(prefix: Prefix) =>
  ({
    [`${prefix}Kind`]: v.picklist(REWARD_KINDS),
    [`${prefix}Amount`]: v.optional(RewardAmount),
    [`${prefix}Wagering`]: v.optional(Wagering),
  }) as Record<`${Prefix}Kind`, v.PicklistSchema<typeof REWARD_KINDS, undefined>> &
    Record<`${Prefix}Amount`, v.OptionalSchema<typeof RewardAmount, undefined>> &
    Record<`${Prefix}Wagering`, v.OptionalSchema<typeof Wagering, undefined>>;

/** What the fields hold at first. */
export const rewardFields = (prefix: string, reward: Reward | undefined): FormValues => ({
  [`${prefix}Kind`]: reward?.kind ?? "points",
  [`${prefix}Amount`]: reward?.amount,
  [`${prefix}Wagering`]: reward?.wagering || undefined,
});

/** The reward that the fields hold. Points carry no wagering. */
export function rewardOf(values: FormValues, prefix: string): Reward {
  const kind = values[`${prefix}Kind`] === "money" ? "money" : "points";
  const wagering = kind === "money" ? numberOf(values[`${prefix}Wagering`]) : 0;
  return { kind, amount: numberOf(values[`${prefix}Amount`]), wagering };
}

export function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
