// How a person charges and exchanges by tether: the states that both machines have of `tether-form.ts`.
import type { Hand, HandStep, Place, Way, World } from "../../../paths/lib/by-hand.ts";
import { itself } from "../../../paths/lib/by-hand.ts";
import { DIALOG_TEXT } from "../../ui/frame/dialog/text.ts";
import { OPERATOR_TETHER_TEXT } from "../../ui/operator/tether/text.ts";
import { OPERATOR_TEXT, SETTINGS_TEXT } from "../../ui/operator/text.ts";
import { PRIMITIVE_TEXT } from "../../ui/primitives/text.ts";
import { TETHER_TEXT } from "../../ui/wallet/charge-crypto/text.ts";
import { REFUSAL } from "../command/submission-parts.paths.ts";
import { BLOCK, BLOCKING, LOGS_OUT, operatorAt, OTHER_TAB, UNBLOCK } from "./by-hand.ts";
import { alert } from "./said.words.ts";
import { FREE } from "./submission-by-hand.ts";

const ON = { session: "on" };
const ENDED = { session: "ended" };
export const LOGGED_IN: World = { ...FREE, ...ON };

/** Taken by charges and exchanges alike. */
const AMOUNT = "60,000";
const COVERED = "알림이 화면을 덮어 그 밑을 누를 수 없다";
const SHORT = "여는 동안은 짧다";
const NO_500 = "서버가 오류로 답하는 것은 손으로 일으킬 수 없다";
const TOLD_BEFORE = "로그아웃은 실시간 연결이 먼저 알려 로그인 화면으로 간다";
const FLAG = `“${SETTINGS_TEXT.tetherMaintenanceFlag}”`;
const SAVES = `“${OPERATOR_TEXT.save}”을 누른다`;

/** The operator stops charges and exchanges by tether, and lets them go on. */
export const STOPS: Pick<HandStep, "by" | "ahead" | "how" | "back" | "when"> = {
  by: "operator",
  ahead: `${FLAG}을 켜고 ${SAVES}`,
  how: operatorAt("/admin/settings"),
  back: `${FLAG}을 끄고 ${SAVES}`,
  when: FREE,
};

/** The rate goes against the member after the question was read. */
export const moves = (way: string): Pick<HandStep, "by" | "ahead" | "how" | "when"> => ({
  by: "operator",
  ahead: `“${OPERATOR_TETHER_TEXT.won}”에 지금보다 10원 ${way} 값을 쓰고 “${OPERATOR_TETHER_TEXT.setRate}”를 두 번 누른다`,
  how: operatorAt("/admin/tether"),
  when: FREE,
});

const isIn = ({ before }: Place, ...states: readonly string[]): boolean =>
  states.some((state) => before.matches({ open: state }));
const isTold = ({ before }: Place): boolean =>
  ["maintenance", "failed", "blocked"].some((state) => before.matches({ closed: state })) || before.matches("refused");
const isClosed = ({ before }: Place): boolean => before.matches("closed");

/** After a logout nothing of the member can be pressed. */
export const loggedIn = (ways: Readonly<Record<string, Way>>): Record<string, Way> =>
  Object.fromEntries(
    Object.entries(ways).map(([name, way]): [string, Way] => [
      name,
      (place) => {
        if (place.world.session === ENDED.session) return { script: "로그아웃한 뒤에는 로그인 화면이다" };
        return typeof way === "function" ? way(place) : way;
      },
    ]),
  );

export interface TetherPage {
  /** What is said while the operator has stopped it. */
  maintenance: string;
  open: string;
  dialog: string;
  confirm: string;
  /** What is pressed in the question, and when the rate moved. */
  sends: string;
  sendsAnew: string;
}

export const member = (does: string, rest: Partial<HandStep> = {}): HandStep => ({ by: "member", does, ...rest });

/** The text of the button that sends, at the rate that the member saw. */
export const sendsAt = ({ sends, sendsAnew }: TetherPage, { before }: Place): string =>
  (before.context as { moved: object | null }).moved ? sendsAnew : sends;

export function tetherByHand(page: TetherPage): Record<string, Way> {
  return {
    "tether.open": (place): Hand => {
      if (isTold(place)) return { script: COVERED };
      return place.before.matches({ closed: "requested" }) || place.before.matches({ closed: "paying" })
        ? { script: "진행 중인 신청이 단추 자리에 있다" }
        : member(`“${page.open}”를 누른다`);
    },
    "tether.cancel": (place) =>
      isIn(place, "editing", "confirming")
        ? member(`창의 ×(“${PRIMITIVE_TEXT.close}”)를 누른다`, { looks: ["다시 열면 쓴 것이 그대로 있다"] })
        : { script: SHORT },
    "tether.back": member(`“${TETHER_TEXT.back}”를 누른다`, { looks: ["쓴 것이 그대로 있다"] }),
    "alert.read": member(`알림에서 “${DIALOG_TEXT.ok}”을 누른다`),
    "session.ended": (place) => {
      if (!isClosed(place) && !place.before.matches("open")) return { script: TOLD_BEFORE };
      if (isTold(place)) return { script: COVERED };
      const looks = ["로그인 화면이다. 다시 로그인해 창을 열면 칸이 비어 있다"];
      // Empty fields say something only where they were filled before.
      const typed = isIn(place, "editing") ? `첫째 탭의 창에 금액 ${AMOUNT}원을 쓴다. ` : "";
      return isClosed(place)
        ? member(LOGS_OUT, { sets: ENDED, looks })
        : member(`${typed}둘째 탭에 이 사이트를 열어 ${LOGS_OUT}. 첫째 탭을 본다`, {
            how: OTHER_TAB,
            sets: ENDED,
            looks,
          });
    },
    "done readTether/open": itself({ when: FREE }),
    "done readTether/flag is 1": STOPS as HandStep,
    "error readTether/no answer": {
      by: "tester",
      ahead: BLOCK("/api/setting/tether"),
      how: BLOCKING,
      back: UNBLOCK,
      when: FREE,
    },
    "error readTether/server's words": { script: NO_500 },
    "error readTether/second login": { script: TOLD_BEFORE },
  };
}

/** What the model says of the dialogs, as the page says it. */
export const seenOfTether =
  (page: TetherPage, sees: Readonly<Record<string, string>>) =>
  (text: string, { session }: World): string => {
    // Nothing of the page is seen at the login.
    if (session === ENDED.session) return "";
    const known: Readonly<Record<string, string>> = {
      [sees.closed ?? ""]: "",
      [sees.open ?? ""]: "",
      [sees.idle ?? ""]: `“${page.open}” 단추가 있고 알림이 없다`,
      [sees.editing ?? ""]: `창 “${page.dialog}”`,
      [sees.confirming ?? ""]: `창 “${page.confirm}”`,
      "확인 창이 열린다": "",
      [alert(REFUSAL.message)]: alert(page.maintenance),
    };
    return known[text] ?? text;
  };

export const NO_ANSWER_500 = NO_500;
export const ENDED_BEFORE = TOLD_BEFORE;
