import { defineWords } from "../../../paths/lib/words.ts";
import { decided } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { navigationMachine } from "./navigation.machine.ts";

export const navigationWords = defineWords<typeof navigationMachine>({
  purpose: "이동의 검사(점검, 로그인, 계정, 쪽지, 로비, 만료)를 차례로 하고 새 이동이 옛 이동을 이긴다.",
  unseen: "It asks the gates in turn; what is seen is the verdict of a gate.",
  events: {
    "navigation.request": "다른 화면으로 이동한다",
  },
  actors: {
    awaitSession: "세션 확인",
    askMaintenance: "점검 검사",
    askAccount: "계정 검사",
    askMessages: "쪽지 검사",
  },
  cases: {
    ...common("login", "member", "open", "none", "broken"),
    "a page": "한 화면",
    "a lobby": "카지노 로비",
    "member with code 22": "성향 코드 22인 회원",
    guest: "비회원",
    stop: "이동 중지",
    "under maintenance": "점검 중",
    manager: "총판",
    astray: "다른 곳으로",
    unread: "안 읽은 쪽지 있음",
  },
  told: ({ before, after }) => decided(before.context.verdict, after.context.verdict),
});
