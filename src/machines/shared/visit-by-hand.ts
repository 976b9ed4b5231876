// How a person ends a visit at the house's provider, which knows its player by a cookie: the same in each of its games.
import type { Way } from "../../../paths/lib/by-hand.ts";
import { VISIT_TEXT } from "../../ui/lobby/house/text.ts";
import { BLOCKING, UNBLOCK } from "./by-hand.ts";
import { FREE, LOST } from "./submission-by-hand.ts";

export const FORGETS_VISIT = "이 창의 쿠키를 지운다";
export const COOKIES = "게임 창의 개발자 도구 › Application › Cookies";

const over = [`“${VISIT_TEXT.over}”`];

/** The calls of a submission that find no visit any more. */
export const visitEnds: Record<string, Way> = {
  "done sendCommand/session ended": { by: "tester", ahead: FORGETS_VISIT, how: COOKIES, when: FREE, looks: over },
  "done findCommand/session ended": {
    by: "tester",
    ahead: `${FORGETS_VISIT}. ${UNBLOCK}`,
    how: `${COOKIES}; ${BLOCKING}`,
    when: LOST,
    sets: FREE,
    looks: over,
  },
  "done withdrawCommand/session ended": { by: "tester", ahead: FORGETS_VISIT, how: COOKIES, when: FREE, looks: over },
};
