// Stakes and their limits: decisions, rule 23. The limits are data of the member's level and come in.
import { addComma, formatPrice, payoutOf, type Price, type Won } from "./price.ts";

export interface BetLimits {
  readonly minStake: Won;
  readonly maxStake: Won;
  /** A stake is a multiple of it. */
  readonly stakeStep: Won;
  readonly maxLegs: number;
  readonly maxPrice: Price;
  readonly maxPayout: Won;
}

export interface StakeLimit {
  readonly minStake: Won;
  /** The highest stake that would be taken, a multiple of the step; 0 when none would. */
  readonly maxStake: Won;
  readonly step: Won;
}

export const STAKE_RULES = ["stake_whole", "stake_min", "stake_step", "stake_max", "payout_max", "price_max"] as const;
export type StakeRule = (typeof STAKE_RULES)[number];

export interface StakeRefusal {
  readonly rule: StakeRule;
  /** Korean, to be shown as it is. */
  readonly message: string;
  /** The highest stake that would be taken; 0 when none would. */
  readonly maxStake: Won;
}

/** The stakes that a slip of this combined price takes. `balance` caps it where the wallet counts, too. */
export function stakeLimit(limits: BetLimits, combinedPrice: Price, balance?: Won): StakeLimit {
  const step = limits.stakeStep;
  const ceiling = Math.min(
    limits.maxStake,
    stakeForPayout(limits.maxPayout, combinedPrice),
    balance ?? limits.maxStake,
  );
  const highest = Math.floor(ceiling / step) * step;
  const none = combinedPrice > limits.maxPrice || highest < limits.minStake;
  return { minStake: limits.minStake, maxStake: none ? 0 : highest, step };
}

/** Refuses a stake on a slip of this combined price, or null. Says nothing about the wallet. */
export function checkStake(stake: Won, limits: BetLimits, combinedPrice: Price): StakeRefusal | null {
  const rule = brokenRule(stake, limits, combinedPrice);
  if (!rule) return null;
  return { rule, message: stakeMessage(rule, limits), maxStake: stakeLimit(limits, combinedPrice).maxStake };
}

function brokenRule(stake: Won, limits: BetLimits, combinedPrice: Price): StakeRule | null {
  if (combinedPrice > limits.maxPrice) return "price_max";
  if (!Number.isSafeInteger(stake) || stake < 0) return "stake_whole";
  if (stake < limits.minStake) return "stake_min";
  if (stake > limits.maxStake) return "stake_max";
  if (stake % limits.stakeStep !== 0) return "stake_step";
  return payoutOf(stake, combinedPrice) > limits.maxPayout ? "payout_max" : null;
}

/** The highest s with floor(s × price) ≤ payout. */
function stakeForPayout(payout: Won, price: Price): Won {
  return Number(((BigInt(payout) + 1n) * 100n - 1n) / BigInt(price));
}

function stakeMessage(rule: StakeRule, limits: BetLimits): string {
  switch (rule) {
    case "stake_whole":
      return "베팅금액은 원 단위의 정수여야 합니다.";
    case "stake_min":
      return `최소 베팅금액은 ${addComma(limits.minStake)}원입니다.`;
    case "stake_step":
      return `베팅금액은 ${addComma(limits.stakeStep)}원 단위로 입력해주세요.`;
    case "stake_max":
      return `최대 베팅금액은 ${addComma(limits.maxStake)}원입니다.`;
    case "payout_max":
      return `최대 당첨금액은 ${addComma(limits.maxPayout)}원입니다.`;
    case "price_max":
      return `최대 배당은 ${formatPrice(limits.maxPrice)}입니다.`;
  }
}
