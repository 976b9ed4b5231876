import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { slipSheetMachine } from "./slip-sheet.machine.ts";

export const slipSheetWords = defineWords<typeof slipSheetMachine>({
  purpose: "휴대전화의 베팅카트 창은 비면 스스로 닫히고, 방금 뺀 것은 5초 동안 되돌릴 수 있다.",
  events: {
    "slip.filled": "베팅카트에 보일 것이 생긴다",
    "slip.emptied": "베팅카트가 빈다",
    "tab.turned": "다른 탭으로 바꾼다",
  },
  delays: { offerTime: "되돌리기를 보이는 5초" },
  cases: {
    ...common("plain"),
    "with a way back": "되돌릴 수 있음",
    "for good": "되돌릴 것이 없음",
  },
});
