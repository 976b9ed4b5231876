import { defineByHand, itself } from "../../../paths/lib/by-hand.ts";
import { MAINTENANCE_TEXT } from "../../ui/frame/maintenance/text.ts";
import { KOREAN_GAME_NAMES } from "../../domain/frame/pages/page-row.ts";
import {
  BEGINS_MAINTENANCE,
  BLOCKING,
  BLOCK_TO_END,
  ENDS_MAINTENANCE,
  prepares,
  pressed,
  typedAddress,
} from "../shared/by-hand.ts";
import type { maintenanceGateMachine } from "./maintenance-gate.machine.ts";

const OFF = { flag: "off" };
const ON = { flag: "on" };
const FREE = { net: "free" };
const BLOCKED = { net: "blocked" };
const MEMBER = { who: "member" };
const GUEST = { who: "guest" };
const NOTICE = [`“${MAINTENANCE_TEXT.title}”, 안내문, “${MAINTENANCE_TEXT.endsAt}”이 있고, 로그아웃되어 있다`];
const LOGIN = ["로그인 화면이고 회원의 것은 아무것도 보이지 않는다"];

/** Once the read fails it goes on failing. */
const FAILS = [
  itself({ when: BLOCKED }),
  {
    by: "tester",
    ahead: BLOCK_TO_END("/api/setting/maintanace"),
    how: BLOCKING,
    when: FREE,
    sets: BLOCKED,
  },
] as const;

export const maintenanceGateHand = defineByHand<typeof maintenanceGateMachine>({
  code: "MTG",
  area: ["사이트", "점검"],
  risk: "P1",
  first: ["blocked", "stopped.waiting"],
  begins: {
    "": {
      account: "member01",
      page: "/korea/cross",
      data: [
        "홈에서 주 메뉴로 이 화면에 왔다(뒤로 가면 홈이다)",
        "점검 중이 아니다",
        "member01은 읽지 않은 쪽지가 없다",
      ],
      path: ["navigation.request/member to a page", "xstate.done.actor.readMaintenance/off"],
      world: { ...OFF, ...FREE, ...MEMBER },
    },
  },
  events: {
    "navigation.request/member to a page": [
      { ...pressed(KOREAN_GAME_NAMES.cross.label, "주 메뉴"), when: { ...OFF, ...MEMBER } },
      { ...BEGINS_MAINTENANCE, when: { ...OFF, ...MEMBER }, sets: ON, looks: NOTICE },
    ],
    "navigation.request/member to maintenance": {
      by: "member",
      does: typedAddress("/maintenance"),
      when: { ...OFF, ...MEMBER },
      looks: LOGIN,
    },
    "navigation.request/guest to maintenance": ({ before }) =>
      before.matches("blocked")
        ? itself()
        : { by: "member", does: typedAddress("/maintenance"), when: GUEST, looks: [] },
    "navigation.request/guest to the login": ({ before }) => {
      if (before.matches("released")) return itself();
      if (before.matches("stopped")) return { by: "member", does: "브라우저의 뒤로를 누른다", when: GUEST };
      return { by: "member", does: typedAddress("/login"), when: GUEST };
    },
    "done readMaintenance/on": itself({ when: { ...ON, ...FREE }, sets: GUEST }),
    "done readMaintenance/off": itself({
      when: { ...OFF, ...FREE },
      sets: (before) => (before.context.request.path === "/maintenance" ? GUEST : {}),
    }),
    "error readMaintenance": ({ before }) =>
      before.context.request.path === "/maintenance" && !before.context.maintenance.siteNoticeFlg
        ? FAILS.map((one) => ({ ...one, sets: { ...BLOCKED, ...GUEST } }))
        : FAILS,
    "after maintenanceInterval": { by: "clock", does: "5초를 기다린다" },
    "done askAgain/on": itself({ when: { ...ON, ...FREE }, looks: NOTICE }),
    "done askAgain/off": { ...prepares(ENDS_MAINTENANCE), when: { ...ON, ...FREE }, sets: OFF, looks: LOGIN },
    "error askAgain": FAILS,
  },
});
