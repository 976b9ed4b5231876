import { defineByHand, itself, type HandStep, type World } from "../../../paths/lib/by-hand.ts";
import { REMINDER, reminderText } from "../../domain/account/protection/text.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { PROTECTION_TEXT as TEXT } from "../../ui/account/protection/text.ts";
import { quoted } from "../shared/said.words.ts";
import { BLOCK, BLOCKING, LOGS_OUT, logsIn, object, OTHER_TAB, pressed, UNBLOCK } from "../shared/by-hand.ts";
import type { realityCheckMachine } from "./reality-check.machine.ts";

const MEMBER = "member01";
const DIALOG = `창 “${REMINDER.title}”`;
const QUARTER = { every: "15" };
const HOUR = { every: "60" };
const NEVER = { every: "0" };
/** What was asked by a save is answered: the block of the answer would block the save too. */
const SAVED = { asked: "by a save" };
const OTHERWISE = { asked: "otherwise" };
const OUT = { session: "out" };
const IN = { session: "in" };
const UNDER_WAY = "서버의 답이 곧 온다. 그사이에 알림 간격을 바꾸거나 로그아웃할 틈이 없다";
const COVERED = "알림 창이 화면을 덮어 그 밑을 누를 수 없다";
/** Logged in for a quarter of an hour, and no bet placed. */
const REAL = quoted(reminderText({ elapsedMs: 900_000, staked: 0, returned: 0 }));
const SAID = ["지난 시간은 이번 로그인의 실제 시간이다"];

const saves = ({ every }: { every: string }): string =>
  `“${titleOf("/member")}” › “보호”에서 “${TEXT.interval}”에서 ${object(every === "0" ? TEXT.never : TEXT.minutes(Number(every)))} 고르고 “${TEXT.save}”을 누른다`;

const savesHere = (every: { every: string }): HandStep => ({
  by: "member",
  does: saves(every),
  when: IN,
  sets: { ...every, ...SAVED },
});

/** In another tab, of which this page does not hear. */
const savedElsewhere = (every: { every: string }, when: World, looks: readonly string[]): HandStep => ({
  by: "member",
  ahead: `둘째 탭에서 ${saves(every)}`,
  how: OTHER_TAB,
  when,
  sets: every,
  looks,
});

const noAnswer: HandStep = {
  by: "tester",
  ahead: BLOCK("/api/protection/reminder"),
  how: BLOCKING,
  back: UNBLOCK,
  when: OTHERWISE,
};

export const realityCheckHand = defineByHand<typeof realityCheckMachine>({
  code: "RLC",
  area: ["회원정보", "보호", REMINDER.title],
  risk: "P2",
  first: ["on.shown"],
  begins: {
    "": {
      account: null,
      page: "/login",
      data: [
        `${MEMBER}의 “${TEXT.interval}”은 “${TEXT.never}”이다`,
        "사이트 설정의 로그인 유지 시간은 둘 다 1,440분이다",
        `${MEMBER}은 읽지 않은 쪽지와 진행 중인 베팅이 없다`,
      ],
      world: { ...NEVER, ...OUT },
    },
  },
  seen: (text) => (text.includes("지났습니다") ? REAL : text),
  events: {
    "reminder.ask": ({ before, world }) => {
      if (before.matches("asking") || before.matches({ on: "reading" })) return { script: UNDER_WAY };
      if (before.matches("off") && world["session"] === "out")
        return { by: "member", does: `로그인 화면의 ${logsIn(MEMBER)}`, sets: { ...IN, ...OTHERWISE } };
      return [QUARTER, HOUR, NEVER].map(savesHere);
    },
    "reminder.stop": ({ before }) => {
      if (before.matches("asking") || before.matches({ on: "reading" })) return { script: UNDER_WAY };
      return before.matches({ on: "shown" }) ? { script: COVERED } : { by: "member", does: LOGS_OUT, sets: OUT };
    },
    "reminder.continue": { ...pressed(REMINDER.goOn, DIALOG), sets: OTHERWISE },
    "reminder.leave": {
      ...pressed(REMINDER.leave, DIALOG),
      sets: OUT,
      looks: ["로그인 화면이다"],
    },
    "done readLogin/every quarter": itself({ when: QUARTER }),
    "done readLogin/every hour": itself({ when: HOUR }),
    "done readLogin/never": itself({ when: NEVER }),
    "error readLogin": noAnswer,
    "done readResult/every quarter": [itself({ when: QUARTER, looks: SAID })],
    "done readResult/every hour": savedElsewhere(HOUR, QUARTER, SAID),
    "done readResult/never": savedElsewhere(NEVER, QUARTER, ["창이 뜨지 않는다"]),
    "error readResult": { ...noAnswer, when: QUARTER },
    "after due": ({ before }) => ({
      by: "clock",
      does: `로그인한 때부터 세어 ${before.context.login.minutes}분이 될 때까지 기다린다`,
      minutes: before.context.login.minutes,
    }),
    "after retry": { by: "clock", does: "30초를 기다린다", sets: OTHERWISE },
  },
});
