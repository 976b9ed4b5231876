import { defineByHand, itself, type HandStep, type Place } from "../../../paths/lib/by-hand.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { POPUP_TEXT } from "../../ui/frame/popup/text.ts";
import { OPERATOR_TEXT } from "../../ui/operator/text.ts";
import { POPUPS_TEXT } from "../../ui/operator/popups/text.ts";
import { BLOCK, BLOCKING, LOGS_OUT, logsIn, operatorAt, OTHER_TAB, pressed, UNBLOCK } from "../shared/by-hand.ts";
import type { popupListMachine } from "./popup-list.machine.ts";

const TITLES: Readonly<Record<string, string>> = { a: "첫 충전 이벤트", b: "정기 점검 안내" };
const IN = { session: "in" };
const OUT = { session: "out" };
const NOT_SHOWN = "보이지 않는 팝업은 숨길 수 없다";
const HOME = "머리글의 로고를 눌러 홈을 연다";

const isShown = ({ context }: Place["before"], id: string): boolean =>
  context.popups.some((one: { id: string }) => one.id === id) &&
  context.hideTimes[id] === undefined &&
  !context.dismissed.includes(id);

/** Something done with a popup that is shown. */
const at =
  (id: string, step: (window: string) => HandStep) =>
  ({ before }: Place) =>
    isShown(before, id) ? { ...step(`팝업 “${TITLES[id]}”`), when: IN } : { script: NOT_SHOWN };

const shown = (popups: string, looks: readonly string[]) =>
  itself({ when: { popups }, looks: looks.length === 0 ? ["팝업이 없다"] : looks });

export const popupListHand = defineByHand<typeof popupListMachine>({
  code: "PPL",
  area: ["홈", "팝업", "목록"],
  risk: "P3",
  begins: {
    "": {
      account: "member01",
      page: "/bet_result",
      data: ["이 브라우저에서 팝업을 숨긴 적이 없다(시크릿 창)", "읽지 않은 쪽지가 없다"],
      world: IN,
    },
  },
  choices: {
    popups: {
      none: `“${POPUPS_TEXT.popupFlg}”를 켠 팝업이 없다(${operatorAt("/admin/popups")})`,
      one: `“${POPUPS_TEXT.popupFlg}”를 켠 팝업은 “${TITLES["a"]}” 하나다(${operatorAt("/admin/popups")})`,
      two: `“${POPUPS_TEXT.popupFlg}”를 켠 팝업은 “${TITLES["b"]}”, “${TITLES["a"]}”의 차례로 둘이다(${operatorAt("/admin/popups")})`,
    },
  },
  events: {
    "popups.refresh": ({ before, world }) => {
      if (world["session"] === "out") return { by: "member", does: `로그인 화면의 ${logsIn("member01")}`, sets: IN };
      return {
        by: "member",
        does: before.matches("idle") ? HOME : `“${titleOf("/bet_result")}”을 누르고, ${HOME}`,
      };
    },
    "popups.changed": ({ before, world }) => {
      if (world["session"] === "out") return { script: "로그인 화면에는 팝업이 없다" };
      if (before.matches("reading")) return { script: "목록을 읽는 동안은 짧아 그 사이에 시각을 맞출 수 없다" };
      return {
        by: "operator",
        does: `${operatorAt("/admin/popups")}에서 팝업을 하나 더 만든다. “${POPUPS_TEXT.showsFrom}”을 다음 분으로, “${POPUPS_TEXT.levels}”을 member01의 레벨이 아닌 것으로 정해 “${OPERATOR_TEXT.save}”을 누르고 그 시각을 기다린다`,
        looks: ["홈을 다시 열지 않아도 목록을 다시 읽는다(크롬 개발자 도구 › Network의 popup)"],
      };
    },
    "session.ended": {
      by: "member",
      does: LOGS_OUT,
      when: IN,
      sets: OUT,
      looks: ["로그인 화면에 팝업이 없다"],
    },
    "popup.dismissed": at("a", (popup) => ({
      by: "member",
      does: `${popup}의 본문을 누른다`,
      looks: ["그 팝업만 사라진다"],
    })),
    "popup.snoozed/a": at("a", (popup) => ({
      ...pressed(POPUP_TEXT.snooze, popup),
      looks: ["그 팝업만 사라진다", "새로고침해도 보이지 않는다"],
    })),
    "popup.snoozed/b": at("b", (popup) => ({
      ...pressed(POPUP_TEXT.snooze, popup),
      looks: ["그 팝업만 사라진다", "새로고침해도 보이지 않는다"],
    })),
    "done readPopups/none": shown("none", []),
    "done readPopups/one": shown("one", ["숨기지 않았으면 그 팝업이 보인다"]),
    "done readPopups/two": shown("two", ["숨기지 않은 팝업이 운영자의 차례로 보인다"]),
    "done readPopups/one, hidden in another tab": {
      by: "tester",
      ahead: `둘째 탭에서 홈을 열어 팝업 “${TITLES["a"]}”의 본문을 누른다`,
      how: OTHER_TAB,
      when: { popups: "one" },
      looks: ["팝업이 없다"],
    },
    "error readPopups": {
      by: "tester",
      ahead: BLOCK("/api/popup"),
      how: BLOCKING,
      back: UNBLOCK,
      looks: ["오류 알림이 없다"],
    },
  },
});
