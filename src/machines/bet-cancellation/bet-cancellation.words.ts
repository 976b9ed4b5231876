import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { betCancellationMachine } from "./bet-cancellation.machine.ts";

export const betCancellationWords = defineWords<typeof betCancellationMachine>({
  purpose: "한 경기에서 정한 시간에 받은 베팅을 취소한다. 무엇이 취소되는지 먼저 보여준다.",
  events: {
    "span.ask": "시간을 정해 조회한다",
    "span.change": "시간을 다시 정한다",
    "preview.again": "다시 조회한다",
    "bets.cancelled": "취소가 끝난다",
  },
  actors: { readPreview: "취소할 베팅 조회" },
  cases: {
    ...common("plain", "nothing", "server's words"),
    "ten minutes": "10분",
    "two bets": "베팅 두 건",
  },
});
