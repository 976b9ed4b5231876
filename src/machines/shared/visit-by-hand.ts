// How a person ends a visit at the house's provider, which knows its player by a cookie: the same in each of its games.
import type { HandStep, Way } from "../../../paths/lib/by-hand.ts";
import { VISIT_TEXT } from "../../ui/lobby/house/text.ts";
import { PROVIDERS_TEXT } from "../../ui/operator/providers/text.ts";
import { BLOCKING, operatorAt, UNBLOCK } from "./by-hand.ts";
import { FREE, LOST } from "./submission-by-hand.ts";

export const FORGETS_VISIT = "이 창의 쿠키를 지운다";
export const COOKIES = "게임 창의 개발자 도구 › Application › Cookies";

/** The operator takes no new bets from the house's provider. */
export const STOPS_HOUSE: HandStep = {
  by: "operator",
  ahead: `“한판 게임즈”의 “${PROVIDERS_TEXT.edit}”를 누르고 “${PROVIDERS_TEXT.isOn}”을 끄고 “${PROVIDERS_TEXT.save}”을 누른 뒤 확인한다`,
  how: operatorAt("/admin/providers"),
  back: "같은 방법으로 다시 켠다",
  when: FREE,
};

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
