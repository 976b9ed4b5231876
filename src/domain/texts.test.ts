// What members read: the words that the specification gives, letter by letter; of those whose sense alone it
// gives, that they are there, say it in Korean, and are not mixed up.
import { expect, it } from "vitest";
import * as launch from "./lobby/launch-text.ts";
import { CONTACT_ADMINISTRATOR_TEXT } from "./lobby/shut-lobby.ts";
import { SLIP_RULES, type SlipRule, slipRefusal } from "./sports/slip/refusal.ts";
import * as session from "./session/session-text.ts";

it("says the alerts of the specification's error catalogue", () => {
  expect(session.UNREAD_MESSAGES_TEXT).toBe("쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요.");
  expect(session.SIGN_UP_ENDED_TEXT).toBe("현재 회원가입은 종료했습니다");
});

it.each([
  ["second_login", /다른 기기/],
  ["kicked", /로그아웃/],
  ["address_blocked", /IP.*차단|차단.*IP/],
  ["server_failure", /예상치 못한 문제/],
] as const)("tells why the session ended: %s", (reason, sense) => {
  expect(session.FORCED_LOGOUT_TEXT[reason]).toMatch(sense);
});

it.each([
  [session.EXPIRED_TEXT, /만료/],
  [session.LOGIN_FAILED_TEXT, /예상치 못한 문제.*관리자/],
  [session.SIGN_UP_FAILED_TEXT, /문제.*시스템 관리자/],
  [launch.UNDER_MAINTENANCE_TEXT, /점검/],
  [CONTACT_ADMINISTRATOR_TEXT, /관리자.*문의/],
  [launch.SYSTEM_PROBLEM_TEXT, /문제.*시스템 관리자/],
  [launch.WINDOW_BLOCKED_TEXT, /새 창.*차단/],
  [launch.TETHER_DEPOSIT_MAINTENANCE_TEXT, /테더 입금.*점검/],
  [launch.TETHER_WITHDRAWAL_MAINTENANCE_TEXT, /테더 출금.*점검/],
])("%j says %s", (text, sense) => expect(text).toMatch(sense));

/** What a member has to read out of a refusal to know what to change. */
const SENSE: Readonly<Record<SlipRule, RegExp>> = {
  empty: /없습니다/,
  duplicate_pick: /두 번/,
  one_per_market: /마켓.*하나만/,
  one_per_fixture: /한 경기.*하나만/,
  two_per_fixture: /한 경기.*두 개/,
  different_families: /서로 다른 유형/,
  one_pick: /^하나만/,
  legs_max: /최대 7경기/,
  one_bonus: /보너스배당은 하나만/,
  bonus_price: /1\.3이하/,
  bonus_legs: /다른 경기를 7개 이상/,
  bonus_variant: /보너스배당을 선택할 수 없는/,
  proto_legs: /프로토는 7경기 이상/,
};

it.each(SLIP_RULES)("says what is wrong with a slip: %s", (rule) => {
  expect(slipRefusal(rule, 7)).toEqual({ rule, message: expect.stringMatching(SENSE[rule]) });
});

it("has a text for every rule of a slip", () => {
  expect(SLIP_RULES.toSorted()).toEqual(Object.keys(SENSE).toSorted());
});
