import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { waitingNoticeMachine } from "./waiting-notice.machine.ts";

export const waitingNoticeWords = defineWords<typeof waitingNoticeMachine>({
  purpose: "처리를 기다리는 것이 늘면 브라우저의 알림으로 알린다.",
  events: {
    "notice.toggle": "알림 스위치를 누른다",
    "notice.restore": "지난번 선택을 가진 채 관리자 화면을 연다",
    "waiting.grew": "처리를 기다리는 것이 늘어난다",
  },
  actors: { askPermission: "브라우저의 알림 허용 물음" },
  cases: {
    ...common("plain"),
    on: "켬, 허용됨",
    off: "끔, 허용됨",
    "on, not asked any more": "켬, 브라우저가 잊음",
    forbidden: "켬, 브라우저가 막음",
    granted: "허용",
    denied: "거부",
    "put away": "답하지 않고 닫음",
    "no such question": "물을 수 없는 브라우저",
  },
});
