import { defineByHand, itself, type HandStep, type World } from "../../../paths/lib/by-hand.ts";
import { REMINDER } from "../../domain/account/protection/text.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { PROTECTION_TEXT as TEXT } from "../../ui/account/protection/text.ts";
import { BLOCK, BLOCKING, LOGS_OUT, logsIn, pressed, UNBLOCK } from "../shared/by-hand.ts";
import type { realityCheckMachine } from "./reality-check.machine.ts";

const MEMBER = "member01";
const DIALOG = `창 “${REMINDER.title}”`;
const QUARTER = { every: "15" };
const HOUR = { every: "60" };
const NEVER = { every: "0" };
const UNDER_WAY = "그 물음은 곧 답을 받는다. 그사이에 누르거나 로그아웃할 틈이 없다";

const label = ({ every }: { every: string }): string => (every === "0" ? TEXT.never : TEXT.minutes(Number(every)));
const saves = (every: { every: string }): string =>
  `“${titleOf("/member")}” › “보호”에서 “${TEXT.interval}”을 “${label(every)}”로 고르고 “${TEXT.save}”을 누른다`;

const savesHere = (every: { every: string }): HandStep => ({ by: "member", does: saves(every), sets: every });

/** In another tab, of which this page does not hear. */
const savedElsewhere = (every: { every: string }, when: World): HandStep => ({
  by: "member",
  ahead: `둘째 탭에서 ${saves(every)}`,
  how: "같은 브라우저의 둘째 탭",
  when,
  sets: every,
});

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
        "읽지 않은 쪽지가 없다",
      ],
      world: NEVER,
    },
  },
  events: {
    "reminder.ask": ({ before }) => {
      if (before.matches("off") && before._nodes.length > 0)
        return [
          { by: "member", does: `로그인 화면의 ${logsIn(MEMBER)}`, when: { session: "out" }, sets: { session: "in" } },
        ];
      return [savesHere(QUARTER), savesHere(HOUR), savesHere(NEVER)];
    },
    "reminder.stop": { by: "member", does: LOGS_OUT },
    "reminder.continue": pressed(REMINDER.goOn, DIALOG),
    "reminder.leave": pressed(REMINDER.leave, DIALOG),
    "done readLogin/every quarter": itself({ when: QUARTER }),
    "done readLogin/every hour": itself({ when: HOUR }),
    "done readLogin/never": itself({ when: NEVER }),
    "error readLogin": { by: "tester", ahead: BLOCK("*/api/protection/reminder"), how: BLOCKING, back: UNBLOCK },
    "done readResult/every quarter": [itself({ when: QUARTER }), savedElsewhere(QUARTER, HOUR)],
    "done readResult/every hour": [itself({ when: HOUR }), savedElsewhere(HOUR, QUARTER)],
    "done readResult/never": [savedElsewhere(NEVER, QUARTER)],
    "error readResult": { by: "tester", ahead: BLOCK("*/api/protection/reminder"), how: BLOCKING, back: UNBLOCK },
    "after due": { by: "clock", does: "15분", minutes: 15 },
    "after retry": { by: "clock", does: "30초를 기다린다" },
  },
});
