import { defineWords } from "../../../paths/lib/words.ts";
import { decided } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { messageGateMachine } from "./message-gate.machine.ts";

export const messageGateWords = defineWords<typeof messageGateMachine>({
  purpose: "안 읽은 쪽지가 있으면 쪽지함 말고는 들이지 않는다.",
  events: {
    "navigation.request": "다른 화면으로 이동한다",
    "messages.counted": "쪽지가 오거나, 쪽지를 읽거나 지운다",
    "session.ended": "세션이 끝난다",
  },
  actors: {
    readUnread: "안 읽은 쪽지 조회",
  },
  cases: {
    ...common("member to a page", "guest to the login", "none", "plain", "one", "no answer"),
    "member to the inbox": "회원이 쪽지함으로",
    "messages.counted/none": "남은 쪽지 없음",
  },
  told: ({ before, after }) => decided(before.context.decision, after.context.decision),
});
