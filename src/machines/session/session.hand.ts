import { defineByHand, itself } from "../../../paths/lib/by-hand.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { EXPIRED_TEXT, FORCED_LOGOUT_TEXT } from "../../domain/session/session-text.ts";
import { LOGIN_TEXT } from "../../ui/account/login/text.ts";
import { EXPIRY_TEXT } from "../../ui/frame/layout/late-text.ts";
import { LAUNCH_TEXT } from "../../ui/lobby/text.ts";
import { ACCESS_TEXT, BLOCK_TEXT } from "../../ui/operator/access/text.ts";
import { SETTINGS_TEXT } from "../../ui/operator/text.ts";
import {
  BEGINS_MAINTENANCE,
  BLOCK,
  BLOCKING,
  LOGS_OUT,
  logsIn,
  NETWORK,
  OTHER_TAB,
  prepares,
  pressed,
  SLOW,
  UNBLOCK,
  UNSLOW,
} from "../shared/by-hand.ts";
import {
  ACCESS,
  ANY_TOKEN,
  atAccess,
  BLOCKED,
  BY_MEMBER,
  deposits,
  FREE,
  hasMinutes,
  isExpiring,
  isFetching,
  isUnwatched,
  LOGGED_IN,
  LOGIN_BY_SCRIPT,
  LOGS_IN_ELSEWHERE,
  MEMBER,
  MEMBERS,
  NO_500,
  NOBODY,
  OLD_BALANCE,
  OPEN_CALL,
  opens,
  opensOrJoins,
  pollFails,
  RIGHT,
  said,
  SHORT,
  STORED,
  ticks,
  TOLD_FIRST,
  WATCH,
  WRONG,
} from "./session.by-hand.ts";
import type { sessionMachine } from "./session.machine.ts";

