import { beforeEach, describe, expect, test } from "vitest";
import { session } from "../../../server/db/schema.ts";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { servedHere } from "../lib/served.ts";

const MINUTE = 60_000;
const server = servedHere({ trustProxy: true });

beforeEach(async () => {
  await fetch(`${server.url}/api/test/reset`, { method: "POST" });
});

const guest = () => new ApiUser(server.url, "");
const tryLogin = (userId: string, password: string, from = "10.0.0.1") =>
  guest().call<{ code?: string; message?: string }>(
    "POST",
    "/api/member/login",
    { userId, password },
    { "x-forwarded-for": from },
  );

describe("login", () => {
  test("a wrong password and an unknown user get the same 404", async () => {
    const wrong = await tryLogin("member01", "nope");
    const unknown = await tryLogin("nobody99", "nope");
    expect(wrong).toEqual({
      status: 404,
      body: { code: "wrong_credentials", message: "아이디 또는 비밀번호가 올바르지 않습니다." },
    });
    expect(unknown).toEqual(wrong);
  });

  test("ten failures of an account from one address are enough, also at the same time; others may go on", async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => tryLogin("member03", "nope", "10.0.1.99")));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    for (let i = 0; i < 10; i++) await tryLogin("member03", "nope", "10.0.1.99");
    expect((await tryLogin("member03", DEMO_PASSWORD, "10.0.1.99")).status).toBe(429);
    expect((await tryLogin("member04", DEMO_PASSWORD, "10.0.1.99")).status).toBe(200);
    server.clock.advance(11 * MINUTE);
    expect((await tryLogin("member03", DEMO_PASSWORD, "10.0.1.99")).status).toBe(200);
  });

  test("the eleventh attempt is refused, even with the right password", async () => {
    for (let i = 0; i < 10; i++) expect((await tryLogin("member07", "nope")).status).toBe(404);
    expect((await tryLogin("member07", DEMO_PASSWORD)).status).toBe(429);
  });

  test("a hundred failures of an address are enough, over whatever accounts", async () => {
    for (let round = 0; round < 10; round++)
      await Promise.all(Array.from({ length: 10 }, (_, i) => tryLogin(`ghost${round}_${i}`, "nope", "10.0.2.1")));
    expect((await tryLogin("member05", DEMO_PASSWORD, "10.0.2.1")).status).toBe(429);
    expect((await tryLogin("member05", DEMO_PASSWORD, "10.0.2.2")).status).toBe(200);
  });

  test("a login that succeeds forgets the failures before it", async () => {
    for (let i = 0; i < 9; i++) await tryLogin("member06", "nope");
    expect((await tryLogin("member06", DEMO_PASSWORD)).status).toBe(200);
    for (let i = 0; i < 9; i++) expect((await tryLogin("member06", "nope")).status).toBe(404);
  });

  test("a login that succeeds forgets nobody else's failures, and not those from elsewhere", async () => {
    for (let i = 0; i < 10; i++) await tryLogin("member08", "nope", "10.0.3.1");
    for (let i = 0; i < 10; i++) await tryLogin("member09", "nope", "10.0.3.2");
    expect((await tryLogin("member09", DEMO_PASSWORD, "10.0.3.1")).status).toBe(200);
    expect((await tryLogin("member08", DEMO_PASSWORD, "10.0.3.1")).status).toBe(429);
    expect((await tryLogin("member09", DEMO_PASSWORD, "10.0.3.2")).status).toBe(429);
  });

  test("during maintenance members stay out, the operator comes in and ends it [CERT-S3]", async () => {
    const operator = await server.user("admin01");
    await operator.ask("PUT", "/api/admin/settings", { siteNoticeFlg: true });
    expect(await tryLogin("member01", DEMO_PASSWORD)).toMatchObject({ status: 503, body: { code: "maintenance" } });
    const again = await server.user("admin01");
    await again.ask("PUT", "/api/admin/settings", { siteNoticeFlg: false });
    expect((await tryLogin("member01", DEMO_PASSWORD)).status).toBe(200);
  });
});

