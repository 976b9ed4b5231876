import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { tabLeaderMachine } from "./tab-leader.machine.ts";

export const tabLeaderWords = defineWords<typeof tabLeaderMachine>({
  unseen: "It says which tab reads the stream; what the stream tells is seen.",
  purpose: "한 회원의 여러 탭 가운데 하나만 실시간 연결을 읽고, 그 탭이 닫히거나 멈추면 다른 탭이 이어 읽는다.",
  events: {
    "lock.granted": "읽던 탭이 닫히거나 자물쇠를 빼앗아 이 탭이 읽는다",
    "lock.lost": "다른 탭이 이 탭의 자물쇠를 빼앗는다",
    "turn.granted": "자물쇠를 빼앗을 차례를 얻는다",
    "turn.refused": "다른 탭이 자물쇠를 빼앗는 중이다",
    "leader.answered": "읽는 탭이 살아 있다고 답한다",
    "leader.opened": "읽는 탭의 연결이 열려 있다고 알린다",
    "leader.beat": "읽는 탭이 생존 신호를 전한다",
    "tab.asked": "다른 탭이 살아 있는지 묻는다",
    "tab.wished": "다른 탭이 듣고 싶은 것이 바뀐다",
    "wish.changed": "이 탭이 듣고 싶은 것이 바뀐다",
    "line.opened": "이 탭의 실시간 연결이 열린다",
    "line.ended": "이 탭의 실시간 연결이 끝난다",
  },
  actors: {
    joinTabs: "자물쇠와 다른 탭의 말",
    readLine: "실시간 연결",
  },
  delays: {
    quiet: "읽는 탭의 신호를 기다리는 시간",
    answer: "읽는 탭의 답을 기다리는 시간",
  },
  cases: {
    ...common("plain", "nothing", "refused"),
    "no channel": "채널이 없는 브라우저",
    "no fetch": "요청하지 못하는 브라우저",
    live: "실시간 경기",
    prematch: "경기 전",
    both: "둘 다",
    closed: "끊김",
  },
});
