// The house's accounts that members pay into, and the operators' queues of charges and exchanges.
import { desc, eq, sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { auditEntry, member } from "../../../server/db/schema.ts";
import type { OperatorRequest, OperatorRequestPage } from "../../../src/api/contract/operator/wallet.ts";
import { seoulDay } from "../../../src/domain/common/time.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { keptAt } from "../lib/four-eyes.ts";
import { savedList } from "../lib/saved-list.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { expectRightBooks, newMember } from "../lib/betting.ts";
import { silently } from "../lib/silently.ts";
import { act, approve, charge, exchange, memberWithBank, requestNow, secondOperator } from "../lib/money.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);

afterEach(() => expectRightBooks(server));

const DAY_MS = 24 * 60 * 60_000;
const BANK = { bank: "국민은행", number: "110-22-333333", holder: "한판", minLevel: 1, maxLevel: 99, isActive: true };
const save = (id: string, change: object = {}) =>
  operator.call("PUT", `/api/admin/house-banks/${id}`, { ...BANK, ...change });
const remove = (id: string) => operator.call("DELETE", `/api/admin/house-banks/${id}`);
const banks = async () => (await operator.ask<{ items: { id: string }[] }>("GET", "/api/admin/house-banks")).items;
const withdrawnBanks = async () => {
  for (const { id } of await banks()) await remove(id);
};

async function memberOfLevel(level: number): Promise<ApiUser & { memberId: string }> {
  const user = await newMember(server, 0);
  await server.context.database.db.update(member).set({ level }).where(eq(member.id, user.memberId));
  return user;
}
/** The account that a charge of the member is paid into, once an operator has claimed it. */
async function shownTo(user: ApiUser) {
  const { body } = await charge(user);
  expect((await requestNow(user, body.request.id)).bank).toBeNull();
  await act(operator, "claim", [body.request.id]);
  return (await requestNow(user, body.request.id)).bank;
}

it("a house bank is saved, changed and removed", async () => {
  await withdrawnBanks();
  expect(await save("b2", { holder: "둘째" })).toMatchObject({ status: 204 });
  expect(await save("b1", { number: "1" })).toMatchObject({ status: 400 });
  expect(await save("b1")).toMatchObject({ status: 204 });
  expect(await save("b1", { holder: "첫째", isActive: false })).toMatchObject({ status: 204 });
  expect(await banks()).toEqual([
    { id: "b1", ...BANK, holder: "첫째", isActive: false },
    { id: "b2", ...BANK, holder: "둘째" },
  ]);
  expect(await remove("b1")).toMatchObject({ status: 204 });
  expect(await remove("b1")).toMatchObject({ status: 404 });
  expect((await banks()).map(({ id }) => id)).toEqual(["b2"]);
});

it("a claimed charge shows the first active bank of the member's level", async () => {
  await withdrawnBanks();
  await save("c1", { holder: "닫힘", isActive: false });
  await save("c2", { holder: "낮은", minLevel: 1, maxLevel: 4 });
  await save("c3", { holder: "높은", minLevel: 5, maxLevel: 9 });
  await save("c4", { holder: "모두" });
  const holderFor = async (level: number) => (await shownTo(await memberOfLevel(level)))?.holder;
  expect(await holderFor(1)).toBe("낮은");
  expect(await holderFor(4)).toBe("낮은");
  expect(await holderFor(5)).toBe("높은");
  expect(await holderFor(9)).toBe("높은");
  expect(await holderFor(10)).toBe("모두");
});

it("what a member was shown stays, also after another claim and when the bank is gone", async () => {
  await withdrawnBanks();
  await save("d1");
  const user = await memberOfLevel(3);
  const { body } = await charge(user);
  const { id } = body.request;
  await act(operator, "claim", [id]);
  const shown = { bank: "국민은행", number: "110-22-333333", holder: "한판" };
  expect((await requestNow(user, id)).bank).toEqual(shown);
  await save("d1", { holder: "다른" });
  await act(operator, "release", [id]);
  await act(operator, "claim", [id]);
  await remove("d1");
  expect((await requestNow(user, id)).bank).toEqual(shown);
});

it("without a bank of its level a charge shows none", async () => {
  await withdrawnBanks();
  expect(await shownTo(await memberOfLevel(3))).toBeNull();
});

interface Page {
  items: OperatorRequest[];
  totalCount: number;
}
const queue = (by: ApiUser, query: string) => by.ask<Page>("GET", `/api/admin/money-requests?${query}`);
const idsOf = ({ items }: Page) => items.map(({ id }) => id);

it("the queue has the oldest first, the decided the newest first, and each kind by itself", async () => {
  const users = [await memberWithBank(server, 100_000), await memberWithBank(server, 100_000)] as const;
  const ids: string[] = [];
  for (const user of users) {
    ids.push((await charge(user)).body.request.id);
    server.clock.advance(1_000);
  }
  const { body } = await exchange(users[0]);
  const isOwn = (id: string) => [...ids, body.request.id].includes(id);
  const own = async (query: string) => idsOf(await queue(operator, `${query}&itemsPerPage=100`)).filter(isOwn);
  expect(await own("kind=charge")).toEqual(ids);
  expect(await own("kind=exchange")).toEqual([body.request.id]);
  expect(await own("kind=charge&state=done")).toEqual([]);
  for (const id of ids) await approve(operator, id);
  expect(await own("kind=charge")).toEqual([]);
  expect(await own("kind=charge&state=done")).toEqual(ids.toReversed());
  expect(await own("kind=exchange&state=requested")).toEqual([body.request.id]);
});

it("a queue is ordered by amount, cut to days, summed up and saved whole", async () => {
  const users = [await memberWithBank(server, 0), await memberWithBank(server, 0), await memberWithBank(server, 0)];
  const [day, next] = [seoulDay(server.clock.now() - 2 * DAY_MS), seoulDay(server.clock.now())];
  const amounts = [30_000, 10_000, 20_000];
  const text = `q${users[0]?.userId.slice(-8)}`;
  for (const [i, user] of users.entries()) {
    // One name for all three, that nobody else of this server has.
    await server.context.database.db
      .update(member)
      .set({ nickname: `${text}${i}` })
      .where(eq(member.id, user.memberId));
    const { id } = (await charge(user, { amount: amounts[i] })).body.request;
    const days = i < 2 ? 2 : 0;
    await silently(
      server,
      sql`update money_request set created_at = created_at - ${`${days} days`}::interval where id = ${id}`,
    );
    server.clock.advance(1_000);
  }
  const asked = async (query: string) => {
    const { items, totals, totalCount } = await operator.ask<OperatorRequestPage>(
      "GET",
      `/api/admin/money-requests?kind=charge&text=${text}${query}`,
    );
    return { amounts: items.map(({ amount }) => amount), sum: totals?.amount, count: totalCount };
  };
  expect(await asked("")).toEqual({ amounts, sum: 60_000, count: 3 });
  expect(await asked("&sort=amount")).toMatchObject({ amounts: [10_000, 20_000, 30_000] });
  expect(await asked("&sort=-amount&itemsPerPage=2")).toEqual({ amounts: [30_000, 20_000], sum: 60_000, count: 3 });
  expect(await asked("&sort=-createdAt")).toMatchObject({ amounts: [20_000, 10_000, 30_000] });
  expect(await asked(`&to=${day}`)).toEqual({ amounts: [30_000, 10_000], sum: 40_000, count: 2 });
  expect(await asked(`&from=${next}`)).toEqual({ amounts: [20_000], sum: 20_000, count: 1 });
  const path = `/api/admin/money-requests/export?kind=charge&text=${text}`;
  const { rows } = await savedList(server, operator, `${path}&format=csv`);
  expect(rows.map((row) => Number(row.split(",")[4]))).toEqual([20_000, 10_000, 30_000]);
  expect((await savedList(server, operator, `${path}&format=csv&to=${day}`)).rows).toHaveLength(2);
  expect(await savedList(server, users[0] as ApiUser, `${path}&format=csv`)).toMatchObject({ status: 403 });
});

it("all decided requests are counted, and summed up only between days or of a member", async () => {
  const user = await memberWithBank(server, 0);
  const { body } = await charge(user);
  await approve(operator, body.request.id);
  const all = await operator.ask<OperatorRequestPage>("GET", "/api/admin/money-requests?kind=charge&state=done");
  expect(all.totals).toBeNull();
  expect(all.totalCount).toBeGreaterThan(0);
  const own = await operator.ask<OperatorRequestPage>(
    "GET",
    `/api/admin/money-requests?kind=charge&state=done&text=${user.userId}`,
  );
  expect(own.totals).toEqual({ amount: own.items[0]?.amount });
});

it("the queue is searched by a part of the user id or of the nickname", async () => {
  const user = await memberWithBank(server, 0);
  const nickname = `찾을${user.userId.slice(-6)}`;
  await server.context.database.db.update(member).set({ nickname }).where(eq(member.id, user.memberId));
  await charge(await newMember(server, 0));
  const { id } = (await charge(user)).body.request;
  const found = async (text: string) => {
    const page = await queue(operator, `kind=charge&text=${encodeURIComponent(text)}`);
    expect(page.totalCount).toBe(page.items.length);
    return idsOf(page);
  };
  expect(await found(user.userId.slice(1).toUpperCase())).toEqual([id]);
  expect(await found(nickname.slice(1))).toEqual([id]);
  expect(await found(`${nickname}x`)).toEqual([]);
  expect(await found("%")).toEqual([]);
});

it("the queue counts what it lists", async () => {
  const count = async (query: string) => (await queue(operator, query)).totalCount;
  const [waiting, done] = [await count("kind=charge"), await count("kind=charge&state=done")];
  const listed = await queue(operator, "kind=charge&itemsPerPage=100");
  expect(listed.items).toHaveLength(waiting);
  const { id } = (await charge(await newMember(server, 0))).body.request;
  expect(await count("kind=charge")).toBe(waiting + 1);
  await act(operator, "claim", [id]);
  expect(await count("kind=charge")).toBe(waiting + 1);
  await act(operator, "approve", [id]);
  expect([await count("kind=charge"), await count("kind=charge&state=done")]).toEqual([waiting, done + 1]);
});

it("the queue says who works on a request, for five minutes, and who decided it", async () => {
  const second = await secondOperator(server);
  const { id } = (await charge(await newMember(server, 0))).body.request;
  const row = async (by: ApiUser, state = "open") =>
    (await queue(by, `kind=charge&state=${state}&itemsPerPage=100`)).items.find((one) => one.id === id);
  expect((await row(operator))?.lease).toBeNull();
  const at = server.clock.now();
  await act(operator, "claim", [id]);
  const claimedUntil = server.clock.now();
  const lease = (await row(operator))?.lease;
  expect(lease).toMatchObject({ by: "admin01", isMine: true });
  const from = Date.parse(lease?.until ?? "") - 300_000;
  expect(from).toBeGreaterThanOrEqual(at);
  expect(from).toBeLessThanOrEqual(claimedUntil);
  expect((await row(second))?.lease).toMatchObject({ by: "admin01", isMine: false });
  server.clock.advance(310_000);
  expect((await row(operator))?.lease).toBeNull();
  expect(await act(second, "approve", [id])).toEqual(["먼저 처리를 맡아주세요."]);
  await approve(second, id);
  expect(await row(operator, "done")).toMatchObject({ lease: null, decidedBy: "admin02" });
});

it("of several charges those that take two wait for themselves, with what they move; the others are done", async () => {
  const users = [await newMember(server, 0), await newMember(server, 0), await newMember(server, 0)];
  const ids: string[] = [];
  for (const [i, user] of users.entries())
    ids.push((await charge(user, { amount: [50_000, 30_000, 40_000][i] })).body.request.id);
  expect(await act(operator, "claim", ids)).toEqual([null, null, null]);
  const { answer, waits } = await keptAt(server, operator, 40_000, () =>
    operator.callAlone("POST", "/api/admin/money-requests/act", { action: "approve", ids }),
  );
  const isWaiting = "다른 운영자의 승인을 기다립니다.";
  expect(answer).toEqual({
    status: 200,
    body: { items: ids.map((id, i) => ({ id, problem: i === 1 ? null : isWaiting })) },
  });
  const kept = (amount: number, at: number) => ({
    measure: "money",
    amount,
    subjects: [`member:${users[at]?.userId}`, `money-request:${ids[at]}`],
  });
  expect(waits.toSorted((one, other) => (one.amount ?? 0) - (other.amount ?? 0))).toEqual([
    kept(40_000, 2),
    kept(50_000, 0),
  ]);
  // What was done is in the log, with what waits beside it.
  const [entry] = await server.context.database.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, "POST /admin/money-requests/act"))
    .orderBy(desc(auditEntry.at))
    .limit(1);
  expect(entry).toMatchObject({ outcome: "done", subjects: expect.arrayContaining([`money-request:${ids[1]}`]) });
  const states = await Promise.all(users.map(async (user, i) => (await requestNow(user, ids[i] ?? "")).state));
  expect(states).toEqual(["inProgress", "done", "inProgress"]);
});
