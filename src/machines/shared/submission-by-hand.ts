// How a person brings about what the states of a submission wait for, the same in every chart that contains them.
import { type Hand, itself, type Place, type Way, type World } from "../../../paths/lib/by-hand.ts";
import { leavesOf } from "../../../paths/lib/chart.ts";
import { BLOCK, BLOCKING, NETWORK, pressed, SLOW, UNBLOCK, UNSLOW } from "./by-hand.ts";

/** The world of a submission: the line, and what the server has of the request. */
export const BLOCKED: World = { net: "blocked" };
export const FREE: World = { net: "free" };
export const TAKEN: World = { server: "has it" };
export const NOT_TAKEN: World = { server: "has it not" };
export const NOT_ASKED: World = { server: "was not asked" };
export const LOST: World = { ...BLOCKED, ...NOT_TAKEN };

const ANSWERED_LATE = "서버가 오류로 답하는 것은 손으로 일으킬 수 없다";
const TOLD_BEFORE = "로그아웃은 실시간 연결이 먼저 알려 로그인 화면으로 간다";
const FOUND_BLOCKED = "새로고침한 때에는 차단이 켜져 있어 답이 없다";
const ARRIVED_LATE = "두 번 없다고 답한 뒤에 늦은 요청이 도착해야 한다";

interface Calls {
  /** The texts of the buttons, and what is said of a request that the server does not have. */
  texts: { reconcile: string; resend: string; discard: string; unsent: string };
  /** The paths of the request and of what is asked about it: blocked by themselves the request would be found lost. */
  paths: readonly string[];
  /** The case that means that it was taken, and what the world must be besides. */
  taken: string;
  when?: World;
}

/** The first sentence, with what is left out. */
const shortened = (text: string): string => text.replace(/^([^.]+[.]) .*$/, "$1 …");

/** In that state of a submission, also where the chart has it within another. */
const isAt = (before: Place["before"], state: string): boolean =>
  leavesOf(before).some((leaf) => leaf === state || leaf.endsWith(`.${state}`));

/** What a reload finds is asked about while the line is still blocked. */
const isFoundFirst = ({ before, world }: Place): boolean => {
  const { intent, attempts } = before.context as { intent: { request: unknown } | null; attempts: number };
  return isAt(before, "reconciling") && world.net === BLOCKED.net && intent?.request === null && attempts === 0;
};

/** Ways of the calls, by the key of the event. */
export function submissionByHand({ texts, paths, taken, when = {} }: Calls): Record<string, Way> {
  const check = `“${texts.reconcile}”을 누른다`;
  const once = `${check} (저절로 시작했으면 누르지 않는다)`;
  const until = `“${shortened(texts.unsent)}”가 보일 때까지 ${check} (0~2번; 화면이 저절로도 확인한다)`;
  const isLostOnFreeLine = ({ world }: Place): boolean => world.net === FREE.net && world.server === NOT_TAKEN.server;
  // The page asks by itself while the tester is at it, so the press may not be needed.
  const whileLookedUp = ({ net }: World): Hand => ({
    by: "clock",
    does: "25초까지 기다린다",
    sets: { net: "slow" },
    ...(net === BLOCKED.net
      ? { ahead: `${SLOW}. 그다음 ${UNBLOCK}`, how: `${NETWORK}, ${BLOCKING}`, press: once }
      : { ahead: SLOW, how: NETWORK }),
  });
  return {
    // Once the line is free, the page asks by itself too: the step before says so.
    "command.reconcile": (place) => (isLostOnFreeLine(place) ? itself() : pressed(texts.reconcile)),
    "command.resend": pressed(texts.resend),
    "command.discard": pressed(texts.discard),
    "done storeIntent": itself(),
    "error storeIntent": { script: "저장 공간이 가득 찬 브라우저는 손으로 만들 수 없다" },
    [`done sendCommand/${taken}`]: itself({ when: { ...FREE, ...when }, sets: TAKEN }),
    "done sendCommand/session ended": { script: TOLD_BEFORE },
    "done sendCommand/unknown": { script: ANSWERED_LATE },
    "error sendCommand": { by: "tester", ahead: BLOCK(...paths), how: BLOCKING, sets: LOST, atOnce: true },
    "after sendTimeout": (place) => {
      const { before, world } = place;
      if (isFoundFirst(place)) return { script: FOUND_BLOCKED };
      return isAt(before, "reconciling")
        ? whileLookedUp(world)
        : {
            by: "clock",
            does: "9초를 기다린다",
            ahead: SLOW,
            how: NETWORK,
            sets: { net: "slow", ...(isAt(before, "withdrawing") ? NOT_TAKEN : TAKEN) },
          };
    },
    "after reconcileDelay": { by: "clock", does: "1초에서 3초를 기다린다: 저절로 다시 확인한다", when: BLOCKED },
    [`done findCommand/${taken}`]: {
      by: "tester",
      ahead: UNSLOW,
      how: NETWORK,
      press: once,
      when: { ...TAKEN, ...when },
      sets: FREE,
    },
    "done findCommand/absent": (place) =>
      isFoundFirst(place)
        ? { script: FOUND_BLOCKED }
        : [
            itself({ when: { ...FREE, ...NOT_TAKEN } }),
            { by: "tester", ahead: UNBLOCK, how: BLOCKING, press: until, when: LOST, sets: FREE },
          ],
    "done findCommand/session ended": { script: TOLD_BEFORE },
    "done findCommand/unknown": { script: ANSWERED_LATE },
    "error findCommand": itself({ when: BLOCKED, atOnce: true }),
    "done withdrawCommand/withdrawn": itself({ when: { ...FREE, ...NOT_TAKEN } }),
    "done withdrawCommand/session ended": { script: TOLD_BEFORE },
    "done withdrawCommand/unknown": { script: ANSWERED_LATE },
    "done withdrawCommand": { script: ARRIVED_LATE },
    "error withdrawCommand": {
      by: "tester",
      ahead: BLOCK("/*/withdraw"),
      how: BLOCKING,
      back: UNBLOCK,
      sets: FREE,
      atOnce: true,
    },
  };
}

/** What has come before the first step of a reload: the block is still on. `presses` sends the request. */
export const reloaded = (presses: string, paths: readonly string[]) => ({
  data: `${BLOCKING}에서 ${BLOCK(...paths)}. ${presses} 새로고침한다. 차단은 켜 둔다`,
  path: ["xstate.error.actor.findCommand/no answer"],
  world: LOST,
});
