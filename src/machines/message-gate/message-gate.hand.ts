import { defineByHand, itself, type HandStep } from "../../../paths/lib/by-hand.ts";
import { KOREAN_GAME_NAMES } from "../../domain/frame/pages/page-row.ts";
import { MESSAGE_TEXT } from "../../ui/community/message/text.ts";
import {
  BLOCK,
  BLOCKING,
  LOGS_OUT,
  NETWORK,
  prepares,
  pressed,
  sendsMessage,
  SLOW,
  UNBLOCK,
  UNSLOW,
} from "../shared/by-hand.ts";
import type { messageGateMachine } from "./message-gate.machine.ts";

const READ = { message: "read" };
const UNREAD = { message: "unread" };
const FAST = { net: "fast" };
const SLOWED = { net: "slow" };
const toPage = pressed(KOREAN_GAME_NAMES.cross.label, "주 메뉴");

/** The alert of the gate lies over the page. */
const afterAlert = (step: HandStep): HandStep => ({ ...step, does: `알림의 “확인”을 누르고, ${step.does as string}` });

export const messageGateHand = defineByHand<typeof messageGateMachine>({
  code: "MSG",
  area: ["커뮤니티", MESSAGE_TEXT.title, "안 읽은 쪽지 검사"],
  risk: "P2",
  first: ["blocked"],
  begins: {
    "": {
      account: "member01",
      page: "/korea/cross",
      data: ["member01은 읽지 않은 쪽지가 없고, 읽은 쪽지는 하나 이상 있다", "점검 중이 아니다"],
      path: ["navigation.request/member to a page", "xstate.done.actor.readUnread/none"],
      world: { ...READ, ...FAST },
    },
  },
  events: {
    "navigation.request/member to a page": ({ before }) => {
      if (before.matches("idle")) return { script: "로그인 화면에서는 다른 화면으로 갈 수 없다" };
      if (before.matches("blocked")) return afterAlert({ ...toPage, when: FAST });
      return [
        { ...toPage, when: FAST },
        {
          by: "tester",
          does: `${SLOW}. 바로 ${toPage.does as string}. 케이스가 끝나면 ${UNSLOW}`,
          how: NETWORK,
          when: FAST,
          sets: SLOWED,
        },
      ];
    },
    "navigation.request/member to the inbox": ({ before }) => {
      if (before.matches("idle")) return { script: "로그인 화면에서는 쪽지함으로 갈 수 없다" };
      if (before.matches("blocked")) return itself();
      return { ...pressed(MESSAGE_TEXT.title, "머리글"), when: FAST };
    },
    "navigation.request/guest to the login": {
      script: "로그인하지 않은 사람의 이동은 이 검사까지 오지 않고 로그인 화면으로 간다",
    },
    "messages.counted": ({ before }) =>
      before.matches("allowed") && before.context.path.startsWith("/message")
        ? {
            ...pressed(MESSAGE_TEXT.readAll, MESSAGE_TEXT.title),
            when: UNREAD,
            sets: READ,
            looks: ["머리글에 읽지 않은 쪽지의 수가 없다"],
          }
        : { script: "쪽지함이 아닌 화면에서는 쪽지를 읽거나 지울 수 없다" },
    "session.ended": ({ before }) => {
      if (before.matches("reading"))
        return {
          by: "member",
          does: `누른 지 25초 뒤(앞의 검사가 끝나고 쪽지를 묻는 동안) ${LOGS_OUT}`,
          when: SLOWED,
          looks: ["로그인 화면으로 가고 쪽지 알림은 뜨지 않는다"],
        };
      const step: HandStep = { by: "member", does: LOGS_OUT };
      return before.matches("blocked") ? afterAlert(step) : step;
    },
    "done readUnread/none": itself({ when: { ...READ, ...FAST } }),
    "done readUnread/one": ({ before }) => {
      const looks = before.context.path.startsWith("/message") ? [] : [`${MESSAGE_TEXT.title} 위에 그 알림이 있다`];
      return [
        itself({ when: { ...UNREAD, ...FAST }, looks }),
        { ...prepares(sendsMessage("member01")), when: { ...READ, ...FAST }, sets: UNREAD, looks },
      ];
    },
    "error readUnread": {
      by: "tester",
      ahead: BLOCK("/api/message/unread"),
      how: BLOCKING,
      back: UNBLOCK,
      when: FAST,
      looks: ["화면이 열린다: 읽지 못한 것은 아무도 막지 않는다"],
    },
  },
});
