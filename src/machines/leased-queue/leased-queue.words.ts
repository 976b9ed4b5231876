import { defineWords } from "../../../paths/lib/words.ts";
import type { leasedQueueMachine } from "./leased-queue.machine.ts";

export const leasedQueueWords = defineWords<typeof leasedQueueMachine>({
  purpose: "운영자가 신청을 맡아 처리한다. 담당 시간이 끝나면 다시 맡아야 처리할 수 있다.",
  events: {
    "work.open": "고른 신청의 처리 양식을 연다",
    "work.close": "양식을 닫는다",
    "leases.read": "목록을 새로 읽는다",
    "report.told": "서버가 신청마다 결과를 알린다",
  },
  actors: {},
  cases: {
    "own rows": "내가 맡은 신청",
    "one of another": "다른 운영자가 맡은 신청이 섞임",
    "no rows": "고른 신청 없음",
    "still own": "여전히 내가 맡음",
    "lease ended": "담당이 끝남",
    "another page": "다른 쪽",
    "all done": "모두 처리",
    "one failed": "한 건 실패",
    plain: "",
  },
});
