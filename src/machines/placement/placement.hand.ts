import { defineByHand, itself } from "../../../paths/lib/by-hand.ts";
import { PLACEMENT_TEXT, SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import { NETWORK, pressed, UNSLOW } from "../shared/by-hand.ts";
import { FREE, NOT_ASKED, NOT_TAKEN, reloadChoices, submissionByHand, TAKEN } from "../shared/submission-by-hand.ts";
import type { placementMachine } from "./placement.machine.ts";

const SEEN_BEFORE = "화면이 실시간으로 먼저 알고 단추를 막는다. 그 사이의 0.3초에 누를 수는 없다";
const BETS = "베팅내역을 연다";
const BETS_ADDRESS = "*/api/bets";

export const placementHand = defineByHand<typeof placementMachine>({
  code: "PLC",
  area: ["스포츠", SLIP_TEXT.titles.normal, "베팅 접수"],
  risk: "P1",
  first: ["unknown", "unsent", "interrupted"],
  begins: {
    fresh: {
      account: "member01",
      page: "/europe",
      data: [
        "보유머니가 30,000원 이상이다. 시작 보유머니 M을 적는다",
        "베팅카트에 열린 경기 1개가 있고 베팅금액은 10,000원이다",
        `“${SLIP_TEXT.policy}”는 “모두 수락”, “${SLIP_TEXT.direct}”은 꺼짐`,
      ],
      path: ["prices.fresh/plain"],
      world: { ...FREE, ...NOT_ASKED },
    },
    reload: {
      account: "member01",
      page: "/europe",
      data: [
        "보유머니가 30,000원 이상이다. 시작 보유머니 M을 적는다",
        "베팅카트에 열린 경기 1개가 있고 베팅금액은 10,000원이다",
      ],
    },
  },
  choices: {
    ...reloadChoices(`“${SLIP_TEXT.place}”와 창의 “${SLIP_TEXT.place}”를 누르고,`, BETS_ADDRESS),
    pick: {
      prematch: "담긴 경기는 아직 시작하지 않았다",
      inplay: "담긴 경기는 /inplay에서 진행 중이다",
    },
  },
  events: {
    "placement.open": pressed(SLIP_TEXT.place, "베팅카트"),
    "placement.setDirect/on": { by: "member", does: `베팅카트의 “${SLIP_TEXT.direct}”을 켠다` },
    "placement.setDirect/off": { by: "member", does: `베팅카트의 “${SLIP_TEXT.direct}”을 끈다` },
    "placement.cancel": pressed(PLACEMENT_TEXT.cancel, `창 “${PLACEMENT_TEXT.confirmTitle}”`),
    "placement.confirm": { ...pressed(SLIP_TEXT.place, `창 “${PLACEMENT_TEXT.confirmTitle}”`), data: "10,000원" },
    "placement.edit": pressed(PLACEMENT_TEXT.back),
    "prices.notFresh": { by: "tester", does: "Network를 Offline으로 바꾼다", how: NETWORK, sets: { net: "offline" } },
    "prices.fresh": { by: "tester", does: UNSLOW, how: NETWORK, sets: FREE },

    ...submissionByHand({
      texts: { ...PLACEMENT_TEXT, reconcile: PLACEMENT_TEXT.checkNow },
      address: BETS_ADDRESS,
      taken: "accepted",
      when: { pick: "prematch" },
    }),
    "done sendCommand/pending": itself({ when: { ...FREE, pick: "inplay" }, sets: TAKEN }),
    "done sendCommand/refused after its delay": { script: "서버는 먼저 접수 대기를 답한다" },
    "done sendCommand/market closed": { script: SEEN_BEFORE },
    "done sendCommand/insufficient funds": { script: SEEN_BEFORE },
    "done sendCommand/price changed": { script: SEEN_BEFORE },
    "done sendCommand/stake limit": {
      by: "operator",
      ahead: "다른 브라우저에서 admin01로 로그인해 member01의 레벨의 최대 베팅금액을 5,000원으로 저장한다",
      how: "/admin/bet-limits",
      back: "최대 베팅금액을 전의 값으로 되돌린다",
      when: FREE,
    },
    "done findCommand/pending": { script: "답을 기다리는 15초 사이에 인플레이의 5초가 지난다" },
    "done findCommand/refused after its delay": { script: "인플레이의 5초 안에 마켓을 정지하고 답도 늦추어야 한다" },

    "bet.changed/accepted": {
      by: "clock",
      does: "5초를 기다린다",
      when: { pick: "inplay", server: "has it" },
      sets: { server: "has decided" },
      otherwise: "접수는 한 번 알려진다",
    },
    "bet.changed/refused": {
      by: "operator",
      does: "5초 안에 그 마켓의 “정지”를 누른다",
      how: "다른 브라우저에서 admin01로 로그인해 /admin › 라이브에 그 경기를 펼쳐 둔다",
      when: { pick: "inplay", server: "has it" },
      sets: { server: "has decided" },
      otherwise: "접수된 베팅은 거절되지 않는다",
    },
    "bet.changed/settled": {
      by: "operator",
      does: "그 경기의 결과를 확정한다",
      how: "다른 브라우저에서 admin01로 로그인해 /admin › 결과",
      when: { pick: "prematch" },
    },
    "bet.changed/of another bet": {
      by: "member",
      does: "다른 탭에서 다른 경기에 10,000원을 베팅한다",
      how: "같은 브라우저의 둘째 탭",
    },
    "after pendingPoll": { script: "인플레이의 5초가 먼저 지난다" },
  },
  always: ["접수를 확인하는 동안 “베팅하기”를 누를 수 없다: 둘째 베팅이 나가지 않는다"],
  afterwards: [
    { in: "accepted", does: BETS, expects: ["그 베팅이 한 줄만 있다", "보유머니는 M − 10,000원이다"] },
    { in: "refused", does: BETS, expects: ["접수된 베팅이 늘지 않았다", "보유머니는 M원이다"] },
    { in: "editing", when: NOT_TAKEN, does: BETS, expects: ["그 베팅이 없다", "보유머니는 M원이다"] },
  ],
});
