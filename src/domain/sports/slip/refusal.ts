// Why a pick, a slip or a stake is not taken. The member reads the message; programs read the rule.

export const SLIP_RULES = [
  "empty",
  "duplicate_pick",
  "one_per_market",
  "one_per_fixture",
  "two_per_fixture",
  "different_families",
  "one_pick",
  "legs_max",
  "one_bonus",
  "bonus_price",
  "bonus_legs",
  "bonus_variant",
  "proto_legs",
] as const;
export type SlipRule = (typeof SLIP_RULES)[number];

export interface SlipRefusal {
  readonly rule: SlipRule;
  /** Korean, to be shown as it is. */
  readonly message: string;
}

/** The alert of the specification, sections 5 and 8, letter by letter. */
export const BONUS_PRICE_MESSAGE = "보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.";

const MESSAGES: Readonly<Record<SlipRule, string>> = {
  empty: "선택한 경기가 없습니다.",
  duplicate_pick: "같은 선택이 두 번 포함되어 있습니다.",
  one_per_market: "같은 경기의 같은 마켓은 하나만 선택할 수 있습니다.",
  one_per_fixture: "한 경기에서는 하나만 선택할 수 있습니다.",
  two_per_fixture: "한 경기에서는 두 개까지 선택할 수 있습니다.",
  different_families: "한 경기에서는 서로 다른 유형의 마켓만 함께 선택할 수 있습니다.",
  one_pick: "하나만 선택할 수 있습니다.",
  legs_max: "최대 {n}경기까지 선택할 수 있습니다.",
  one_bonus: "보너스배당은 하나만 선택할 수 있습니다.",
  bonus_price: BONUS_PRICE_MESSAGE,
  bonus_legs: "이 보너스배당은 다른 경기를 {n}개 이상 선택해야 합니다.",
  bonus_variant: "보너스배당을 선택할 수 없는 게임입니다.",
  proto_legs: "프로토는 {n}경기 이상 선택해야 합니다.",
};

/** `n` is the number that the rule's message names, such as the highest count of legs. */
export function slipRefusal(rule: SlipRule, n = 0): SlipRefusal {
  return { rule, message: MESSAGES[rule].replace("{n}", String(n)) };
}
