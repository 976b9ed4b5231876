import type { Won } from "../../../domain/common/price.ts";
import { shortMoney } from "../../../domain/common/money-text.ts";

export const CHIPS_TEXT = {
  group: "칩",
  lay: (chip: Won) => `칩 ${shortMoney(chip)}원 올리기`,
  choose: (chip: Won) => `칩 ${shortMoney(chip)}원`,
  undo: "되돌리기",
  repeat: "다시",
  double: "두 배",
} as const;
