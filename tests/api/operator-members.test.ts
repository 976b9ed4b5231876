import { afterAll, beforeAll, expect, it } from "vitest";
import type { AdminMemberPage } from "../../src/api/contract/operator-members.ts";
import { eq } from "drizzle-orm";
import { member } from "../../server/db/schema.ts";
import { deposit } from "../../server/ledger/deposits.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import type { ApiUser } from "../factories/api-user.ts";

let server: TestServer;
let operator: ApiUser;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.user("admin01");
});
afterAll(() => server.close());

const list = (query = "") => operator.ask<AdminMemberPage>("GET", `/api/admin/members${query}`);
interface Deposits {
  totalCount: number;
  items: { id: string; userId: string; amount: number; reason: string; by: string; isReversed: boolean }[];
}
const deposits = (query = "") => operator.ask<Deposits>("GET", `/api/admin/deposits${query}`);

it("lists members only, 15 a page, with what they have", async () => {
  const page = await list();
  expect(page).toMatchObject({ page: 1, pageCount: 2, itemsPerPage: 15, totalCount: 20 });
  expect(page.items).toHaveLength(15);
  const all = [...page.items, ...(await list("?page=2")).items];
  expect(all.map(({ userId }) => userId).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => `member${String(index + 1).padStart(2, "0")}`),
  );
  const user = await server.user("member05");
  const me = await user.ask<{ emoney: number; point: number; nickname: string; level: number }>(
    "GET",
    "/api/member/user",
  );
  const { items } = await list("?text=MEMBER05");
  expect(items).toEqual([
    expect.objectContaining({
      userId: "member05",
      nickname: me.nickname,
      level: me.level,
      emoney: me.emoney,
      point: me.point,
      isOnline: true,
      lastLoginAt: expect.any(String) as string,
      bets: 0,
      openStake: 0,
    }),
  ]);
});

it("finds by a part of id or nickname, and by level; signs of patterns are letters", async () => {
  expect((await list("?text=01")).items.map(({ userId }) => userId)).toContain("member01");
  expect(await list("?text=%25")).toMatchObject({ totalCount: 0 });
  const ones = await list("?level=1");
  expect(ones.items.length).toBeGreaterThan(0);
  expect(ones.items.every(({ level }) => level === 1)).toBe(true);
  expect(await operator.call("GET", "/api/admin/members?level=x")).toMatchObject({ status: 400 });
  expect(await (await server.user("member01")).call("GET", "/api/admin/members")).toMatchObject({ status: 403 });
});

it("keeps the reason of a deposit and takes it back once", async () => {
  const member = await server.user("member06");
  const balance = async () => (await member.ask<{ emoney: number }>("GET", "/api/member/user")).emoney;
  const before = await balance();
  await operator.ask("POST", "/api/admin/deposits", { userId: "member06", amount: 70_000, reason: "이벤트 당첨" });
  expect(await balance()).toBe(before + 70_000);
  const [made] = (await deposits("?userId=member06")).items;
  expect(made).toMatchObject({
    userId: "member06",
    amount: 70_000,
    reason: "이벤트 당첨",
    by: "admin01",
    isReversed: false,
  });
  const reverse = (id: string, reason = "잘못 입금") =>
    operator.call("POST", `/api/admin/deposits/${id}/reverse`, { reason });
  expect(await reverse(made!.id, " ")).toMatchObject({ status: 400 });
  expect(await reverse(made!.id)).toMatchObject({ status: 201, body: { userId: "member06", emoney: before } });
  expect(await reverse(made!.id)).toMatchObject({ status: 400, body: { message: "이미 되돌린 입금입니다." } });
  expect(await balance()).toBe(before);
  expect((await deposits("?userId=member06")).items[0]).toMatchObject({ isReversed: true });
  expect(await operator.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true, differences: [] });
});

it("takes back no more than the wallet has", async () => {
  await operator.ask("POST", "/api/admin/deposits", { userId: "manager01", amount: 10_000 });
  const [made] = (await deposits("?userId=manager01")).items;
  const { db } = server.context.database;
  const [manager] = await db.select({ id: member.id }).from(member).where(eq(member.userId, "manager01"));
  await db.transaction((tx) => deposit(tx, server.clock, { memberId: manager!.id, amount: -1, ref: "test" }));
  const reversed = await operator.call("POST", `/api/admin/deposits/${made!.id}/reverse`, { reason: "a" });
  expect(reversed).toMatchObject({ status: 422, body: { code: "insufficient_funds" } });
  expect(await deposits("?userId=manager01")).toMatchObject({ items: [{ amount: 10_000, isReversed: false }] });
});

it("takes back nothing that is no operator's deposit", async () => {
  const id = (await deposits("?userId=member06")).items[0]!.id;
  for (const other of ["0", "x", "99999999999999999999", String(Number(id) + 100_000)])
    expect(await operator.call("POST", `/api/admin/deposits/${other}/reverse`, { reason: "a" })).toMatchObject({
      status: 404,
    });
});
