// How a person brings about what the states of a submission wait for, the same in every chart that contains them.
import type { AnyMachineSnapshot } from "xstate";
import { type Hand, itself, type World } from "../../../paths/lib/by-hand.ts";
import { BLOCK, BLOCKING, NETWORK, pressed, SLOW, UNBLOCK, UNSLOW } from "./by-hand.ts";

/** The world of a submission: the line, and what the server has of the request. */
export const BLOCKED: World = { net: "blocked" };
export const FREE: World = { net: "free" };
export const TAKEN: World = { server: "has it" };
export const NOT_TAKEN: World = { server: "has it not" };
export const NOT_ASKED: World = { server: "was not asked" };

export const ANSWERED_LATE = "서버가 오류로 답하는 것은 손으로 일으킬 수 없다";
export const TOLD_BEFORE = "로그아웃은 실시간 연결이 먼저 알려 로그인 화면으로 간다";
const ARRIVED_LATE = "두 번 없다고 답한 뒤에 늦은 요청이 도착해야 한다";

interface Calls {
  /** The texts of the buttons. */
  texts: { reconcile: string; resend: string; discard: string };
  /** The address of the request, as developer tools take a pattern, without its end. */
  address: string;
  /** The case that means that it was taken, and what the world must be besides. */
  taken: string;
  when?: World;
}

/** Ways of the calls, by the key of the event. */
export function submissionByHand({ texts, address, taken, when = {} }: Calls): Record<string, Hand> {
  return {
    "command.reconcile": pressed(texts.reconcile),
    "command.resend": pressed(texts.resend),
    "command.discard": pressed(texts.discard),
    "done storeIntent": itself(),
    "error storeIntent": { script: "저장 공간이 가득 찬 브라우저는 손으로 만들 수 없다" },
    [`done sendCommand/${taken}`]: itself({ when: { ...FREE, ...when }, sets: TAKEN }),
    "done sendCommand/session ended": { script: TOLD_BEFORE },
    "done sendCommand/unknown": { script: ANSWERED_LATE },
    "error sendCommand": { by: "tester", ahead: BLOCK(address), how: BLOCKING, sets: { ...BLOCKED, ...NOT_TAKEN } },
    "after sendTimeout": {
      by: "clock",
      does: "15초를 기다린다",
      ahead: SLOW,
      how: NETWORK,
      sets: (before: AnyMachineSnapshot) => ({ net: "slow", ...(before.matches("withdrawing") ? NOT_TAKEN : TAKEN) }),
    },
    "after reconcileDelay": { by: "clock", does: "1초에서 30초를 기다린다: 저절로 다시 확인한다" },
    [`done findCommand/${taken}`]: {
      by: "tester",
      ahead: UNSLOW,
      how: NETWORK,
      when: { ...TAKEN, ...when },
      sets: FREE,
    },
    "done findCommand/absent": { by: "tester", ahead: UNBLOCK, how: BLOCKING, when: NOT_TAKEN, sets: FREE },
    "done findCommand/session ended": { script: TOLD_BEFORE },
    "done findCommand/unknown": { script: ANSWERED_LATE },
    "error findCommand": itself({ when: BLOCKED }),
    "done withdrawCommand/withdrawn": itself({ when: { ...FREE, ...NOT_TAKEN } }),
    "done withdrawCommand/session ended": { script: TOLD_BEFORE },
    "done withdrawCommand/unknown": { script: ANSWERED_LATE },
    "done withdrawCommand": { script: ARRIVED_LATE },
    "error withdrawCommand": { by: "tester", ahead: BLOCK("*/withdraw"), how: BLOCKING, back: UNBLOCK, sets: FREE },
  };
}

/** What a precondition of a reload may choose: what became of the request before it. `presses` sends it. */
export function reloadChoices(presses: string, address: string): Record<string, Record<string, string>> {
  return {
    server: {
      [TAKEN.server ?? ""]: `${SLOW}. ${presses} 10초 안에 ${UNSLOW}. 바로 새로고침한다`,
      [NOT_TAKEN.server ?? ""]: `${BLOCK(`${address}*`)}. ${presses} 새로고침한다`,
    },
    net: {
      [BLOCKED.net ?? ""]: "새로고침한 뒤에도 차단은 켜져 있다",
      [FREE.net ?? ""]: "새로고침하기 전에 차단과 지연을 껐다",
    },
  };
}
