// Chips on the picks of a game: what is laid before it is bet, and why a chip is not taken. Mini-games, virtual sports
// and the house's baccarat table lay by these rules.
import { addComma, type Won } from "../common/price.ts";

export const CHIPS = [1_000, 5_000, 10_000, 50_000, 100_000] as const;

/** What lies on a pick. `pick` is empty where the member has laid chips and not chosen yet. */
export interface LaidStake {
  readonly pick: string;
  readonly amount: Won;
}
/** A pick stands once, and never with nothing on it. */
export type Laid = readonly LaidStake[];
export const NO_LAID: Laid = [];

/** What may be laid now. */
export interface ChipTerms {
  /** Why nothing is taken, in Korean; null while bets are taken. */
  readonly closed: string | null;
  /** The highest stake on one pick. */
  readonly most: Won;
  /** Picks of which another stake is the highest, such as those that hold bets of this round. */
  readonly mostOf: Readonly<Record<string, Won>>;
  /** What all that is laid comes to at most: the member's money; null while it is not known. */
  readonly balance: Won | null;
}

export const CHIP_TEXT = {
  wait: "베팅 한도를 확인하는 중입니다.",
  nothing: "칩을 먼저 올려주세요.",
  noPast: "되돌릴 칩이 없습니다.",
  noLast: "지난 베팅이 없습니다.",
  poor: "보유머니가 부족합니다.",
  full: "더 올릴 수 없습니다.",
  most: (won: Won) => `최대 ${addComma(won)}원까지 올릴 수 있습니다.`,
} as const;

/** Nothing is taken until the terms are known. */
export const NO_TERMS: ChipTerms = { closed: CHIP_TEXT.wait, most: 0, mostOf: {}, balance: null };

export const totalOf = (laid: Laid): Won => laid.reduce((sum, { amount }) => sum + amount, 0);
const amountOn = (laid: Laid, pick: string): Won => laid.find((one) => one.pick === pick)?.amount ?? 0;

/** The order in which picks were laid on counts for nothing. */
export const isSameLaid = (a: Laid, b: Laid): boolean =>
  a.length === b.length && a.every(({ pick, amount }) => amountOn(b, pick) === amount);

/** With a chip more on a pick. */
export function withChip(laid: Laid, { pick, amount }: LaidStake): Laid {
  const others = laid.filter((one) => one.pick !== pick);
  return [...others, { pick, amount: amountOn(laid, pick) + amount }];
}

/** The fewest chips that come to the amount, the highest first. What no chip comes to is left out. */
export function chipsOf(amount: Won): Won[] {
  const chips: Won[] = [];
  let left = amount;
  for (const chip of CHIPS.toReversed()) for (; left >= chip; left -= chip) chips.push(chip);
  return chips;
}

export const doubled = (laid: Laid): Laid => laid.map(({ pick, amount }) => ({ pick, amount: amount * 2 }));

/** Why this cannot lie on the picks, in Korean; null where it can. */
export function laidBlock(laid: Laid, { closed, most, mostOf, balance }: ChipTerms): string | null {
  if (closed !== null) return closed;
  for (const { pick, amount } of laid) {
    const limit = mostOf[pick] ?? most;
    if (amount > limit) return limit > 0 ? CHIP_TEXT.most(limit) : CHIP_TEXT.full;
  }
  return balance !== null && totalOf(laid) > balance ? CHIP_TEXT.poor : null;
}
