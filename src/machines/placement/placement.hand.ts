import { defineByHand, type HandStep, itself, type World } from "../../../paths/lib/by-hand.ts";
import { SETTLEMENT_NAMES } from "../../domain/sports/labels/settlement.ts";
import { BET_LIMITS_TEXT } from "../../ui/operator/bet-limits/text.ts";
import { LIVE_TEXT } from "../../ui/operator/live/text.ts";
import { PLACEMENT_TEXT, POLICY_LABEL, SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import {
  LINE_IS_OPEN,
  lineAtDesk,
  NETWORK,
  opensHistory,
  operatorAt,
  OTHER_TAB,
  pressed,
  scored,
  UNSLOW,
  WINNER,
} from "../shared/by-hand.ts";
import { quoted } from "../shared/said.words.ts";
import { FREE, NOT_ASKED, NOT_TAKEN, reloaded, submissionByHand, TAKEN } from "../shared/submission-by-hand.ts";
import type { placementMachine } from "./placement.machine.ts";
import { placementPaths } from "./placement.paths.ts";

const SEEN_BEFORE = "화면이 실시간으로 먼저 알고 단추를 막는다. 그 사이의 0.3초에 누를 수는 없다";
const BETS = opensHistory("/bet_result");
const PATHS = ["/api/bets*"];
/** A bet whose outcome is not known keeps the cart from taking another. */
const CLEAR = `${LINE_IS_OPEN}. 베팅카트에 접수를 확인하는 베팅이 없다 (있으면 “${PLACEMENT_TEXT.checkNow}”을 누르고, 접수되지 않았으면 “${PLACEMENT_TEXT.discard}”를 누른다)`;
const MONEY = "보유머니가 30,000원 이상이다. 시작 보유머니 M을 적는다";
const TERMS = `“${SLIP_TEXT.policy}”는 “${POLICY_LABEL.any}”, “${SLIP_TEXT.direct}”은 꺼짐`;
const STAKED = "있고 베팅금액은 10,000원이다";
/** Longer than a case: a market that shuts meanwhile cannot be bet on. */
const AHEAD = "10분 넘게 뒤에 시작하는 경기 1개가";
const IN_PLAY = {
  page: "/inplay",
  data: [`인플레이 베팅카트에 진행 중인 경기 1개가 ${STAKED}. 고른 것은 ${WINNER}의 배당이다`],
};
const RELOADED = reloaded(`“${SLIP_TEXT.place}”와 창의 “${SLIP_TEXT.place}”를 누르고,`, PATHS);

const EDITING = placementPaths.states.editing?.sees;

/** What the page says where the model has words of its own. */
const SEEN: Readonly<Record<string, string>> = {
  [quoted("배당이 변경되었습니다.")]: quoted("일시 중지된 선택이 있습니다."),
  [quoted(`${SETTLEMENT_NAMES[2]} 19,500원`)]: quoted(SETTLEMENT_NAMES[1]),
  [quoted("베팅 한도를 초과했습니다.")]: quoted("최대 베팅금액은 5,000원입니다."),
};

const limit = (does: string): string =>
  `레벨 1을 선택하고 “${BET_LIMITS_TEXT.edit}”을 누른다. “${BET_LIMITS_TEXT.maxStake}”에 ${does} “${BET_LIMITS_TEXT.save}”을 누르고 다시 “${BET_LIMITS_TEXT.save}”을 누른다`;

const DECIDED: World = { server: "has decided" };

const edit = pressed(PLACEMENT_TEXT.back);
const resend = pressed(PLACEMENT_TEXT.resend);

/** Tabs share a cart; what stands ready in another cart is bet by one press. */
const inOtherTab: HandStep = {
  by: "member",
  does: "둘째 탭에서 다른 경기를 골라 10,000원을 베팅한다",
  how: OTHER_TAB,
  sets: { other: "bet" },
  looks: ["접수된 베팅의 화면은 그대로다. 탭은 베팅카트를 함께 쓴다: 둘째 탭에서 고른 경기는 첫째 탭에도 보인다"],
};

export const placementHand = defineByHand<typeof placementMachine>({
  code: "PLC",
  area: ["스포츠", SLIP_TEXT.titles.normal, "베팅 접수"],
  risk: "P1",
  first: ["unknown", "unsent", "interrupted"],
  begins: {
    fresh: {
      account: "member01",
      page: "/europe",
      data: [CLEAR, MONEY, TERMS],
      path: ["prices.fresh/plain"],
      world: { ...FREE, ...NOT_ASKED, direct: "off" },
    },
    reload: {
      account: "member01",
      page: IN_PLAY.page,
      data: [CLEAR, MONEY, TERMS, ...IN_PLAY.data, RELOADED.data],
      path: ["prices.fresh/plain", ...RELOADED.path],
      world: { ...RELOADED.world, pick: "inplay", direct: "off" },
    },
  },
  choices: {
    pick: {
      "": `베팅카트에 ${AHEAD} ${STAKED}`,
      prematch: `베팅카트에 ${AHEAD} ${STAKED}`,
      soon: `베팅카트에 1~3분 뒤에 시작하는 경기의 홈 승이 ${STAKED}`,
      inplay: IN_PLAY,
    },
    other: { ready: `둘째 탭의 /europe 베팅카트에 다른 경기 1개가 ${STAKED}. “${SLIP_TEXT.direct}”은 켜짐` },
  },
  events: {
    // A case sends one bet.
    "placement.open": { ...pressed(SLIP_TEXT.place, "베팅카트"), when: NOT_ASKED },
    "placement.setDirect/on": {
      by: "member",
      does: `베팅카트의 “${SLIP_TEXT.direct}”을 켠다`,
      sets: { direct: "on" },
    },
    "placement.setDirect/off": {
      by: "member",
      does: `베팅카트의 “${SLIP_TEXT.direct}”을 끈다`,
      when: { direct: "on" },
      sets: { direct: "off" },
    },
    "placement.cancel": pressed(PLACEMENT_TEXT.cancel, `창 “${PLACEMENT_TEXT.confirmTitle}”`),
    "placement.confirm": { ...pressed(SLIP_TEXT.place, `창 “${PLACEMENT_TEXT.confirmTitle}”`), data: "10,000원" },
    // Of the refusals, the one after its delay is read and closed.
    "placement.edit": ({ before }) =>
      before.matches("accepted")
        ? { ...edit, sets: { cart: "empty" } }
        : { ...edit, when: before.matches("refused") ? DECIDED : {} },
    "prices.notFresh": {
      by: "tester",
      does: "Network를 Offline으로 바꾼다",
      how: NETWORK,
      when: FREE,
      sets: { net: "offline" },
    },
    "prices.fresh": { by: "tester", does: UNSLOW, how: NETWORK, when: { net: "offline" }, sets: FREE },

    ...submissionByHand({
      texts: { ...PLACEMENT_TEXT, reconcile: PLACEMENT_TEXT.checkNow },
      paths: PATHS,
      taken: "accepted",
      when: { pick: "prematch" },
    }),
    "command.resend": ({ world }) =>
      world.net === "offline"
        ? { ...resend, looks: [`“${PLACEMENT_TEXT.resend}”는 이유와 함께 보이지만 누를 수 없다`] }
        : resend,
    "done sendCommand/accepted": ["prematch", "soon"].map((pick) => itself({ when: { ...FREE, pick }, sets: TAKEN })),
    "done sendCommand/pending": itself({ when: { ...FREE, pick: "inplay" }, sets: TAKEN }),
    "done sendCommand/refused after its delay": { script: "서버는 먼저 접수 대기를 답한다" },
    "done sendCommand/market closed": { script: SEEN_BEFORE },
    "done sendCommand/insufficient funds": { script: SEEN_BEFORE },
    "done sendCommand/price changed": { script: SEEN_BEFORE },
    "done sendCommand/stake limit": {
      by: "operator",
      ahead: limit("5000을 쓰고"),
      how: operatorAt("/admin/bet-limits"),
      back: limit("전의 값을 쓰고"),
      when: FREE,
    },
    "done findCommand/pending": { script: "답을 기다리는 9초 사이에 인플레이의 5초가 지난다" },
    "done findCommand/refused after its delay": { script: "인플레이의 5초 안에 마켓을 정지하고 답도 늦추어야 한다" },

    "bet.changed/accepted": {
      by: "clock",
      does: "5초를 기다린다",
      when: { pick: "inplay", ...TAKEN },
      sets: DECIDED,
      otherwise: "접수는 한 번 알려진다",
    },
    "bet.changed/refused": {
      by: "operator",
      does: `5초 안에 그 줄의 “${LIVE_TEXT.stop}”를 누른다`,
      how: lineAtDesk(LIVE_TEXT.phase.live),
      back: `같은 줄의 “${LIVE_TEXT.lift}”를 누른다`,
      when: { pick: "inplay", ...TAKEN },
      sets: DECIDED,
      otherwise: "접수된 베팅은 거절되지 않는다",
    },
    "bet.changed/settled": {
      by: "operator",
      does: `시작을 기다려 ${scored(0, 2)}`,
      how: operatorAt("/admin/results"),
      when: { pick: "soon" },
      minutes: 3,
    },
    "bet.changed/of another bet": ({ before }) =>
      before.matches("pendingAcceptance")
        ? {
            ...inOtherTab,
            does: `5초 안에 둘째 탭의 “${SLIP_TEXT.place}”를 누른다`,
            when: { other: "ready" },
            looks: ["첫째 탭의 화면은 그대로다"],
          }
        : inOtherTab,
    "after pendingPoll": { script: "인플레이의 5초가 먼저 지난다" },
  },
  seen: (text, { cart }) => {
    if (text !== EDITING) return SEEN[text] ?? text;
    return cart === "empty" ? quoted(SLIP_TEXT.empty) : `“${SLIP_TEXT.stake}”과 “${SLIP_TEXT.place}”가 보인다`;
  },
  always: ["접수를 확인하는 동안 “베팅하기”를 누를 수 없다: 둘째 베팅이 나가지 않는다"],
  afterwards: [
    {
      in: "accepted",
      when: { other: "bet" },
      does: BETS,
      expects: ["두 베팅이 한 줄씩 있다", "보유머니는 M − 20,000원이다"],
    },
    { in: "accepted", does: BETS, expects: ["그 베팅이 한 줄만 있다", "보유머니는 M − 10,000원이다"] },
    { in: "refused", does: BETS, expects: ["접수된 베팅이 늘지 않았다", "보유머니는 M원이다"] },
    { in: "editing", when: NOT_TAKEN, does: BETS, expects: ["그 베팅이 없다", "보유머니는 M원이다"] },
  ],
});
