import { defineByHand, type Hand, type HandStep, type Place } from "../../../paths/lib/by-hand.ts";
import { FAILURE_TEXT } from "../../api/client/failure.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { LOGIN_TEXT, SIGN_UP_TEXT } from "../../ui/account/login/text.ts";
import { MESSAGE_TEXT } from "../../ui/community/message/text.ts";
import { DIALOG_TEXT } from "../../ui/frame/dialog/text.ts";
import { ERROR_TEXT } from "../../ui/frame/error/text.ts";
import { ENTRIES_TEXT } from "../../ui/frame/layout/late-text.ts";
import { LAYOUT_TEXT } from "../../ui/frame/layout/text.ts";
import { PRIMITIVE_TEXT } from "../../ui/primitives/text.ts";
import { SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import { BLOCK, BLOCKING, NETWORK, operatorAt, pressed, SLOW } from "../shared/by-hand.ts";
import type { dialogsMachine } from "./dialogs.machine.ts";

const INBOX = { place: "inbox" };
/** With messages whose reading fails. */
const ALERTS = { place: "alerts" };
const PHONE = { place: "phone" };
const GUEST = { place: "guest" };
const LOGIN = { place: "login" };
const SHEET = { place: "sheet" };
const INPLAY = { place: "inplay" };

const GONE = "곧 사라질 쪽지";
const KEPT = "첫째 쪽지";
const OTHER = "둘째 쪽지";
/** What the model's two alerts say here. */
const SAID: Readonly<Record<string, string>> = {
  "차단된 IP입니다.": "찾을 수 없습니다.",
  "로그아웃되었습니다.": FAILURE_TEXT.network,
  "이동하시겠습니까?": MESSAGE_TEXT.removeAsk,
};

const COVERED = "그 위의 창이 화면을 덮어 그 밑을 누를 수 없다";
const NOT_THERE = "열려 있지 않은 창은 닫을 수 없다";
const BY_ANSWER = "물음은 답으로, 알림은 읽어서 닫는다. 다른 것이 이름으로 닫지 않는다";
const MENU_FIRST = "화면의 다른 곳을 누르면 메뉴가 먼저 닫힌다";
const DRAWER = "서랍이 화면을 덮어 그 밑의 단추를 누를 수 없다";
const WHOSE = "같은 알림을 누가 띄웠는지는 화면에 보이지 않는다";
const MENU = "머리글의 내 메뉴(닉네임)";
const NO_SLIP = "베팅카트 창은 휴대전화의 화면을 덮어 그 위에서 다른 창을 열 수 없다";

const isFree = ({ before: { context } }: Place): boolean =>
  context.base === null && context.slip === null && context.confirm === null && context.alerts.length === 0;

/** All that was asked for has been answered. */
const TOLD = { pending: "none" };
/** An alert is read first, a menu is open; what was asked for before is answered meanwhile. */
const isPending = ({ before: { context } }: Place): boolean => context.alerts.length > 0 || context.menu === "account";

/** What is pressed at the page. */
const atPage = (place: Place, step: HandStep | readonly HandStep[]): Hand | readonly Hand[] => {
  if (place.before.context.slip !== null) return { script: NO_SLIP };
  if (!isFree(place)) return { script: COVERED };
  return place.before.context.menu === null ? step : { script: MENU_FIRST };
};

const closes = (isOpen: (context: Place["before"]["context"]) => boolean, step: HandStep) => {
  return ({ before: { context } }: Place): Hand => {
    if (!isOpen(context)) return { script: NOT_THERE };
    return context.confirm !== null || context.alerts.length > 0 ? { script: COVERED } : step;
  };
};

const inbox = (isPhone: boolean) => ({
  account: "member09",
  page: "/message",
  data: [
    ...(isPhone
      ? ["크롬 개발자 도구의 기기 모드(Ctrl+Shift+M)에서 폭 390의 휴대전화를 골랐다"]
      : ["창의 폭은 1440이다"]),
    `“${titleOf("/bet_result")}”에서 이 화면으로 왔다(뒤로 가면 그 화면이다)`,
    `쪽지는 하나다: 읽은 “${KEPT}”(${operatorAt("/admin/messages")}에서 보낸다)`,
  ],
});
const unread = {
  ...inbox(false),
  data: [
    `쪽지는 둘이다: 안 읽은 “${OTHER}”, 안 읽은 “${GONE}”(${operatorAt("/admin/messages")}에서 보낸다)`,
    `이 화면을 연 뒤에 둘째 탭의 쪽지함에서 “${GONE}”를 지웠다. 이 탭에는 아직 있다`,
  ],
};

const sheet = (page: string) => ({
  account: "member09",
  page,
  data: [
    "크롬 개발자 도구의 기기 모드(Ctrl+Shift+M)에서 폭 390의 휴대전화를 골랐다",
    `“${titleOf("/bet_result")}”에서 이 화면으로 왔다`,
    "열린 경기의 배당 하나를 눌러 담았다",
    "읽지 않은 쪽지가 없다",
  ],
});

const opensBar: HandStep = { by: "member", does: "화면 아래의 “베팅카트 1경기” 막대를 누른다" };
const readsGone = `“${GONE}”의 제목을 누른다`;
const readsOther = `“${OTHER}”의 제목을 누른다`;
const blocks = BLOCK("/api/message/*/read");
const RESTORE = "케이스가 끝나면 지연과 차단을 끈다";

export const dialogsHand = defineByHand<typeof dialogsMachine>({
  code: "DLG",
  area: ["사이트", "창과 메뉴"],
  risk: "P2",
  begins: { "": { account: "member09", page: "/message", data: [], world: TOLD } },
  choices: {
    place: {
      inbox: inbox(false),
      phone: inbox(true),
      alerts: unread,
      guest: { account: null, page: "/nowhere", data: [] },
      login: {
        account: null,
        page: "/login",
        data: ["운영자의 사이트 설정에서 “회원가입 종료”가 꺼져 있다"],
      },
      sheet: sheet("/korea/cross"),
      inplay: sheet("/inplay"),
    },
  },
  seen: (text) => Object.entries(SAID).reduce((said, [own, real]) => said.replaceAll(own, real), text),
  events: {
    "dialog.open/login": (place) => atPage(place, { ...pressed(ERROR_TEXT.login), when: GUEST }),
    "dialog.open/join": (place) =>
      atPage(place, {
        by: "member",
        does: `“${LOGIN_TEXT.signUp}”을 누르고 “${SIGN_UP_TEXT.recommender}”에 MEMBER01을 쓰고 “${SIGN_UP_TEXT.next}”을 누른다`,
        data: "MEMBER01",
        when: LOGIN,
      }),
    "dialog.open/user info": (place) => {
      if (place.before.context.menu === "account") return { ...pressed(ENTRIES_TEXT.userInfo, MENU), when: INBOX };
      const step: HandStep = { by: "member", does: `${MENU}를 열고 “${ENTRIES_TEXT.userInfo}”를 누른다` };
      return atPage(place, [
        { ...step, when: INBOX },
        { ...step, when: PHONE },
      ]);
    },
    "dialog.open/a slip": (place) => atPage(place, { ...opensBar, when: SHEET }),
    "dialog.open/another slip": (place) => atPage(place, { ...opensBar, when: INPLAY }),
    "dialog.close/login": closes(({ base }) => base === "login", pressed(PRIMITIVE_TEXT.close, "로그인 창")),
    "dialog.close/user info": closes(
      ({ base }) => base === "userInfo",
      pressed(DIALOG_TEXT.ok, `창 “${DIALOG_TEXT.userInfo}”`),
    ),
    "dialog.close/a slip": closes(({ slip }) => slip === "slipNormal", pressed(SLIP_TEXT.close, "베팅카트 창")),
    "dialog.close/confirm": { script: BY_ANSWER },
    "dialog.close/alert": { script: BY_ANSWER },
    "dialog.closeAll": ({ before: { context }, world }) => {
      if (context.menu !== null) return { script: MENU_FIRST };
      if ([context.base, context.slip, context.confirm].filter((one) => one !== null).length > 1)
        return { script: "한 창이 열려 있으면 그 밑의 화면에서 다른 창을 열 수 없다" };
      if (context.alerts.length > 0) return { script: COVERED };
      return world["place"] === "guest" || world["place"] === "login"
        ? { script: "로그인 화면의 창은 그 창의 단추로 닫는다" }
        : {
            by: "member",
            does: `브라우저의 뒤로 단추를 길게 누르고, 나온 목록에서 “${titleOf("/bet_result")}”을 고른다`,
            looks: [`“${titleOf("/bet_result")}”의 화면이고 열린 창이 없다`],
          };
    },
    "menu.toggle/drawer": ({ before: { context } }) =>
      context.menu === "drawer" ? { script: DRAWER } : { ...pressed(LAYOUT_TEXT.openMenu, "머리글"), when: PHONE },
    "menu.toggle/account": ({ before: { context } }) => {
      const step: HandStep = { by: "member", does: `${MENU}를 누른다` };
      if (context.menu === "drawer") return { script: DRAWER };
      const slow = (pending: string, reads: string): HandStep => ({
        by: "tester",
        does: `${SLOW}. ${reads}. 바로 ${step.does as string}`,
        how: `${NETWORK}. ${RESTORE}`,
        when: { ...ALERTS, ...TOLD },
        sets: { pending },
      });
      return [
        { ...step, when: INBOX },
        { ...step, when: PHONE },
        ...(context.menu === null ? [slow("first", readsGone), slow("second", readsOther)] : []),
      ];
    },
    "menu.close": { by: "member", does: "브라우저의 뒤로를 누른다", looks: ["주소는 그대로다"] },
    "alert.show/first": (place) =>
      isPending(place)
        ? {
            by: "clock",
            does: `“${GONE}”를 누른 때부터 20초를 기다린다`,
            when: { pending: "first" },
            sets: TOLD,
            otherwise: COVERED,
          }
        : atPage(place, [
            { by: "member", does: readsGone, when: ALERTS, sets: TOLD },
            {
              by: "tester",
              does: `${SLOW}. ${readsGone}. 15초 뒤에 ${readsOther}. 알림이 뜰 때까지 5초를 기다린다`,
              how: `${NETWORK}. ${RESTORE}`,
              when: ALERTS,
              sets: { pending: "second" },
            },
          ]),
    "alert.show/second": (place) =>
      isPending(place)
        ? {
            by: "tester",
            does: "15초가 지나기 전에 Network를 Offline으로 바꾼다",
            how: `${NETWORK}. ${RESTORE}`,
            when: { pending: "second" },
            sets: TOLD,
            otherwise: COVERED,
          }
        : atPage(place, [
            {
              by: "tester",
              does: `${blocks}. ${readsOther}`,
              how: `${BLOCKING}. ${RESTORE}`,
              when: ALERTS,
              sets: TOLD,
            },
            {
              by: "tester",
              does: `${SLOW}. ${readsGone}. 바로 ${blocks}. ${readsOther}`,
              how: `${NETWORK}; ${BLOCKING}. ${RESTORE}`,
              when: ALERTS,
              sets: { pending: "first" },
            },
          ]),
    "alert.show/first, of a machine": { script: WHOSE },
    "alert.close": pressed(DIALOG_TEXT.ok, "알림"),
    "confirm.ask": (place) =>
      atPage(place, { by: "member", does: `“${KEPT}”를 펼치고 “${MESSAGE_TEXT.remove}”를 누른다`, when: INBOX }),
    "confirm.accept": ({ before: { context } }) =>
      context.alerts.length > 0
        ? { script: COVERED }
        : {
            ...pressed(MESSAGE_TEXT.removeLabel, `창 “${MESSAGE_TEXT.removeTitle}”`),
            looks: [`“${KEPT}”가 목록에서 사라진다`],
          },
    "confirm.cancel": ({ before: { context } }) =>
      context.alerts.length > 0
        ? { script: COVERED }
        : { ...pressed(MESSAGE_TEXT.cancel, `창 “${MESSAGE_TEXT.removeTitle}”`), looks: [`“${KEPT}”가 그대로 있다`] },
  },
});
