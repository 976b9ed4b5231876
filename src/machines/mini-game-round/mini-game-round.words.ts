import { defineWords } from "../../../paths/lib/words.ts";
import type { miniGameRoundMachine } from "./mini-game-round.machine.ts";

export const miniGameRoundWords = defineWords<typeof miniGameRoundMachine>({
  purpose: "회차를 열림, 마감 임박, 마감, 추첨, 정산의 순서로 옮긴다.",
  events: {
    "round.read": "서버가 회차를 알린다",
    "round.tick": "시계가 간다",
  },
  cases: {
    "before it opens": "열리기 전",
    "as it opens": "열리는 때",
    "ten seconds before its end": "끝나기 10초 전",
    "at its end": "끝나는 때",
    drawn: "추첨됨",
    settled: "정산됨",
    "the next one": "다음 회차",
    "just before the last ten seconds": "마지막 10초가 되기 직전",
    "just before its end": "끝나기 직전",
  },
});
