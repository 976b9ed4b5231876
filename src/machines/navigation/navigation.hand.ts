import { defineByHand, itself, type HandStep, type Place, type World } from "../../../paths/lib/by-hand.ts";
import { CONTACT_ADMINISTRATOR_TEXT } from "../../domain/lobby/shut-lobby.ts";
import { UNREAD_MESSAGES_TEXT } from "../../domain/session/session-text.ts";
import { MAINTENANCE_TEXT } from "../../ui/frame/maintenance/text.ts";
import { BEGINS_MAINTENANCE, logsIn, prepares, sendsMessage, typedAddress } from "../shared/by-hand.ts";
import type { navigationMachine } from "./navigation.machine.ts";

const OFF = { flag: "off" };
const ON = { flag: "on" };
/** Which page is asked for where the model says "a page". */
const PAGE = { to: "page" };
const NOTICE = { to: "maintenance" };
const AREA = { to: "manager" };
const NOBODY = { who: "nobody" };
const MEMBER = { who: "member" };
const BARRED = { who: "barred" };
const MANAGER = { who: "manager" };
const GOES_ON = "다른 화면으로 보내진 뒤에는 제품이 스스로 그 화면을 묻는다";
const ALWAYS_ANSWERS = "이 검사는 화면이 사는 동안 언제나 답한다. 읽지 못한 것도 답이다";

/** In another tab, before this one asks for its first page. */
const loggedIn = ({ before }: Place, account: string, who: World): HandStep[] =>
  before.context.ticket === 1
    ? [
        {
          by: "member",
          ahead: `다른 탭에서 /login을 열고 ${logsIn(account)}`,
          when: { ...OFF, ...NOBODY },
          sets: who,
        },
      ]
    : [];

const isMemberAtLogin = ({ context }: Place["before"]): boolean => context.user !== null && context.path === "/login";

export const navigationHand = defineByHand<typeof navigationMachine>({
  code: "NAV",
  area: ["사이트", "화면 이동의 검사"],
  risk: "P1",
  first: ["xstate.done.actor.askMessages/none"],
  begins: {
    "": {
      account: null,
      page: "about:blank",
      data: ["점검 중이 아니다", "member01과 member20은 읽지 않은 쪽지가 없다"],
      world: { ...OFF, ...NOBODY },
    },
  },
  events: {
    "navigation.request/a page": ({ before }) => {
      if (before.matches("idle"))
        return [
          { by: "member", does: typedAddress("/korea/cross"), sets: PAGE },
          { by: "member", does: typedAddress("/maintenance"), sets: NOTICE },
          { by: "member", does: typedAddress("/manager"), sets: AREA },
        ];
      return before.matches("allowed") && before.context.user !== null
        ? { ...BEGINS_MAINTENANCE, when: { ...OFF, ...PAGE }, sets: ON }
        : { script: GOES_ON };
    },
    "navigation.request/login": ({ before }) => {
      if (!before.matches("redirected")) return { by: "member", does: typedAddress("/login"), sets: PAGE };
      return before.context.verdict.to === "/login" ? itself() : { script: GOES_ON };
    },
    "navigation.request/a lobby": { by: "member", does: typedAddress("/casino"), sets: PAGE },
    "done awaitSession/guest": itself({ when: NOBODY }),
    "done awaitSession/member": (place) => [
      itself({ when: MEMBER }),
      itself({ when: MANAGER }),
      ...loggedIn(place, "member01", MEMBER),
      ...loggedIn(place, "manager01", MANAGER),
    ],
    "done awaitSession/member with code 22": (place) => [
      itself({ when: BARRED }),
      ...loggedIn(place, "member20", BARRED),
    ],
    "done askMaintenance/open": ({ before }) => [
      itself({ when: { ...OFF, ...PAGE }, looks: isMemberAtLogin(before) ? ["주소는 /이고 로그인 양식이 없다"] : [] }),
      itself({ when: { ...OFF, ...AREA, ...MANAGER } }),
    ],
    "done askMaintenance/stop": {
      ...prepares(BEGINS_MAINTENANCE),
      when: { ...OFF, ...NOTICE, ...NOBODY },
      sets: ON,
      looks: [`“${MAINTENANCE_TEXT.title}”에 머문다`],
    },
    "done askMaintenance/under maintenance": ({ before }) => {
      const looks = [`“${MAINTENANCE_TEXT.title}”이고 로그아웃되어 있다`];
      const isGuest = before.context.user === null;
      return [
        itself({ when: { ...ON, ...PAGE }, sets: NOBODY, looks }),
        ...(isGuest
          ? [{ ...prepares(BEGINS_MAINTENANCE), when: { ...OFF, ...PAGE, ...NOBODY }, sets: ON, looks }]
          : []),
      ];
    },
    "done askAccount/member": [itself({ when: MEMBER }), itself({ when: BARRED })],
    "done askAccount/manager": itself({ when: { ...MANAGER, ...AREA }, looks: ["주소는 /manager이다"] }),
    "done askAccount/astray": itself({ when: { ...MANAGER, ...PAGE }, looks: ["주소는 /manager이다"] }),
    "done askMessages/none": ({ before }) =>
      before.context.path === "/casino" && before.context.user.tendency.includes("22")
        ? itself({ looks: [`주소는 /이고 알림은 “${CONTACT_ADMINISTRATOR_TEXT}”이다`] })
        : itself(),
    "done askMessages/unread": [
      {
        ...prepares(sendsMessage("member01")),
        when: MEMBER,
        looks: [`주소는 /message이고 알림은 “${UNREAD_MESSAGES_TEXT}”이다`],
      },
      {
        ...prepares(sendsMessage("member20")),
        when: BARRED,
        looks: [`주소는 /message이고 알림은 “${UNREAD_MESSAGES_TEXT}”이다`],
      },
    ],
    "error awaitSession": { script: ALWAYS_ANSWERS },
    "error askMaintenance": { script: ALWAYS_ANSWERS },
    "error askAccount": { script: ALWAYS_ANSWERS },
    "error askMessages": { script: ALWAYS_ANSWERS },
  },
  always: ["로그인하지 않은 사람에게 회원의 화면이 잠깐도 보이지 않는다"],
});
