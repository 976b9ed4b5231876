// Stakes and their limits: decisions, rule 23. The limits are data of the member's level and come in.
import { addComma, formatPrice, payoutOf, type Price, type Won } from "../common/price.ts";

export interface BetLimits {
  readonly minStake: Won;
  readonly maxStake: Won;
  /** A stake is a multiple of it. */
  readonly stakeStep: Won;
  readonly maxLegs: number;
  readonly maxPrice: Price;
  readonly maxPayout: Won;
  /** What a member's open bets on one selection, and on one fixture, come to at most. */
  readonly maxSelectionStake: Won;
  readonly maxFixtureStake: Won;
}

/** What the member's open bets come to on the slip's selection, and on its fixture, that hold most. */
export interface Staked {
  readonly selection: Won;
  readonly fixture: Won;
  /** On a game's pick: it has a limit of its own. */
  readonly gamePick?: Won;
}
export const NOTHING_STAKED: Staked = { selection: 0, fixture: 0 };

/** The sum of the member's open bets on each selection (or game's pick) and each fixture, by id. Bonus folders are left out. */
export interface OpenStakes {
  readonly selections: Readonly<Record<string, Won>>;
  readonly fixtures: Readonly<Record<string, Won>>;
}
export const NO_OPEN_STAKES: OpenStakes = { selections: {}, fixtures: {} };

export interface StakeLimit {
  readonly minStake: Won;
  /** The highest stake that would be taken, a multiple of the step; 0 when none would. */
  readonly maxStake: Won;
  readonly step: Won;
}

export const STAKE_RULES = [
  "stake_whole",
  "stake_min",
  "stake_step",
  "stake_max",
  "payout_max",
  "price_max",
  "selection_max",
  "fixture_max",
] as const;
export type StakeRule = (typeof STAKE_RULES)[number];

export interface StakeRefusal {
  readonly rule: StakeRule;
  /** Korean, to be shown as it is. */
  readonly message: string;
  /** The highest stake that would be taken; 0 when none would. */
  readonly maxStake: Won;
}

/** The stakes that a slip of this combined price takes. `balance` caps it where the wallet counts, too. */
export function stakeLimit(
  limits: BetLimits,
  combinedPrice: Price,
  { balance = null, staked = NOTHING_STAKED }: { balance?: Won | null; staked?: Staked } = {},
): StakeLimit {
  const step = limits.stakeStep;
  const ceiling = Math.min(
    limits.maxStake,
    stakeForPayout(limits.maxPayout, combinedPrice),
    limits.maxSelectionStake - staked.selection,
    limits.maxFixtureStake - staked.fixture,
    balance ?? limits.maxStake,
  );
  const highest = Math.floor(ceiling / step) * step;
  const none = combinedPrice > limits.maxPrice || highest < limits.minStake;
  return { minStake: limits.minStake, maxStake: none ? 0 : highest, step };
}

/** Refuses a stake on a slip of this combined price, or null. Says nothing about the wallet. */
export function checkStake(
  stake: Won,
  limits: BetLimits,
  combinedPrice: Price,
  staked: Staked = NOTHING_STAKED,
): StakeRefusal | null {
  const rule = brokenRule(stake, limits, combinedPrice, staked);
  if (!rule) return null;
  return {
    rule,
    message: stakeMessage(rule, limits),
    maxStake: stakeLimit(limits, combinedPrice, { staked }).maxStake,
  };
}

function brokenRule(stake: Won, limits: BetLimits, combinedPrice: Price, staked: Staked): StakeRule | null {
  if (combinedPrice > limits.maxPrice) return "price_max";
  if (!Number.isSafeInteger(stake) || stake < 0) return "stake_whole";
  if (stake < limits.minStake) return "stake_min";
  if (stake > limits.maxStake) return "stake_max";
  if (stake % limits.stakeStep !== 0) return "stake_step";
  if (staked.selection + stake > limits.maxSelectionStake) return "selection_max";
  if (staked.fixture + stake > limits.maxFixtureStake) return "fixture_max";
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
    case "selection_max":
      return `진행 중인 베팅을 합해 선택당 ${addComma(limits.maxSelectionStake)}원까지입니다.`;
    case "fixture_max":
      return `진행 중인 베팅을 합해 경기당 ${addComma(limits.maxFixtureStake)}원까지입니다.`;
    case "price_max":
      return `최대 배당은 ${formatPrice(limits.maxPrice)}입니다.`;
  }
}

/** What is wrong with limits that an operator gives: the field, and why. They are whole and above 0 already. */
export function betLimitsProblem(limits: BetLimits): { field: keyof BetLimits; message: string } | null {
  const { minStake, maxStake, stakeStep, maxSelectionStake, maxFixtureStake } = limits;
  if (maxStake < minStake) return { field: "maxStake", message: "최소 베팅금액보다 작을 수 없습니다." };
  if (minStake % stakeStep !== 0) return { field: "minStake", message: "베팅 단위의 배수여야 합니다." };
  if (maxSelectionStake < minStake)
    return { field: "maxSelectionStake", message: "최소 베팅금액보다 작을 수 없습니다." };
  if (maxFixtureStake < maxSelectionStake)
    return { field: "maxFixtureStake", message: "선택별 한도보다 작을 수 없습니다." };
  return null;
}
