// Accounts of staff: made, changed, barred and freed by who may, and never by oneself.
import { beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { member } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import type { OwnAccount } from "../../../src/api/contract/operator/own-account.ts";
import type { StaffPage, StaffRow, StaffSessions } from "../../../src/api/contract/operator/staff.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { newMember } from "../lib/betting.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
const PASSWORD = "first horse 99";
const reason = "채용";

let owner: ApiUser;
beforeEach(async () => {
  await fetch(`${server.url}/api/test/reset`, { method: "POST" });
  owner = await server.user("admin01");
});

const newName = () => `desk_${newId().slice(-8)}`;
const create = (by: ApiUser, change: object = {}) =>
  by.call<StaffRow & { problems?: { path: string }[] }>("POST", "/api/admin/staff", {
    userId: newName(),
    nickname: "새직원",
    kind: "operator",
    roles: ["support"],
    password: PASSWORD,
    reason,
    ...change,
  });
const put = (by: ApiUser, userId: string, what: string, body: object) =>
  by.call<StaffRow>("PUT", `/api/admin/staff/${userId}/${what}`, { reason, ...body });
const post = (by: ApiUser, userId: string, what: string) =>
  by.call<StaffRow>("POST", `/api/admin/staff/${userId}/${what}`, { reason });

async function setUp(userId: string, password = PASSWORD): Promise<ApiUser> {
  const user = await server.user(userId, password);
  const newPassword = `${password} again`;
  await user.ask("POST", "/api/member/own-password", { password, newPassword });
  return user;
}

describe("a new account", () => {
  it("may do nothing until its password is its own", async () => {
    const made = await create(owner);
    expect(made).toMatchObject({
      status: 201,
      body: {
        roles: ["support"],
        isPasswordGiven: true,
        createdBy: "admin01",
        above: null,
        hasFactor: false,
        barredReason: null,
        lastLoginAt: null,
        isOnline: false,
        isOwn: false,
      },
    });
    const user = await server.user(made.body.userId, PASSWORD);
    expect(await user.ask<OwnAccount>("GET", "/api/member/staff/me")).toMatchObject({
      roles: [],
      toSetUp: ["password"],
    });
    expect((await user.call("GET", "/api/admin/enquiries")).status).toBe(403);
    await user.ask("POST", "/api/member/own-password", { password: PASSWORD, newPassword: "second horse 77" });
    expect((await user.call("GET", "/api/admin/enquiries")).status).toBe(200);
    expect((await user.call("GET", "/api/admin/capital")).status).toBe(403);
    expect(await user.ask<OwnAccount>("GET", "/api/member/staff/me")).toMatchObject({
      roles: ["support"],
      toSetUp: [],
    });
  });

  it("moves no money until its password is its own", async () => {
    const { body } = await create(owner, { kind: "manager", roles: ["manager"] });
    const asks = async (user: ApiUser) => {
      const rolling = await user.call<{ code: string }>("POST", "/api/rolling/requests", { scope: "all" });
      const exchange = { amount: 30_000, withdrawalPassword: "1234" };
      const money = await user.call<{ code: string }>("POST", "/api/exchange/requests", exchange);
      return [rolling.body.code, money.body.code];
    };
    const user = await server.user(body.userId, PASSWORD);
    expect(await asks(user)).toEqual(["forbidden", "forbidden"]);
    await user.ask("POST", "/api/member/own-password", { password: PASSWORD, newPassword: "second horse 77" });
    expect(await asks(user)).not.toContain("forbidden");
  });

  it("is a manager's or an agent's below somebody who is one", async () => {
    const manager = await create(owner, { kind: "manager", roles: ["manager"] });
    expect(manager).toMatchObject({ status: 201, body: { kind: "manager", above: null } });
    const agent = await create(owner, { kind: "agent", roles: ["agent"], above: manager.body.userId });
    expect(agent).toMatchObject({ status: 201, body: { kind: "agent", above: manager.body.userId } });
    // Neither a member, nor an operator, nor nobody, nor who is barred.
    const barred = await create(owner, { kind: "manager", roles: ["manager"] });
    await put(owner, barred.body.userId, "bar", {});
    for (const above of ["member01", "admin06", "nobody00", barred.body.userId])
      expect(await create(owner, { kind: "agent", roles: ["agent"], above })).toMatchObject({
        status: 400,
        body: { problems: [{ path: "above" }] },
      });
    const user = await setUp(agent.body.userId);
    expect((await user.call("GET", "/api/manager/reports/members")).status).toBe(200);
    expect((await user.call("GET", "/api/admin/staff")).status).toBe(403);
  });

  it("has roles of its kind, a name that is free and a password that is none of the common", async () => {
    for (const change of [
      { kind: "operator", roles: ["manager"] },
      { kind: "manager", roles: ["owner"] },
      { kind: "manager", roles: [] },
      { roles: ["root"] },
      { password: "password1" },
      { reason: "" },
    ])
      expect((await create(owner, change)).status).toBe(400);
    expect((await create(owner, { userId: "ADMIN01" })).status).toBe(409);
  });

  it("is nobody's to make but an owner's", async () => {
    for (const userId of ["admin03", "admin05", "admin06", "admin08", "manager01", "member01"])
      expect((await create(await server.user(userId))).status).toBe(403);
  });
});

describe("roles", () => {
  it("count from the next call on", async () => {
    const support = await server.user("admin06");
    expect((await support.call("GET", "/api/admin/capital")).status).toBe(403);
    expect(await put(owner, "admin06", "roles", { roles: ["support", "finance"] })).toMatchObject({ status: 200 });
    expect((await support.call("GET", "/api/admin/capital")).status).toBe(200);
    // As many as before, and one of them another; the same in another order is no change.
    expect((await put(owner, "admin06", "roles", { roles: ["finance", "risk"] })).status).toBe(200);
    expect((await support.call("GET", "/api/admin/enquiries")).status).toBe(403);
    expect((await put(owner, "admin06", "roles", { roles: ["risk", "finance"] })).status).toBe(400);
    await put(owner, "admin06", "roles", { roles: [] });
    expect((await support.call("GET", "/api/admin/enquiries")).status).toBe(403);
  });

  it("are never raised by oneself", async () => {
    expect((await put(owner, "admin01", "roles", { roles: ["owner", "finance"] })).status).toBe(403);
    expect((await put(owner, "admin01", "bar", {})).status).toBe(403);
    expect((await put(owner, "admin01", "password", { password: PASSWORD })).status).toBe(403);
    expect((await post(owner, "admin01", "factor/reset")).status).toBe(403);
  });

  it("stay within the kind of the account", async () => {
    expect((await put(owner, "manager01", "roles", { roles: ["owner"] })).status).toBe(400);
    expect((await put(owner, "admin06", "roles", { roles: ["agent"] })).status).toBe(400);
    expect((await put(owner, "member01", "roles", { roles: ["owner"] })).status).toBe(404);
    expect((await put(owner, "agent01", "roles", { roles: ["manager"] })).status).toBe(200);
  });

  it("leave an owner, also where two owners bar each other at once", async () => {
    const other = await server.user("admin02");
    const [one, two] = await Promise.all([put(owner, "admin02", "bar", {}), put(other, "admin01", "bar", {})]);
    expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
    const { db } = server.context.database;
    const owners = await db
      .select()
      .from(member)
      .where(eq(member.roles, ["owner"]));
    expect(owners.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
  });
});

describe("a barred account", () => {
  it("is logged out at once and comes in again when it is freed", async () => {
    const support = await server.user("admin06");
    expect(await put(owner, "admin06", "bar", {})).toMatchObject({ status: 200, body: { barredReason: reason } });
    expect((await support.call("GET", "/api/admin/enquiries")).status).toBe(556);
    await expect(server.user("admin06")).rejects.toThrow("404");
    expect(await post(owner, "admin06", "free")).toMatchObject({ status: 200, body: { barredReason: null } });
    expect((await (await server.user("admin06")).call("GET", "/api/admin/enquiries")).status).toBe(200);
  });

  it("is no matter of who looks after members", async () => {
    const risk = await server.user("admin05");
    expect((await risk.call("PUT", "/api/admin/disabled-accounts/admin06", { reason })).status).toBe(403);
    expect((await risk.call("DELETE", "/api/admin/disabled-accounts/admin06")).status).toBe(403);
    expect((await risk.call("POST", "/api/admin/sessions/admin06/kick")).status).toBe(403);
    expect((await risk.call("POST", "/api/admin/sessions/manager01/deny")).status).toBe(403);
    const { userId } = await newMember(server, 0);
    expect((await risk.call("PUT", `/api/admin/disabled-accounts/${userId}`, { reason })).status).toBe(200);
  });
});

describe("what is known of an account", () => {
  it("is listed with kind, roles and last login", async () => {
    const page = await owner.ask<StaffPage>("GET", "/api/admin/staff?itemsPerPage=100");
    expect(page.items.find(({ userId }) => userId === "admin01")).toMatchObject({ isOwn: true, isOnline: true });
    expect(page.items.every(({ userId }) => !userId.startsWith("member"))).toBe(true);
    const agents = await owner.ask<StaffPage>("GET", "/api/admin/staff?kind=agent&text=agent01");
    expect(agents.items).toMatchObject([{ userId: "agent01", above: "manager01", roles: ["agent"] }]);
    const auditor = await server.user("admin08");
    expect((await auditor.call("GET", "/api/admin/staff")).status).toBe(200);
    const found = async (query: string) =>
      (await owner.ask<StaffPage>("GET", `/api/admin/staff?itemsPerPage=100&${query}`)).items;
    const names = page.items.map(({ userId }) => userId);
    expect(names).toEqual(names.toSorted());
    const managers = await found("kind=manager");
    expect(managers.find(({ userId }) => userId === "manager01")).toMatchObject({ kind: "manager", above: null });
    expect(managers.filter(({ kind }) => kind !== "manager")).toEqual([]);
    expect((await found("kind=operator")).filter(({ kind }) => kind !== "operator")).toEqual([]);
    const { nickname } = page.items.find(({ userId }) => userId === "admin06") ?? { nickname: "" };
    expect((await found(`text=${encodeURIComponent(nickname.slice(1))}`)).map((one) => one.userId)).toContain(
      "admin06",
    );
    expect(await found("text=nobody")).toEqual([]);
    const online = async () => (await found("text=admin08"))[0]?.isOnline;
    expect(await online()).toBe(true);
    await auditor.call("POST", "/api/member/logout");
    expect(await online()).toBe(false);
  });

  it("is its sessions and browsers, which are ended and forgotten", async () => {
    const support = await server.user("admin06");
    const read = () => owner.ask<StaffSessions>("GET", "/api/admin/staff/admin06/sessions");
    const { sessions, devices } = await read();
    const live = sessions.filter(({ isLive }) => isLive);
    expect(live).toHaveLength(1);
    expect((await owner.call("DELETE", `/api/admin/staff/admin06/sessions/${live[0]?.id}`)).status).toBe(204);
    expect((await support.call("GET", "/api/member/user")).status).toBe(401);
    for (const { id } of devices)
      expect((await owner.call("DELETE", `/api/admin/staff/admin06/devices/${id}`)).status).toBe(200);
    expect((await read()).devices).toEqual([]);
    expect((await owner.call("GET", "/api/admin/staff/member01/sessions")).status).toBe(404);
  });
});

describe("a password and a factor that somebody else sets", () => {
  it("end the sessions and ask for another password", async () => {
    const support = await server.user("admin06");
    expect((await put(owner, "admin06", "password", { password: PASSWORD })).status).toBe(200);
    expect((await support.call("GET", "/api/member/user")).status).toBe(556);
    const again = await server.user("admin06", PASSWORD);
    expect((await again.call("GET", "/api/admin/enquiries")).status).toBe(403);
  });
});
