import { defineWords } from "../../../paths/lib/words.ts";
import { quoted } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { popupMachine } from "./popup.machine.ts";

export const popupWords = defineWords<typeof popupMachine>({
  purpose: "팝업 하나: 닫기, 6시간 숨기기, 이번 접속만 숨기기.",
  events: {
    "popup.refresh": "홈 화면을 다시 열어 팝업 목록을 읽는다",
    "popup.close": "팝업의 닫기를 누른다",
    "popup.snooze": "6시간 동안 보지 않기를 누른다",
    "popup.pressBody": "팝업의 본문을 누른다",
    "session.ended": "세션이 끝난다",
  },
  cases: {
    ...common("plain"),
    "at noon": "정오에",
    "just before six hours": "6시간이 되기 직전",
    "after six hours": "6시간 뒤",
    "switched off": "꺼짐",
    "dismissed in another tab": "다른 탭에서 본문을 누른 뒤",
    "hidden elsewhere": "다른 탭에서 숨김",
    "after twelve hours": "12시간 뒤",
    "popup.refresh/after six hours": "6시간 뒤, 운영자가 제목을 고친 팝업",
    "popup.refresh/switched off": "6시간 뒤, 운영자가 끈 팝업",
    "popup.refresh/hidden elsewhere": "6시간 뒤, 다른 탭에서 다시 6시간 숨긴 팝업",
  },
  shows: (snapshot) => (snapshot.hasTag("shown") ? [`제목 ${quoted(snapshot.context.popup.title)}`] : []),
});
