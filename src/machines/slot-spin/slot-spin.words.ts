import { defineWords } from "../../../paths/lib/words.ts";
import { SUBMISSION_WORDS, submissionSaid } from "../command/submission-parts.paths.ts";
import { common } from "../shared/case.words.ts";
import type { slotSpinMachine } from "./slot-spin.machine.ts";

export const slotSpinWords = defineWords<typeof slotSpinMachine>({
  purpose: "슬롯의 스핀을 한 번에 하나씩 돌리고, 끊긴 스핀과 남은 프리스핀을 이어간다.",
  events: {
    "slot.stake": "베팅 금액을 고른다",
    "slot.spin": "스핀을 누른다",
    "slot.retry": "다시 불러온다",
    ...SUBMISSION_WORDS.events,
  },
  actors: { readSlot: "슬롯 조회", ...SUBMISSION_WORDS.actors },
  delays: { turn: "릴이 설 때까지", ...SUBMISSION_WORDS.delays },
  cases: {
    ...common("plain", "done", "no answer", "refused", "unauthorized"),
    ...SUBMISSION_WORDS.cases,
    "5,000 won": "5,000원",
    "no stake of the slot": "없는 금액",
    rested: "쉬는 슬롯",
    "with a pending spin": "확인 중인 스핀",
    "with reels that turn": "도는 중인 릴",
    "with free spins": "남은 프리스핀",
    poor: "보유머니 부족",
    "less than the stake": "베팅보다 적은 당첨",
    won: "당첨",
    "free spins": "프리스핀 당첨",
  },
  shows: ({ value, context }) =>
    typeof value === "object" && "spinning" in value ? submissionSaid(String(value.spinning), context) : [],
});
