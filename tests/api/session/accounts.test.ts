// Accounts that an operator disables, the end that no navigation moves, and a member's own logins.
import { beforeEach, expect, test } from "vitest";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import type { MemberSession } from "../../../src/api/contract/session/sessions.ts";
import { member } from "../../../server/db/schema.ts";
import { servedHere } from "../lib/served.ts";
import { readStream } from "../lib/stream-reader.ts";

const MINUTE = 60_000;
const server = servedHere();

beforeEach(async () => {
  await fetch(`${server.url}/api/test/reset`, { method: "POST" });
});

const tryLogin = (userId: string) =>
  new ApiUser(server.url, "").call<{ code: string; message: string }>("POST", "/api/member/login", {
    userId,
    password: DEMO_PASSWORD,
  });
const key = () => ({ "Idempotency-Key": crypto.randomUUID() });

test("a disabled account is out at once, stays out and is told so, until it is enabled [CERT-S3]", async () => {
  const operator = await server.user("admin01");
  const user = await server.user("member03");
  const stream = await readStream(server.url, user.token);
  const disable = (userId: string, body: object) =>
    operator.call("PUT", `/api/admin/disabled-accounts/${userId}`, body, key());
  expect(await disable("member03", { reason: "부정 이용" })).toMatchObject({ status: 200, body: { ended: 1 } });
  expect((await user.call("GET", "/api/member/user")).status).toBe(556);
  await stream.ended;
  expect(await tryLogin("member03")).toEqual({
    status: 404,
    body: { code: "excluded", message: "이용이 정지된 계정입니다. 고객센터에 문의해주세요." },
  });
  // Who does not know the password learns nothing of it.
  const wrong = await new ApiUser(server.url, "").call("POST", "/api/member/login", {
    userId: "member03",
    password: "nope",
  });
  expect(wrong).toMatchObject({ status: 404, body: { code: "wrong_credentials" } });
  expect(await operator.ask("GET", "/api/admin/disabled-accounts")).toMatchObject({
    items: [{ userId: "member03", reason: "부정 이용" }],
  });
  expect((await disable("admin01", { reason: "실수" })).status).toBe(403);
  expect((await disable("nobody99", { reason: "없음" })).status).toBe(404);
  expect((await disable("member04", { reason: " " })).status).toBe(400);
  expect(
    (await (await server.user("member04")).call("PUT", "/api/admin/disabled-accounts/member05", { reason: "x" }, key()))
      .status,
  ).toBe(403);
  const enabled = await operator.call("DELETE", "/api/admin/disabled-accounts/member03", undefined, key());
  expect(enabled.status).toBe(204);
  expect((await tryLogin("member03")).status).toBe(200);
});

test.each([
  ["member06", 12],
  ["manager01", 12],
  ["admin01", 8],
])("a session of %s ends %d hours after its login, however often it is moved on", async (userId, hours) => {
  const operator = await server.user("admin01");
  await operator.ask("PUT", "/api/admin/settings", { logoutMin: 1_440, autoLogoutMin: 1_440 }, key());
  const user = await server.user(userId);
  const status = async () => (await user.call("GET", "/api/member/user")).status;
  server.clock.advance(hours * 60 * MINUTE - MINUTE);
  await user.call("GET", "/api/setting/maintanace");
  expect(await status()).toBe(200);
  server.clock.advance(MINUTE + 1_000);
  await user.call("GET", "/api/setting/maintanace");
  expect(await status()).toBe(401);
});

test("a member sees the logins of the account and ends them; nobody else's", async () => {
  const agent = { "user-agent": "Probe/1.0 (Test)" };
  const first = await server.user("member08");
  const other = await server.user("member09");
  const second = await server.user("member08");
  const list = async (user: ApiUser) =>
    (await user.ask<{ items: MemberSession[] }>("GET", "/api/member/sessions", undefined, agent)).items;
  const [current, before] = await list(second);
  expect(current).toMatchObject({ isCurrent: true, isLive: true, endedReason: null, address: "127.0.0.1" });
  expect(before).toMatchObject({ isCurrent: false, isLive: false, endedReason: "second_login" });
  expect(JSON.stringify(await list(second))).not.toContain(first.token);
  const end = (user: ApiUser, id = "") => user.call("DELETE", `/api/member/sessions/${id}`, undefined, key());
  expect((await end(other, current?.id)).status).toBe(404);
  expect((await end(second, before?.id)).status).toBe(404);
  expect((await second.call("GET", "/api/member/user")).status).toBe(200);
  expect(await second.ask("DELETE", "/api/member/sessions", undefined, key())).toEqual({ ended: 0 });
  expect((await end(second, current?.id)).status).toBe(204);
  expect((await second.call("GET", "/api/member/user")).status).toBe(401);
});

test("ids that differ by case are one, also when they are registered at the same time and whatever writes them", async () => {
  const join = (userId: string) =>
    new ApiUser(server.url, "").call(
      "POST",
      "/api/member/join",
      { code: "MEMBER01", userId, password: "long-enough-7", nickname: "새회원", phone: "01012345678" },
      key(),
    );
  const answers = await Promise.all(["Twin_Name", "twin_name", "TWIN_NAME"].map(join));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([204, 409, 409]);
  const { db } = server.context.database;
  const row = { userId: "MEMBER01", nickname: "x", passwordHash: "x", createdAt: new Date() };
  const written = db.insert(member).values({ ...row, id: "another" });
  await expect(written).rejects.toMatchObject({ cause: { constraint: "member_user_id_folded" } });
});
