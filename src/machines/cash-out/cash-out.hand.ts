import { defineByHand, type HandStep, itself } from "../../../paths/lib/by-hand.ts";
import { CASH_OUT_TEXT } from "../../ui/sports/bets/cash-out/text.ts";
import { FORM_TEXT } from "../../ui/frame/form/text.ts";
import { LIVE_TEXT } from "../../ui/operator/live/text.ts";
import { pressed } from "../shared/by-hand.ts";
import { FREE, NOT_ASKED, reloadChoices, submissionByHand, TAKEN } from "../shared/submission-by-hand.ts";
import type { cashOutMachine } from "./cash-out.machine.ts";

const ADDRESS = "*/cash-out";
const LIVE = "다른 브라우저에서 admin01로 로그인해 /admin › 라이브에 그 경기를 펼쳐 둔다";
const PART = "20,000원";
const OVER_BEFORE = "끝난 베팅의 캐시아웃은 화면에서 사라진다";
const RUNNING = { match: "running" };
const BEFORE_START = { match: "not begun" };
const OPEN = { market: "open" };
const STOPPED = { market: "stopped" };
const AGREED = { fall: "none" };
const DIRECTION = "그 사이에 금액이 어느 쪽으로 움직일지는 사람이 정할 수 없다";
/** The amount that is shown when the bet opens. */
const OFFERED = { path: ["cashOut.offered/first"], world: { ...FREE, ...NOT_ASKED, ...OPEN, fall: "some" } };

const operator = (does: string, step: Partial<HandStep>): HandStep => ({
  by: "operator",
  does,
  how: "admin01의 /admin › 라이브",
  ...step,
});

const moves = (way: string): HandStep => ({
  by: "clock",
  does: `금액이 ${way} 때까지 기다린다 (보통 10초 안이다)`,
  when: { ...RUNNING, ...OPEN, ...FREE, ...NOT_ASKED },
});

export const cashOutHand = defineByHand<typeof cashOutMachine>({
  code: "CSO",
  area: ["스포츠", "베팅내역", CASH_OUT_TEXT.title],
  risk: "P1",
  first: ["unknown", "unsent", "waiting"],
  begins: {
    fresh: {
      account: "member01",
      page: "/bet_result",
      data: ["50,000원의 진행 중인 단식 베팅이 하나 있다. 시작 보유머니 M을 적는다", LIVE],
      ...OFFERED,
    },
    reload: {
      account: "member01",
      page: "/bet_result",
      data: ["50,000원의 진행 중인 단식 베팅이 하나 있다. 시작 보유머니 M을 적는다"],
      world: { ...OPEN, fall: "some" },
    },
  },
  choices: {
    ...reloadChoices("캐시아웃 단추를 누르고,", ADDRESS),
    match: { "not begun": "그 경기는 아직 시작하지 않았다", running: "그 경기는 진행 중이다" },
  },
  events: {
    "cashOut.offered/first": { script: "처음 금액은 화면이 열릴 때 온다" },
    "cashOut.offered/lower": { ...moves("내릴"), otherwise: DIRECTION },
    "cashOut.offered/higher": { ...moves("오를"), otherwise: DIRECTION },
    "cashOut.offered/stopped": operator(`그 마켓의 “${LIVE_TEXT.stop}”를 누른다`, { when: OPEN, sets: STOPPED }),
    "cashOut.offered/reopened": operator(`그 마켓의 “${LIVE_TEXT.lift}”를 누른다`, { when: STOPPED, sets: OPEN }),
    "cashOut.offered/less left": {
      by: "member",
      does: "둘째 탭에서 같은 베팅의 40,000원을 캐시아웃한다",
      how: "같은 브라우저의 둘째 탭",
      data: "40,000원",
      when: { ...OPEN, ...NOT_ASKED },
    },
    "cashOut.choose/whole": pressed(CASH_OUT_TEXT.share(100)),
    "cashOut.choose/part": {
      by: "member",
      does: `“${CASH_OUT_TEXT.stake}”의 막대를 ${PART}으로 옮긴다`,
      data: PART,
    },
    "cashOut.choose/too small": { script: "막대는 그렇게 작은 금액까지 내려가지 않는다" },
    "cashOut.allow": {
      by: "member",
      does: `“${CASH_OUT_TEXT.fall}”에서 “${CASH_OUT_TEXT.falls(0)}”를 고른다`,
      sets: AGREED,
    },
    "cashOut.sell": { by: "member", does: "“○○원에 캐시아웃”을 누른다. 그때의 금액을 V로 적는다" },
    "cashOut.close": pressed(CASH_OUT_TEXT.close),
    "cashOut.decided": {
      by: "clock",
      does: "대기 시간 5초를 기다린다",
      when: { ...RUNNING, ...TAKEN },
      sets: { server: "has decided" },
    },
    ...submissionByHand({
      texts: FORM_TEXT,
      address: ADDRESS,
      taken: "paid",
      when: BEFORE_START,
    }),
    "done sendCommand/waiting": itself({ when: { ...FREE, ...RUNNING }, sets: TAKEN }),
    "done sendCommand/moved": { script: "보내는 사이에 금액이 최소 금액보다 내려야 한다" },
    "done sendCommand/suspended": { script: "화면이 실시간으로 먼저 알고 단추를 치운다" },
    "done sendCommand/refused": { script: OVER_BEFORE },
    "done findCommand/waiting": { script: "답을 기다리는 15초 사이에 대기 시간 5초가 지난다" },
    // The amount falls within the five seconds about every second time.
    "done findCommand/moved": itself({ when: { ...RUNNING, ...OPEN, ...AGREED, server: "has decided" } }),
    "done findCommand/suspended": itself({ when: { ...RUNNING, ...STOPPED, server: "has decided" } }),
    "done findCommand/refused": { script: OVER_BEFORE },
    "after decisionPoll": { script: "대기 시간 5초가 먼저 지난다" },
  },
  always: [
    `“${CASH_OUT_TEXT.falls(0)}”인데 대기하는 사이에 금액이 내리지 않아 지급되면, 다른 베팅으로 다시 한다`,
    "한 베팅의 지급은 한 번이다",
    "동의한 최소 금액보다 적게 지급되지 않는다",
  ],
  afterwards: [
    {
      in: "paid",
      does: "머니내역을 연다",
      expects: ["그 베팅의 지급이 한 줄만 있다", "보유머니는 M + 지급된 금액이다"],
    },
  ],
});
