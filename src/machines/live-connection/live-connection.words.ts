import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { liveConnectionMachine } from "./live-connection.machine.ts";

export const liveConnectionWords = defineWords<typeof liveConnectionMachine>({
  purpose: "빠진 것 없이 듣고 있을 때만 배당을 실시간이라 한다.",
  events: {
    "connection.start": "로그인해서 실시간 연결을 시작한다",
    "connection.stop": "로그아웃해서 실시간 연결을 끝낸다",
    "connection.retry": "다시 연결을 누르거나 네트워크를 다시 켠다",
    "stream.opened": "실시간 연결이 열린다",
    "stream.alive": "5초마다 오는 생존 신호를 받는다",
    "stream.paused": "서버가 실시간 배당을 잠시 보낼 수 없다고 알린다",
    "stream.gap": "서버가 빠진 이벤트가 있다고 알린다",
    "stream.closed": "실시간 연결이 끊긴다",
    "stream.refused": "서버가 실시간 연결을 거절한다",
  },
  actors: {
    refetch: "빠진 동안의 내용 다시 읽기",
    openStream: "실시간 연결",
  },
  delays: {
    connectTimeout: "연결을 기다리는 시간",
    heartbeatTimeout: "생존 신호를 기다리는 시간",
    staleTimeout: "배당이 낡을 때까지의 시간",
    refetchTimeout: "다시 읽기를 기다리는 시간",
    backoff: "다시 연결하기까지의 시간",
  },
  cases: {
    ...common("plain", "second login", "failed"),
    resumed: "이어짐",
    "with a gap": "빠진 이벤트가 있음",
    fetched: "읽음",
    thrown: "오류",
  },
});
