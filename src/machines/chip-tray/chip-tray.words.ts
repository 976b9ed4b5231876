import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { chipTrayMachine } from "./chip-tray.machine.ts";

export const chipTrayWords = defineWords<typeof chipTrayMachine>({
  purpose: "게임의 선택에 칩을 올리고, 되돌리고, 두 배로 하고, 지난 베팅을 다시 올린다.",
  events: {
    "chip.choose": "칩을 고른다",
    "chip.lay": "칩을 선택에 올린다",
    "chips.undo": "되돌리기를 누른다",
    "chips.double": "두 배를 누른다",
    "chips.repeat": "다시를 누른다",
    "chips.told": "올린 금액이 다른 곳에서 바뀐다",
    "chips.placed": "베팅이 접수된다",
    "terms.told": "한도와 보유머니를 알게 된다",
  },
  cases: {
    ...common("plain", "open", "nothing"),
    "a chip of the house": "있는 칩",
    "another amount": "없는 칩",
    "five thousand": "5천",
    "the most of the pick": "선택의 한도만큼",
    "more than the pick takes": "선택의 한도를 넘게",
    "a typed stake": "입력한 금액",
    "with little money": "보유머니가 적음",
    "the round is locked": "회차 마감",
  },
});
