// What operators give by hand, what the house brings in itself, and what managers take out.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { member, memberBank } from "../../../server/db/schema.ts";
import { readActivity } from "../../../server/programmes/activity.ts";
import { post } from "../../../server/ledger/post.ts";
import { HOUSE, memberAccount } from "../../../server/ledger/accounts.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { emoney, expectRightBooks, newMember } from "../lib/betting.ts";
import { act, exchange, memberWithBank } from "../lib/money.ts";

let server: TestServer;
let operator: ApiUser;
beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
  operator = await server.user("admin01");
});
afterAll(async () => {
  await expectRightBooks(server);
  await server.close();
});

interface Refused {
  code: string;
  message: string;
  problems?: { path: string }[];
}
const DAY = 86_400_000;
const give = (userId: string, amount: number, purpose: string) =>
  operator.call<Refused>("POST", "/api/admin/deposits", { userId, amount, purpose, reason: "시험" });
const usedOfLimit = async (by: ApiUser) => {
  const { limits } = await by.ask<{ limits: { kind: string; period: string; used: number }[] }>(
    "GET",
    "/api/protection",
  );
  return limits.find(({ kind, period }) => kind === "deposit" && period === "day")?.used;
};
const chargesOf = async (memberId: string) => {
  const now = server.clock.now();
  return (await readActivity(server.context.database.db, memberId, { from: now - DAY, to: now + DAY })).charges;
};

it("a gift is no charge: it counts for no limit and no mission, and comes when the limit is reached", async () => {
  const user = await newMember(server, 0);
  await user.ask("PUT", "/api/protection/limits", { kind: "deposit", period: "day", amount: 50_000 });
  expect(await give(user.userId, 50_000, "charge")).toMatchObject({ status: 201 });
  expect(await give(user.userId, 10_000, "charge")).toMatchObject({
    status: 400,
    body: { problems: [{ path: "amount" }] },
  });
  expect(await give(user.userId, 10_000, "gift")).toMatchObject({ status: 201 });
  expect(await emoney(user)).toBe(60_000);
  expect(await usedOfLimit(user)).toBe(50_000);
  expect(await chargesOf(user.memberId)).toEqual({ count: 1, amount: 50_000 });
});

it("a gift comes to nobody who takes a break", async () => {
  const user = await newMember(server, 0);
  await user.ask("POST", "/api/protection/break", { hours: 24, password: "hanpan!2026" });
  expect(await give(user.userId, 10_000, "gift")).toMatchObject({ status: 400 });
});

it("what was taken back was neither a deposit nor a gift, and goes where it came from", async () => {
  const user = await newMember(server, 0);
  for (const purpose of ["charge", "gift"]) await give(user.userId, 7_000, purpose);
  const { items } = await operator.ask<{ items: { id: string; purpose: string }[] }>(
    "GET",
    `/api/admin/deposits?userId=${user.userId}`,
  );
  expect(items.map(({ purpose }) => purpose)).toEqual(["gift", "charge"]);
  const house = async () => (await operator.ask<Books>("GET", "/api/admin/audit")).totals;
  const before = await house();
  for (const { id } of items) await operator.ask("POST", `/api/admin/deposits/${id}/reverse`, { reason: "실수" });
  expect(await emoney(user)).toBe(0);
  expect(await usedOfLimit(user)).toBe(0);
  expect(await chargesOf(user.memberId)).toEqual({ count: 0, amount: 0 });
  const after = await house();
  for (const kind of ["house_bank", "house_promotions"]) expect(sumOf(after, kind) - sumOf(before, kind)).toBe(-7_000);
});

interface Books {
  totals: { kind: string; balance: number }[];
}
const sumOf = (totals: Books["totals"], kind: string) => totals.find((one) => one.kind === kind)?.balance ?? 0;