describe("how a session ends", () => {
  test("by a second login: 555 for the first, the second lives [REQ-8.4 REQ-R8]", async () => {
    const first = await server.user("member01");
    const second = await server.user("member01");
    expect(await first.call("GET", "/api/member/user")).toMatchObject({ status: 555, body: { code: "second_login" } });
    expect((await second.call("GET", "/api/member/user")).status).toBe(200);
  });

  test("of many logins at once exactly one session is left", async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => server.user("member02")));
    const answers = await Promise.all(users.map((user) => user.call("GET", "/api/member/user")));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 555, 555, 555, 555, 555]);
  });

  test("by the operator: 556 for a kick, 406 for a denial [REQ-8.5 REQ-8.6 REQ-R8]", async () => {
    const operator = await server.user("admin01");
    for (const [action, status] of [
      ["kick", 556],
      ["deny", 406],
    ] as const) {
      const member = await server.user("member03");
      expect(await operator.ask("POST", `/api/admin/sessions/member03/${action}`)).toEqual({ ended: 1 });
      expect((await member.call("GET", "/api/member/user")).status).toBe(status);
    }
    expect((await operator.call("POST", "/api/admin/sessions/nobody/kick")).status).toBe(404);
  });

  test("by a blocked address: 600, on live sessions, new calls and logins, but never for the operator [REQ-8.7 REQ-R8]", async () => {
    const operator = await server.user("admin01");
    const here = await server.user("member04");
    const elsewhere = new ApiUser(server.url, "member05");
    const login = await guest().call<{ token: string }>(
      "POST",
      "/api/member/login",
      { userId: "member05", password: DEMO_PASSWORD },
      { "x-forwarded-for": "10.9.9.9" },
    );
    elsewhere.token = login.body.token;
    expect((await operator.call("PUT", "/api/admin/blocked-addresses/127.0.0.1", { reason: "시험" })).status).toBe(200);
    expect(await here.call("GET", "/api/member/user")).toMatchObject({
      status: 600,
      body: { code: "address_blocked" },
    });
    expect((await tryLogin("member04", DEMO_PASSWORD, "127.0.0.1")).status).toBe(600);
    expect((await tryLogin("member04", "nope", "::ffff:127.0.0.1")).status).toBe(600);
    // What a caller writes before the proxy's own word is no address.
    expect((await tryLogin("member04", DEMO_PASSWORD, "10.9.9.9, 127.0.0.1")).status).toBe(600);
    expect((await elsewhere.call("GET", "/api/member/user", undefined, { "x-forwarded-for": "10.9.9.9" })).status).toBe(
      200,
    );
    expect((await elsewhere.call("GET", "/api/member/user")).status).toBe(600);
    // An operator's own session goes on, from there as well.
    expect((await operator.call("GET", "/api/admin/blocked-addresses")).status).toBe(200);
    const again = await server.user("admin01");
    expect(await again.ask("GET", "/api/admin/blocked-addresses")).toMatchObject({
      items: [{ address: "127.0.0.1", reason: "시험" }],
    });
    expect((await again.call("DELETE", "/api/admin/blocked-addresses/127.0.0.1")).status).toBe(204);
    expect((await tryLogin("member04", DEMO_PASSWORD, "127.0.0.1")).status).toBe(200);
    expect((await again.call("PUT", "/api/admin/blocked-addresses/somewhere", {})).status).toBe(400);
  });

  test("by logout: 401 after it, and a logout that ends nothing is no error [REQ-4.12 REQ-R9]", async () => {
    const member = await server.user("member06");
    for (let i = 0; i < 2; i++) expect((await member.call("POST", "/api/member/logout")).status).toBe(204);
    expect((await member.call("GET", "/api/member/user")).status).toBe(401);
    expect((await guest().call("POST", "/api/member/logout")).status).toBe(204);
  });

  test("by the expiry: navigations move it on, polls do not [REQ-4.7 REQ-R7 CERT-A2]", async () => {
    const member = await server.user("member07");
    const poll = () => member.call("GET", "/api/member/user");
    server.clock.advance(29 * MINUTE);
    expect((await member.call("GET", "/api/setting/maintanace")).status).toBe(200);
    server.clock.advance(29 * MINUTE);
    for (let i = 0; i < 3; i++) expect((await poll()).status).toBe(200);
    server.clock.advance(2 * MINUTE);
    expect((await poll()).status).toBe(401);
    await member.call("GET", "/api/setting/maintanace");
    expect((await poll()).status).toBe(401);
  });

  test("by a changed password: every session, and the old password is none any more", async () => {
    const member = await server.user("member08");
    const change = { userId: "member08", password: DEMO_PASSWORD, newPassword: "한글도 되는 비밀번호" };
    expect((await guest().call("POST", "/api/member/password", { ...change, password: "nope" })).status).toBe(404);
    expect((await guest().call("POST", "/api/member/password", { ...change, newPassword: "short" })).status).toBe(400);
    expect((await member.call("GET", "/api/member/user")).status).toBe(200);
    expect((await guest().call("POST", "/api/member/password", change)).status).toBe(204);
    expect((await member.call("GET", "/api/member/user")).status).toBe(556);
    expect((await tryLogin("member08", DEMO_PASSWORD)).status).toBe(404);
    expect((await tryLogin("member08", change.newPassword)).status).toBe(200);
  });
});

