import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { popupListMachine } from "./popup-list.machine.ts";

export const popupListWords = defineWords<typeof popupListMachine>({
  purpose: "홈의 팝업들: 다시 읽어도 닫은 것은 닫힌 채, 숨긴 시각은 그대로.",
  events: {
    "popups.refresh": "홈 화면을 연다",
    "popups.changed": "팝업의 시작이나 종료 시각이 된다",
    "session.ended": "세션이 끝난다",
    "popup.dismissed": "팝업 하나의 본문을 눌러 로그아웃까지 숨긴다",
    "popup.snoozed": "팝업 하나를 6시간 동안 숨긴다",
  },
  actors: {
    readPopups: "팝업 조회",
  },
  cases: {
    ...common("plain", "none", "one", "no answer"),
    a: "팝업 a",
    b: "팝업 b",
    two: "둘",
    "one, hidden in another tab": "하나, 다른 탭에서 숨김",
  },
});
