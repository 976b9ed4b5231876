// The member's own account.
import { expect, test } from "vitest";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";

const server = servedHere({ rateLimit: 0 });

const login = (userId: string, password: string) =>
  new ApiUser(server.url, "").call("POST", "/api/member/login", { userId, password });

test("a password is changed with the old one; this login stays, and the old password is none any more [CERT-A3]", async () => {
  const user = await newMember(server, 0);
  const change = (password: string, newPassword = "another-pass-1") =>
    user.call<{ problems?: { path: string }[] }>("POST", "/api/member/own-password", { password, newPassword });
  expect(await change("wrong")).toMatchObject({ status: 400, body: { problems: [{ path: "password" }] } });
  expect(await change(DEMO_PASSWORD, "password1")).toMatchObject({
    status: 400,
    body: { problems: [{ path: "newPassword" }] },
  });
  const both = await Promise.all([change(DEMO_PASSWORD), change(DEMO_PASSWORD, "another-pass-2")]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await user.call("GET", "/api/member/user")).status).toBe(200);
  expect((await login(user.userId, DEMO_PASSWORD)).status).toBe(404);
});

test("a phone number is changed with the password and shown masked [CERT-A3]", async () => {
  const user = await newMember(server, 0);
  const change = (password: string) => user.call("PUT", "/api/member/phone", { phone: "010-9876-5432", password });
  expect(await user.ask("GET", "/api/member/profile")).toMatchObject({ userId: user.userId, phone: null, level: 1 });
  expect((await change("wrong")).status).toBe(400);
  expect(await change(DEMO_PASSWORD)).toEqual({ status: 200, body: { phone: "010-****-5432" } });
  expect(await user.ask("GET", "/api/member/profile")).toMatchObject({ phone: "010-****-5432" });
});

test("the profile tells of the login before this one, and of no other member's", async () => {
  const user = await newMember(server, 0);
  await newMember(server, 0);
  const lastOf = async (by: ApiUser) =>
    (await by.ask<{ lastLoginAt: string | null }>("GET", "/api/member/profile")).lastLoginAt;
  expect(await lastOf(user)).toBeNull();
  const { items } = await user.ask<{ items: { createdAt: string }[] }>("GET", "/api/member/sessions");
  server.clock.advance(60_000);
  const again = await server.user(user.userId);
  expect(await lastOf(again)).toBe(items[0]?.createdAt);
});
