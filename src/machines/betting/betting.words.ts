import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { bettingMachine } from "./betting.machine.ts";

export const bettingWords = defineWords<typeof bettingMachine>({
  purpose: "로그인한 회원의 실시간 연결, 슬립, 베팅 전송을 한 벌로 열고 로그아웃하면 모두 닫는다.",
  unseen: "It opens and closes the stream and the slip; what is seen is these.",
  events: {
    "member.present": "회원이 로그인해 있거나 보유머니, 레벨이 바뀐다",
    "member.gone": "로그아웃한다",
    "betting.ask": "베팅 화면을 연다",
    "slip.pick": "목록에서 선택을 누른다",
    "network.back": "네트워크가 다시 이어진다",
    "connection.refused": "서버가 실시간 연결을 거절한다",
    "prices.fresh": "배당이 실시간으로 돌아온다",
    "prices.notFresh": "배당이 실시간이 아니게 된다",
    "prices.changed": "배당이 바뀐다",
    "prices.check": "보이는 것을 모두 다시 읽는다",
    "bet.changed": "서버가 베팅의 상태를 알린다",
    "limits.known": "서버가 베팅 한도를 알린다",
    "slip.stored": "다른 탭이 슬립을 바꾼다",
    "slip.picked": "배당을 눌러 담는다",
    "placement.began": "베팅을 보내기 시작한다",
    "placement.ended": "베팅의 결과가 나온다",
    "placement.accepted": "베팅이 접수된다",
    "placement.refused": "베팅이 거절된다",
  },
  actors: {
    loadStream: "실시간 연결의 코드 받기",
    loadSlip: "슬립의 코드 받기",
    followRefusals: "연결 거절 듣기",
    followFreshness: "실시간 여부 듣기",
    followPlacement: "베팅 진행 듣기",
    followPicks: "담는 것 듣기",
    watchNetwork: "네트워크 듣기",
  },
  delays: { loadAgain: "코드를 다시 받기까지의 시간" },
  cases: {
    ...common("plain", "second login", "broken"),
    "at first": "처음",
    richer: "보유머니가 바뀜",
    "of a higher level": "레벨이 바뀜",
    another: "다른 회원",
    loaded: "받음",
    "line is cut": "네트워크가 끊김",
    "over the limit": "한도 초과",
    "price changed": "배당이 바뀜",
  },
});