it("capital pays what members did not bring, and is taken out as far as no member's money is touched", async () => {
  interface State {
    bank: number;
    capital: number;
    owed: number;
    free: number;
  }
  const move = (direction: string, amount: number) =>
    operator.call<State & Refused>("POST", "/api/admin/capital", { direction, amount, reason: "시험" });
  const stateNow = async () =>
    (await operator.ask<{ state: State; items: object[]; totalCount: number }>("GET", "/api/admin/capital")).state;
  const user = await memberWithBank(server, 0);
  const { bank } = await stateNow();
  // Won, not brought: the bank does not have it.
  const won = 500_000;
  await server.context.database.db.transaction((tx) =>
    post(tx, server.clock, {
      kind: "rolling",
      ref: "test",
      lines: [HOUSE.promotions, memberAccount.wallet(user.memberId)].map((account) => ({ account, amount: won })),
    }),
  );
  const state = await stateNow();
  expect(state).toMatchObject({ bank, capital: 0, free: 0 });
  expect(state.owed).toBeGreaterThan(bank);
  expect(await move("out", 1)).toMatchObject({ status: 422, body: { code: "insufficient_funds" } });
  const missing = state.owed - bank;
  expect(await move("in", missing + 30_000)).toMatchObject({
    status: 201,
    body: { capital: missing + 30_000, free: 30_000 },
  });
  expect(await move("out", 30_001)).toMatchObject({
    status: 422,
    body: { message: "지금은 30,000원까지 뺄 수 있습니다." },
  });
  expect(await move("out", 30_000)).toMatchObject({ status: 201, body: { bank: state.owed, free: 0 } });
  const page = await operator.ask<{ items: object[]; totalCount: number }>("GET", "/api/admin/capital?itemsPerPage=1");
  expect(page).toMatchObject({
    totalCount: 2,
    items: [{ direction: "out", amount: 30_000, reason: "시험", by: "admin01" }],
  });
  for (const amount of [0, -1, 1.5, 1_000_000_000_001]) expect(await move("in", amount)).toMatchObject({ status: 400 });
  for (const by of [user, await server.user("manager01")])
    for (const method of ["GET", "POST"])
      expect(await by.call(method, "/api/admin/capital")).toMatchObject({ status: 403 });
});

it("a manager exchanges what the rolling paid; an operator exchanges nothing", async () => {
  const { db } = server.context.database;
  const manager = await server.user("manager01");
  const [row] = await db.select({ id: member.id }).from(member).where(eq(member.userId, "manager01"));
  const account = {
    bank: "한빛은행",
    number: "110-1234-567890",
    holder: "총판",
    withdrawalPassword: "482915",
    password: "hanpan!2026",
  };
  expect(await manager.call("PUT", "/api/exchange/account", account)).toMatchObject({ status: 200 });
  await give("manager01", 40_000, "gift");
  const asked = await exchange(manager);
  expect(asked).toMatchObject({ status: 201, body: { emoney: 10_000 } });
  const { id } = asked.body.request;
  expect(await act(operator, "claim", [id])).toEqual([null]);
  expect(await act(operator, "approve", [id])).toEqual([null]);
  expect(await manager.ask("GET", "/api/exchange/terms")).toMatchObject({ latest: { state: "done" } });
  expect(await operator.call("PUT", "/api/exchange/account", account)).toMatchObject({ status: 403 });
  expect(await exchange(operator)).toMatchObject({ status: 403 });
  expect(await db.$count(memberBank, eq(memberBank.memberId, row?.id ?? ""))).toBe(1);
});

it("a reset of the demo gives back the limits of charges and the members' accounts", async () => {
  const limits = () =>
    operator.ask<{ items: { level: number; minCharge: number; maxCharge: number }[] }>(
      "GET",
      "/api/admin/money-limits",
    );
  const before = await limits();
  const items = before.items.map((one) => ({ ...one, minCharge: one.minCharge * 2, maxCharge: one.maxCharge * 2 }));
  await operator.ask("PUT", "/api/admin/money-limits", { items });
  const user = await server.user("member04");
  const account = () => user.ask<{ account: object }>("GET", "/api/exchange/terms");
  const own = (await account()).account;
  await user.ask("PUT", "/api/exchange/account", {
    bank: "다른은행",
    number: "999-99-999999",
    holder: "다른이",
    withdrawalPassword: "111222",
    password: "hanpan!2026",
  });
  expect((await account()).account).not.toEqual(own);
  await operator.ask("POST", "/api/test/reset");
  operator = await server.user("admin01");
  expect(await limits()).toEqual(before);
  const again = await server.user("member04");
  expect((await again.ask<{ account: object }>("GET", "/api/exchange/terms")).account).toEqual(own);
});