describe("tokens", () => {
  test("only their hashes are kept; 256 bits are random, and a checksum of 128 follows them [REQ-R9]", async () => {
    const { token } = await server.user("member01");
    expect(Buffer.from(token.slice(0, 43), "base64url")).toHaveLength(32);
    expect(Buffer.from(token.slice(43), "base64url")).toHaveLength(16);
    const rows = JSON.stringify(await server.context.database.db.select().from(session));
    expect(rows).not.toContain(token);
  });

  test("a token of no session, a broken one and none at all are 401", async () => {
    const member = await server.user("member01");
    for (const header of [
      "Bearer ",
      `Bearer ${"A".repeat(43)}`,
      member.token,
      `Basic ${member.token}`,
      "Bearer ' or 1=1",
    ])
      expect((await guest().call("GET", "/api/member/user", undefined, { "X-AUTH-TOKEN": header })).status).toBe(401);
    expect((await guest().call("GET", "/api/member/user")).status).toBe(401);
  });

  test("the cookie gives the token back, signed, HttpOnly and strict; a dead one gives null [REQ-R9]", async () => {
    const login = await fetch(`${server.url}/api/member/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ userId: "member01", password: DEMO_PASSWORD }),
    });
    const { token } = (await login.json()) as { token: string };
    const header = login.headers.get("set-cookie") ?? "";
    expect(header).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = header.split(";")[0] ?? "";
    const back = (value: string) => guest().call("GET", "/api/member/token", undefined, { cookie: value });
    const start = { user: { userId: "member01" } };
    expect(await back(cookie)).toMatchObject({ status: 200, body: { token, start } });
    for (const wrong of [cookie.slice(0, -1), `hanpan_session=${token}`, "hanpan_session=", ""])
      expect(await back(wrong)).toEqual({ status: 200, body: { token: null } });
    // The cookie alone opens nothing.
    expect((await guest().call("GET", "/api/member/user", undefined, { cookie })).status).toBe(401);
    await guest().call("POST", "/api/member/logout", undefined, { "X-AUTH-TOKEN": `Bearer ${token}` });
    expect(await back(cookie)).toEqual({ status: 200, body: { token: null } });
  });

  test("a logout takes its own cookie along, and leaves the one of a login that came later, whoever's it is", async () => {
    const login = async (userId: string) => {
      const answer = await fetch(`${server.url}/api/member/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ userId, password: DEMO_PASSWORD }),
      });
      const { token } = (await answer.json()) as { token: string };
      return { token, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
    };
    // The browser sends the cookie of its last login, whichever tab logs out.
    const clears = async (token: string, cookie: string, path = "logout", body?: object) => {
      const answer = await fetch(`${server.url}/api/member/${path}`, {
        method: "POST",
        headers: {
          "X-AUTH-TOKEN": `Bearer ${token}`,
          "Idempotency-Key": crypto.randomUUID(),
          cookie,
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(answer.status).toBe(204);
      return (answer.headers.get("set-cookie") ?? "").startsWith("hanpan_session=;");
    };
    const older = await login("member01");
    const newer = await login("member01");
    expect(await clears(older.token, newer.cookie)).toBe(false);
    const other = await login("member02");
    expect(await clears(newer.token, other.cookie)).toBe(false);
    const change = (userId: string) => ({ userId, password: DEMO_PASSWORD, newPassword: "another-password-1" });
    expect(await clears(newer.token, other.cookie, "password", change("member01"))).toBe(false);
    expect((await guest().call("GET", "/api/member/token", undefined, { cookie: other.cookie })).body).toMatchObject({
      token: other.token,
      start: { user: { userId: "member02" } },
    });
    expect(await clears(other.token, other.cookie, "password", change("member02"))).toBe(true);
    const last = await login("member03");
    expect(await clears(last.token, last.cookie)).toBe(true);
  });
});

describe("sign-up", () => {
  const request = {
    code: "MEMBER01",
    userId: "newcomer1",
    password: "password-1",
    nickname: "새회원",
    phone: "010-1234-5678",
  };
  const join = (change: object = {}) =>
    guest().call<{ code?: string }>("POST", "/api/member/join", { ...request, ...change });

  test("a recommended newcomer joins, logs in and has an empty wallet; the id is taken then, in any case", async () => {
    expect((await join()).status).toBe(204);
    const member = await server.user("newcomer1", request.password);
    expect(await member.ask("GET", "/api/member/user")).toMatchObject({
      level: 1,
      emoney: 0,
      point: 0,
      type: 1,
      nickname: "새회원",
    });
    expect((await member.call("GET", "/api/admin/settings")).status).toBe(403);
    for (const userId of ["newcomer1", "NewComer1"])
      expect(await join({ userId })).toMatchObject({ status: 409, body: { code: "user_id_taken" } });
  });

  test("it is refused when it has ended, without a recommender, and with fields of its own [REQ-5.2]", async () => {
    expect((await join({ userId: "other1", code: "NOBODY22" })).status).toBe(404);
    expect((await join({ userId: "other1", level: 10 })).status).toBe(400);
    for (const nickname of ["<b>x</b>", "a", "열세글자가넘는아주긴닉네임", "공 백", "관리\u200b자"])
      expect((await join({ userId: "other1", nickname })).status).toBe(400);
    const operator = await server.user("admin01");
    await operator.ask("PUT", "/api/admin/settings", { joinStartEndFlg: true });
    expect(await join({ userId: "other1" })).toMatchObject({
      status: 409,
      body: { code: "sign_up_ended", message: "현재 회원가입은 종료했습니다" },
    });
    expect(await guest().call("GET", "/api/settingSignUp")).toMatchObject({ body: { joinStartEndFlg: true } });
  });
});