export const sessionHand = defineByHand<typeof sessionMachine>({
  code: "SES",
  area: ["로그인", "로그인 유지"],
  risk: "P1",
  first: ["session.code/second login", "session.code/kicked", "ending.expired"],
  begins: {
    "": {
      account: null,
      page: "about:blank",
      data: [
        `사이트 설정의 “${SETTINGS_TEXT.autoLogoutMin}”과 “${SETTINGS_TEXT.logoutMin}”은 둘 다 2이다`,
        `${MEMBER}은 읽지 않은 쪽지가 없다. 점검 중이 아니다`,
      ],
      world: { ...FREE, moved: "no" },
    },
  },
  choices: {
    who: {
      [NOBODY.who]: "이 브라우저에서 로그인하지 않았다",
      [LOGGED_IN.who]: {
        account: MEMBER,
        page: "/",
        data: ["로그아웃하지 않고 그 탭을 닫은 뒤 새 탭(about:blank)을 열었다"],
      },
    },
  },
  seen: (text) => (text === "남은 시간 60초" ? "남은 시간은 60초부터 1초에 하나씩 준다" : text),
  events: {
    "done restoreSession/none": opens("", { when: NOBODY }),
    "done restoreSession/member": opensOrJoins({ when: LOGGED_IN }),
    "done restoreSession/member without expiry": opens("값을 지운다. ", { how: STORED, when: LOGGED_IN }),
    "done restoreSession/member past expiry": opens("값을 “2020-01-01 00:00:00”으로 바꾼다. ", {
      how: STORED,
      when: LOGGED_IN,
      looks: said(EXPIRED_TEXT),
    }),
    "error restoreSession/no answer": opens(`${BLOCK("/api/member/token")}. `, {
      how: `${BLOCKING}. 케이스가 끝나면 끈다`,
      when: LOGGED_IN,
      sets: NOBODY,
    }),
    "error restoreSession/unauthorized": { script: "끝난 세션은 거절되지 않고, 세션이 없다는 답을 받는다" },
    "error restoreSession/kicked": { script: "세션을 되찾는 그 순간에 강제 로그아웃되어야 한다" },

    "session.begunElsewhere": LOGS_IN_ELSEWHERE,
    "session.login": [
      { by: "member", does: logsIn(MEMBER), when: NOBODY, sets: RIGHT },
      {
        by: "member",
        does: `“${LOGIN_TEXT.userId}”에 ${MEMBER}, “${LOGIN_TEXT.password}”에 틀린 비밀번호를 쓰고 “${LOGIN_TEXT.submit}”을 누른다`,
        data: "hanpan!1999",
        when: NOBODY,
        sets: WRONG,
      },
    ],
    "done login": itself({ when: RIGHT, sets: LOGGED_IN, looks: ["주소는 /이다"] }),
    "error login/no answer": {
      by: "tester",
      ahead: BLOCK("/api/member/login"),
      how: BLOCKING,
      back: UNBLOCK,
      when: RIGHT,
    },
    ...LOGIN_BY_SCRIPT,
    "error login/wrong pair": itself({ when: WRONG }),
    "error login/address blocked": {
      by: "operator",
      ahead: `“${BLOCK_TEXT.block}”에 회원의 IP를 쓰고 “${BLOCK_TEXT.doBlock}”을 누른다`,
      how: `${ACCESS}. 회원의 브라우저는 운영자와 IP가 다른 기기에 있다`,
      back: `그 IP의 “${BLOCK_TEXT.lift}”를 누른다`,
      when: RIGHT,
    },

    "session.logout/by the member": (place) => ({
      ...(isExpiring(place)
        ? pressed(EXPIRY_TEXT.logout, `창 “${EXPIRY_TEXT.title}”`)
        : { by: "member", does: LOGS_OUT }),
      sets: { ...NOBODY, ...BY_MEMBER },
      looks: ["로그인 화면이고 알림이 없다", "브라우저의 뒤로를 눌러도 회원의 화면은 보이지 않는다"],
    }),
    "session.logout/by a gate": { ...BEGINS_MAINTENANCE, sets: NOBODY, looks: ["점검 안내로 간다"] },
    "session.code/second login": {
      by: "member",
      does: `다른 브라우저의 /login에서 ${logsIn(MEMBER)}`,
      how: "다른 브라우저",
      sets: NOBODY,
      looks: said(FORCED_LOGOUT_TEXT.second_login),
    },
    "session.code/kicked": {
      ...atAccess(
        `“${ACCESS_TEXT.kick}”의 “${ACCESS_TEXT.userId}”에 ${MEMBER}을 쓰고 “${ACCESS_TEXT.kick}” 단추를 누른다`,
        said(FORCED_LOGOUT_TEXT.kicked),
      ),
      sets: NOBODY,
    },
    "session.code/access denied": {
      ...atAccess(
        `“${ACCESS_TEXT.blank}”의 “${ACCESS_TEXT.userId}”에 ${MEMBER}을 쓰고 “${ACCESS_TEXT.blank}” 단추를 누른다`,
        ["알림 없이 빈 화면(about:blank)이 된다"],
      ),
      sets: NOBODY,
    },
    "session.code/address blocked": {
      ...atAccess(
        `“${BLOCK_TEXT.block}”에 회원의 IP를 쓰고 “${BLOCK_TEXT.doBlock}”을 누른다`,
        said(FORCED_LOGOUT_TEXT.address_blocked),
        ". 회원의 브라우저는 운영자와 IP가 다른 기기에 있다. 케이스가 끝나면 차단을 해제한다",
      ),
      sets: NOBODY,
    },
    "session.code/server failure": { script: NO_500 },
    "session.code/unauthorized": {
      by: "member",
      does: `둘째 탭에서 ${LOGS_OUT}. 첫째 탭을 5초 본다`,
      how: OTHER_TAB,
      sets: NOBODY,
      looks: said(EXPIRED_TEXT),
    },
    "session.code/not found": { script: "세션을 끝내지 않는 다른 코드는 세션에 알려지지 않는다" },

    "session.navigated": (place) => {
      if (isUnwatched(place)) return { script: WATCH };
      if (isFetching(place)) return { script: SHORT };
      return {
        by: "member",
        does: isExpiring(place)
          ? "창을 그대로 두고, 주소창의 주소 끝에 #1을 붙이고 Enter를 누른다"
          : `“${titleOf(hasMinutes(place) ? "/bet_result" : "/message")}”을 누른다`,
        looks: hasMinutes(place) ? ["만료 안내는 누른 때부터 1분 뒤에 뜬다"] : [],
      };
    },
    "session.enterLobby": (place) => {
      if (isUnwatched(place)) return { script: WATCH };
      return isExpiring(place)
        ? { script: "만료 안내의 창이 화면을 덮어 로비를 열 수 없다" }
        : {
            by: "member",
            does: `주 메뉴의 “${titleOf("/casino")}”를 누르고 창 “${LAUNCH_TEXT.casino.title}”에서 “${LAUNCH_TEXT.casino.open}”을 누른다`,
            looks: ["2분이 지나도 만료 안내가 없다: 120분으로 늘었다"],
          };
    },
    "session.stay": (place) => {
      if (!isExpiring(place)) return { script: "만료 안내의 창이 없으면 누를 단추가 없다" };
      return isFetching(place)
        ? { script: SHORT }
        : {
            ...pressed(EXPIRY_TEXT.stay, `창 “${EXPIRY_TEXT.title}”`),
            looks: hasMinutes(place) ? ["창이 닫히고 1분 동안 다시 뜨지 않는다"] : ["아직 로그인되어 있다"],
          };
    },
    "session.tick/more than 60 s left": ticks(
      { by: "clock", does: "10초를 기다린다", how: "시계" },
      itself({ when: { moved: "yes" }, sets: { moved: "no" }, otherwise: "다른 탭이 만료를 옮겨야 한다" }),
    ),
    "session.tick/60 s left": ticks(
      { by: "clock", does: "60초가 남을 때까지 기다린다", minutes: 1, looks: [`“${EXPIRY_TEXT.ask}”`] },
      { by: "clock", does: "3초를 기다린다" },
    ),
    "session.tick/1 ms left": ticks(
      { script: "60초가 남은 때가 먼저 온다" },
      { by: "clock", does: "1초가 남을 때까지 기다린다", minutes: 1 },
    ),
    "session.tick/at the expiry": ticks(
      {
        by: "tester",
        does: "컴퓨터를 3분 동안 절전으로 두었다가 깨운다",
        how: "운영 체제의 절전",
        minutes: 3,
        sets: NOBODY,
        looks: said(EXPIRED_TEXT),
      },
      { by: "clock", does: "0초가 될 때까지 기다린다", minutes: 1, sets: NOBODY, looks: said(EXPIRED_TEXT) },
    ),
    "session.expiryMoved/later": {
      by: "member",
      does: `둘째 탭에서 “${titleOf("/bet_result")}”을 누른다`,
      how: OTHER_TAB,
      sets: { moved: "yes" },
    },
    "session.expiryMoved/earlier": {
      by: "tester",
      does: "둘째 탭에서 값을 1분 앞의 시각으로 바꾼다",
      how: `둘째 탭의 ${STORED}`,
      looks: ["만료가 앞당겨지지 않는다"],
    },
    "session.refresh": { script: "지금은 이 요청을 하는 화면이 없다" },
    "wallet.changed/newer": {
      by: "operator",
      does: deposits,
      data: "1,000원",
      how: MEMBERS,
      looks: ["머리글의 보유머니가 1,000원 늘었다"],
    },
    "wallet.changed/older": { script: OLD_BALANCE },

    "after checkInterval": { by: "clock", does: "5초를 기다린다: 회원 정보를 다시 읽는다" },
    "done fetchUser/newer wallet": [
      {
        ...prepares({ by: "operator", does: deposits, how: MEMBERS }),
        when: FREE,
        looks: ["머리글의 보유머니가 1,000원 늘었다(실시간 알림이 먼저 올 수 있다)"],
      },
      { by: "tester", ahead: UNBLOCK, how: BLOCKING, when: BLOCKED, sets: FREE },
    ],
    "done fetchUser/older wallet": { script: OLD_BALANCE },
    "error fetchUser/no answer": pollFails,
    "error fetchUser/unauthorized": { script: TOLD_FIRST },
    "error fetchUser/kicked": { script: TOLD_FIRST },

    "done fetchAutoLogout/set": itself(),
    "done fetchAutoLogout/unset": { script: "운영자는 1분보다 짧은 시간을 저장할 수 없다" },
    "error fetchAutoLogout/no answer": {
      by: "tester",
      ahead: `${BLOCK("/api/setting/autoLogoutMin")}. 케이스가 끝나면 끈다`,
      how: BLOCKING,
    },
    "error fetchAutoLogout/unauthorized": { script: OPEN_CALL },
    "error fetchAutoLogout/kicked": { script: OPEN_CALL },
    "error watchClock": { script: WATCH },

    "done revokeSession": itself(),
    "error revokeSession/no answer": {
      by: "tester",
      ahead: BLOCK("/api/member/logout"),
      how: BLOCKING,
      back: UNBLOCK,
      when: BY_MEMBER,
    },
    "error revokeSession/unauthorized": { script: ANY_TOKEN },
    "error revokeSession/kicked": { script: ANY_TOKEN },
    "after revokePatience": {
      by: "tester",
      ahead: SLOW,
      how: NETWORK,
      back: UNSLOW,
      when: BY_MEMBER,
      looks: ["누른 뒤 3초 안에 로그인 화면이다"],
    },
  },
  always: ["로그아웃된 뒤에는 로그인할 때까지 회원의 것이 아무것도 보이지 않는다"],
});
