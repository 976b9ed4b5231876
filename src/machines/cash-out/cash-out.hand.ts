import { defineByHand, type HandStep, itself, type Place, type World } from "../../../paths/lib/by-hand.ts";
import { CASH_OUT_MESSAGES } from "../../domain/sports/cash-out/terms.ts";
import { CASH_OUT_TEXT } from "../../ui/sports/bets/cash-out/text.ts";
import { FORM_TEXT } from "../../ui/frame/form/text.ts";
import { LIVE_TEXT } from "../../ui/operator/live/text.ts";
import { LINE_IS_OPEN, lineAtDesk, object, opensHistory, OTHER_TAB, pressed, WINNER } from "../shared/by-hand.ts";
import { quoted } from "../shared/said.words.ts";
import { FREE, NOT_ASKED, reloaded, submissionByHand, TAKEN } from "../shared/submission-by-hand.ts";
import { askedOf } from "./cash-out.actions.ts";
import type { cashOutMachine } from "./cash-out.machine.ts";
import { cashOutPaths } from "./cash-out.paths.ts";

/** What became of a request is asked elsewhere than where it goes. */
const PATHS = ["/api/bets/*/cash-out", "/api/commands/*"];
const BET =
  "캐시아웃하지 않은 50,000원의 진행 중인 단식 베팅이 하나 있다 (없으면 먼저 그런 경기에 50,000원을 베팅한다). 시작 보유머니 M을 적는다";
const ON_WINNER = `고른 것은 ${WINNER}의 배당이고`;
/** Longer than a case: a market that shuts meanwhile has no amount. */
const AHEAD = "그 경기는 10분 넘게 뒤에 시작한다";
/** As the member chose it last. */
const TERMS = `“${CASH_OUT_TEXT.fall}”은 “${CASH_OUT_TEXT.falls(0)}”가 아니다`;
const RELOADED = reloaded("캐시아웃 단추를 누르고,", PATHS);
const OPENED = "그 베팅 줄을 눌러 펼친다";
const PART = "20,000";
const OVER_BEFORE = "끝난 베팅의 캐시아웃은 화면에서 사라진다";
const RUNNING = { match: "running" };
const BEFORE_START = { match: "not begun" };
const OPEN = { market: "open" };
const STOPPED = { market: "stopped" };
const AGREED = { fall: "none" };
const DIRECTION = "그 사이에 금액이 어느 쪽으로 움직일지는 사람이 정할 수 없다";
const SOME = { share: "part" };
const UNTOUCHED = { ...OPEN, fall: "some", share: "whole", left: "all" };
const { quoting, suspended } = cashOutPaths.states;
const OFFERED = `“${CASH_OUT_TEXT.now}” 옆에 금액이, 그 아래에 “${CASH_OUT_TEXT.sellFor("○○")}”이 보인다`;

/** What the page says where the model has words or figures of its own. */
const SEEN: Readonly<Record<string, string>> = {
  "보내는 중": quoted(CASH_OUT_TEXT.sending),
  [suspended?.sees ?? ""]: quoted(CASH_OUT_MESSAGES.cash_out_suspended),
  [quoted(FORM_TEXT.unsentWithoutRequest)]: quoted(FORM_TEXT.unsent),
};

/** The operator at the market of the bet: its line is another one once the match runs. */
const atMarket =
  (button: string, when: World, sets: World) =>
  ({ world: { match = "running" } }: Place): HandStep => ({
    by: "operator",
    does: `그 줄의 “${button}”를 누른다`,
    how: lineAtDesk(match === "running" ? LIVE_TEXT.phase.live : LIVE_TEXT.phase.prematch),
    when: { ...when, match },
    sets,
  });

const moves = (way: string, mark: string): HandStep => ({
  by: "clock",
  looks: [`“${CASH_OUT_TEXT.now}”의 금액 앞에 “${mark}”가 보인다`],
  does: `금액이 ${way} 때까지 기다린다 (보통 10초 안이다)`,
  when: { ...RUNNING, ...OPEN, ...FREE, ...NOT_ASKED },
});

const HALF = quoted(CASH_OUT_TEXT.part("25,000", "50,000"));
const BAR: HandStep = {
  by: "member",
  does: `막대를 “${CASH_OUT_TEXT.part(PART, "50,000")}”이 될 때까지 옮긴다`,
  data: `${PART}원`,
};
const SELL: HandStep = {
  by: "member",
  does: `${object(CASH_OUT_TEXT.sellFor("○○"))} 누른다. 단추 위의 “${CASH_OUT_TEXT.least("○○")}”을 L로 적는다`,
};

