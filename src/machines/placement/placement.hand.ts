import { defineByHand } from "../../../paths/lib/by-hand.ts";
import type { placementMachine } from "./placement.machine.ts";

const NETWORK = "크롬 개발자 도구 › Network";
const OFFLINE = "Network를 Offline으로 바꾼다";
const ONLINE = "Network를 No throttling으로 되돌린다";

export const placementHand = defineByHand<typeof placementMachine>({
  code: "PLC",
  area: ["스포츠", "베팅카트", "베팅 접수"],
  risk: "P1",
  first: ["unknown", "unsent", "interrupted"],
  begins: {
    fresh: {
      account: "member01",
      page: "/europe",
      data: [
        "보유머니가 10,000원 이상이다. 시작 보유머니 M을 적는다",
        "베팅카트에 열린 경기 1개가 있고 베팅금액은 10,000원이다",
        "“배당 변경 시”는 “모두 수락”이다",
      ],
      path: ["prices.fresh/plain"],
    },
    reload: {
      account: "member01",
      page: "/europe",
      data: [
        "베팅카트에 열린 경기 1개, 베팅금액 10,000원",
        "Network를 Offline으로 바꾸고 베팅한 뒤(“접수 확인 중”), No throttling으로 되돌리면서 바로 새로고침한다",
      ],
    },
  },
  events: {
    "placement.open": { by: "member", does: "베팅카트의 “베팅하기”를 누른다" },
    "placement.cancel": { by: "member", does: "창 “베팅 확인”의 “취소”를 누른다" },
    "placement.confirm": { by: "member", does: "창의 “베팅하기”를 누른다", data: "10,000원" },
    "placement.reconcile": { by: "member", does: "“지금 확인”을 누른다" },
    "placement.resend": { by: "member", does: "“다시 보내기”를 누른다" },
    "placement.discard": { by: "member", does: "“베팅 취소”를 누른다" },
    "placement.edit": { by: "member", does: "“확인”을 누른다" },
    "prices.notFresh": { by: "tester", does: OFFLINE, how: NETWORK },
    "prices.fresh": { by: "tester", does: ONLINE, how: NETWORK },
    "done storeIntent": "itself",
    "error storeIntent": { script: "저장 공간이 가득 찬 브라우저는 손으로 만들 수 없다" },
    "done placeBet/accepted": "itself",
    "done placeBet/market closed": {
      by: "operator",
      ahead: "admin01로 “라이브”에서 그 마켓을 “정지”한다",
      how: "다른 브라우저의 /admin › 라이브",
    },
    "error placeBet/no answer": { by: "tester", ahead: OFFLINE, back: ONLINE, how: NETWORK },
    "done findBet/accepted": "itself",
    "done withdrawBet/withdrawn": "itself",
  },
  always: ["접수를 확인하는 동안 “베팅하기”를 누를 수 없다: 둘째 베팅이 나가지 않는다"],
});
