import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { slipLegMachine } from "./slip-leg.machine.ts";

export const slipLegWords = defineWords<typeof slipLegMachine>({
  purpose: "선택 하나: 배당과 열림이 서로, 그리고 다른 선택과 따로 움직인다.",
  events: {
    "leg.changed": "이 선택의 배당이나 상태가 바뀐다",
    "leg.acknowledge": "지금 배당에 동의한다",
  },
  cases: {
    ...common("plain"),
    "up, open": "오름, 열림",
    "further up, suspended": "더 오름, 중지",
    "down, open": "내림, 열림",
    "further down, closed": "더 내림, 닫힘",
    "as picked, open": "고른 때와 같음, 열림",
    "as picked, settled": "고른 때와 같음, 정산됨",
  },
});
