import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  expiredDeparture,
  expiryAfter,
  forcedDeparture,
  formatExpiry,
  isExpired,
  isExpiring,
  isUsableMinutes,
  latestExpiry,
  lobbyExpiry,
  loginFailure,
  logoutDeparture,
  movedExpiry,
  parseExpiry,
  secondsLeft,
  signUpFailureText,
} from "./session.ts";

/** Instants since the last summer time of Korea, in milliseconds. */
const instants = fc.integer({ min: Date.parse("1989-01-01T00:00:00Z"), max: Date.parse("2200-01-01T00:00:00Z") });

const inSeoul = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short", timeStyle: "medium" });

describe("the stored expiry", () => {
  it("is written as the clock in Seoul shows it", () => {
    expect(formatExpiry(Date.parse("2026-11-21T03:04:05.678Z"))).toBe("2026-11-21 12:04:05");
    fc.assert(fc.property(instants, (instant) => void expect(formatExpiry(instant)).toBe(inSeoul.format(instant))));
  });
  it("comes back to the second", () => {
    fc.assert(
      fc.property(
        instants,
        (instant) => void expect(parseExpiry(formatExpiry(instant))).toBe(Math.floor(instant / 1_000) * 1_000),
      ),
    );
  });
  it.each([
    null,
    "",
    "null",
    "2026-11-21",
    "2026-11-21T12:00:00Z",
    "2026-02-30 12:00:00",
    "2026-11-21 25:00:00",
    " 2026-11-21 12:00:00",
    "2026-11-21 12:00",
    "2026-11-21 12:00:00.000",
    "26-11-21 12:00:00",
    "2026-11-21 24:00:00",
    "+012026-11-21 12:00",
    "+275760-09-13 00:00",
  ])("refuses %j", (text) => expect(parseExpiry(text)).toBeNull());
});

describe("the end of a session", () => {
  const at = 1_000_000_000_000;
  it("warns from 60 s before it and is over at it", () => {
    expect([at - 60_001, at - 60_000, at - 1, at].map((now) => isExpiring(at, now))).toEqual([false, true, true, true]);
    expect([at - 1, at, at + 1].map((now) => isExpired(at, now))).toEqual([false, true, true]);
    expect([isExpiring(null, at), isExpired(null, at)]).toEqual([false, false]);
  });
  it("counts whole seconds, never below 0", () => {
    expect([at - 60_000, at - 59_999, at - 1, at, at + 5_000].map((now) => secondsLeft(at, now))).toEqual([
      60, 60, 1, 0, 0,
    ]);
    expect(secondsLeft(null, at)).toBe(0);
  });
  it("lies minutes ahead, 120 in a lobby", () => {
    expect(expiryAfter(at, 30)).toBe(at + 1_800_000);
    expect(lobbyExpiry(at)).toBe(at + 7_200_000);
  });
  it("becomes the later of what it is and what a move makes it", () => {
    expect(latestExpiry(null, null)).toBeNull();
    expect(latestExpiry(null, at)).toBe(at);
    expect(latestExpiry(at + 7_200_000, at + 1_800_000)).toBe(at + 7_200_000);
    expect(latestExpiry(at + 1_800_000, null, at + 7_200_000)).toBe(at + 7_200_000);
    expect(movedExpiry(at, 30)).toBe(at + 1_800_000);
    expect([movedExpiry(null, 30), movedExpiry(at, 0), movedExpiry(at, null)]).toEqual([null, null, null]);
  });
  it("is not moved by the client's default of 0 minutes", () => {
    expect([null, 0, -1, 1].map(isUsableMinutes)).toEqual([false, false, false, true]);
  });
});

describe("what is said", () => {
  it.each([
    [555, "second_login", "/login"],
    [556, "kicked", "/login"],
    [600, "address_blocked", "/login"],
    [500, "server_failure", "/login"],
  ])("on %i", (code, reason, to) => {
    expect(forcedDeparture(code)).toMatchObject({ reason, to, alert: expect.stringMatching(/\S/) });
  });
  it("on 406 is nothing, and the tab goes blank", () => {
    expect(forcedDeparture(406)).toEqual({ reason: "access_denied", alert: null, to: "about:blank" });
  });
  it("on a logout is nothing, and at the end of the time that it ended", () => {
    expect(logoutDeparture("/login")).toEqual({ reason: "logout", alert: null, to: "/login" });
    expect(logoutDeparture(null).to).toBeNull();
    expect(expiredDeparture()).toEqual({
      reason: "expired",
      alert: "로그인 시간이 만료되어 로그아웃되었습니다.",
      to: "/login",
    });
  });
  it.each([null, 200, 401, 404, 503])("on %j ends nothing", (code) => expect(forcedDeparture(code)).toBeNull());

  it("on a refused login is the server's word for 404 and a general one otherwise", () => {
    const general = "예상치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.";
    expect(loginFailure({ status: 404, message: "아이디 또는 비밀번호가 올바르지 않습니다." }).alert).toMatch(
      /^아이디/,
    );
    expect(loginFailure({ status: 404, message: null }).alert).toBe(general);
    expect(loginFailure({ status: 429, message: "잠시 후" }).alert).toBe(general);
    expect(loginFailure({ status: 500, message: "?" }).alert).toBe(general);
    expect(loginFailure({ status: null, message: null })).toEqual({ reason: "login_failed", alert: general, to: null });
    expect(loginFailure({ status: 600, message: null })).toMatchObject({ alert: "차단된 IP입니다.", to: null });
    expect(loginFailure({ status: 406, message: null })).toMatchObject({ alert: null, to: "about:blank" });
  });
  it("on a sign-up that cannot open is the server's word or a general one", () => {
    expect(signUpFailureText({ status: 503, message: "점검 중입니다." })).toBe("점검 중입니다.");
    expect(signUpFailureText(null)).toMatch(/문의/);
  });
});