export const cashOutHand = defineByHand<typeof cashOutMachine>({
  code: "CSO",
  area: ["스포츠", "베팅내역", CASH_OUT_TEXT.title],
  risk: "P1",
  first: ["unknown", "unsent", "waiting"],
  begins: {
    fresh: {
      account: "member01",
      page: "/bet_result",
      data: [LINE_IS_OPEN, BET, OPENED, TERMS],
      path: ["cashOut.offered/first"],
      world: { ...FREE, ...NOT_ASKED, ...UNTOUCHED },
    },
    reload: {
      account: "member01",
      page: "/bet_result",
      data: [LINE_IS_OPEN, BET, OPENED, RELOADED.data, "그 베팅 줄은 저절로 펼쳐진다"],
      path: [...RELOADED.path, "cashOut.offered/first"],
      world: { ...RELOADED.world, ...UNTOUCHED },
    },
  },
  choices: {
    match: {
      "": `${ON_WINNER}, ${AHEAD}`,
      "not begun": `${ON_WINNER}, ${AHEAD}`,
      running: `${ON_WINNER}, 그 경기는 진행 중이다`,
    },
  },
  events: {
    "cashOut.offered/first": { script: "처음 금액은 화면이 열릴 때 온다" },
    "cashOut.offered/lower": { ...moves("내릴", "▼"), otherwise: DIRECTION },
    "cashOut.offered/higher": { ...moves("오를", "▲"), otherwise: DIRECTION },
    "cashOut.offered/stopped": atMarket(LIVE_TEXT.stop, OPEN, STOPPED),
    "cashOut.offered/reopened": atMarket(LIVE_TEXT.lift, STOPPED, OPEN),
    "cashOut.offered/less left": {
      by: "member",
      does: "둘째 탭에서 같은 베팅의 40,000원을 캐시아웃한다",
      how: OTHER_TAB,
      data: "40,000원",
      when: { ...OPEN, ...NOT_ASKED },
      sets: { left: "less" },
      looks: [quoted(CASH_OUT_TEXT.part("10,000", "10,000"))],
    },
    "cashOut.choose/whole": ({ world }) => ({
      ...pressed(CASH_OUT_TEXT.share(100)),
      when: SOME,
      sets: { share: "whole" },
      looks: world.left === "less" ? [] : [quoted(CASH_OUT_TEXT.part("50,000", "50,000"))],
    }),
    "cashOut.choose/part": ({ before }) => ({
      ...(before.matches("moved") ? BAR : { ...pressed(CASH_OUT_TEXT.share(50)), looks: [HALF] }),
      when: { left: "all" },
      sets: SOME,
    }),
    "cashOut.choose/too small": { script: "막대는 그렇게 작은 금액까지 내려가지 않는다" },
    "cashOut.allow": {
      by: "member",
      does: `“${CASH_OUT_TEXT.fall}”에서 “${CASH_OUT_TEXT.falls(0)}”를 고른다`,
      when: NOT_ASKED,
      sets: AGREED,
      otherwise: "기다리는 동안에는 고를 수 없다",
    },
    "cashOut.sell": ({ before }) =>
      askedOf(before.context) === null ? { script: "화면은 팔 수 없는 금액을 고르게 하지 않는다" } : SELL,
    "cashOut.close": { ...pressed(CASH_OUT_TEXT.close), when: SOME, otherwise: "다 팔린 베팅에는 누를 것이 없다" },
    "cashOut.decided": {
      by: "clock",
      does: "대기 시간 5초를 기다린다 (먼저 끝났으면 기다리지 않는다)",
      when: { ...RUNNING, ...TAKEN },
      sets: { server: "has decided" },
    },
    ...submissionByHand({
      texts: FORM_TEXT,
      paths: PATHS,
      taken: "paid",
      when: BEFORE_START,
    }),
    // What the model lost, the page keeps: the request of a cash-out holds no secret.
    "command.resend": ({ before }) =>
      (before.context.intent?.request ?? null) === null
        ? { script: "캐시아웃 요청은 저장되므로 새로고침한 뒤에도 다시 보낼 수 있다" }
        : pressed(FORM_TEXT.resend),
    "done sendCommand/waiting": ({ world }) =>
      itself({
        when: { ...FREE, ...RUNNING },
        sets: TAKEN,
        looks: world.fall === AGREED.fall ? ["보내자마자 “지급하지 않았습니다. …”가 나와도 된다"] : [],
      }),
    "done sendCommand/moved": { script: "보내는 사이에 금액이 최소 금액보다 내려야 한다" },
    "done sendCommand/suspended": { script: "화면이 실시간으로 먼저 알고 단추를 치운다" },
    "done sendCommand/refused": { script: OVER_BEFORE },
    "done findCommand/waiting": { script: "답을 기다리는 9초 사이에 대기 시간 5초가 지난다" },
    // The amount falls within the five seconds about every second time.
    "done findCommand/moved": itself({
      when: { ...RUNNING, ...OPEN, ...AGREED, server: "has decided" },
      looks: ["지급되었으면 금액이 내리지 않은 것이다: 다른 베팅으로 1번부터 다시 한다"],
    }),
    "done findCommand/suspended": itself({ when: { ...RUNNING, ...STOPPED, server: "has decided" } }),
    "done findCommand/refused": { script: OVER_BEFORE },
    "after decisionPoll": { script: "대기 시간 5초가 먼저 지난다" },
  },
  seen: (text, { market }) => {
    if (text === quoting?.sees)
      return market === STOPPED.market ? quoted(CASH_OUT_MESSAGES.cash_out_suspended) : OFFERED;
    return (
      SEEN[text] ?? text.replace(quoted(CASH_OUT_TEXT.done("60,000")), `${quoted(CASH_OUT_TEXT.done("○○"))} (○○ ≥ L)`)
    );
  },
  always: ["한 베팅의 지급은 한 번이다", "동의한 최소 금액보다 적게 지급되지 않는다"],
  afterwards: [
    {
      in: "suspended",
      by: "operator",
      does: `같은 줄의 “${LIVE_TEXT.lift}”를 누른다`,
      how: lineAtDesk(LIVE_TEXT.phase.live),
      expects: [OFFERED],
    },
    {
      in: "paid",
      does: opensHistory("/mywallet/money"),
      expects: ["그 베팅의 지급이 한 줄만 있다", "보유머니는 M + 지급된 금액이다"],
    },
  ],
});
