import type { InferOutput } from "valibot";
import type { DepositUrl, TetherOrder } from "../../../src/api/contract/wallet/tether.ts";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { account, depositLimit, member, tetherOrder, tetherRate } from "../../../server/db/schema.ts";
import { seoulDay } from "../../../src/domain/common/time.ts";
import { type ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { savedList } from "../lib/saved-list.ts";
import { servedHere } from "../lib/served.ts";
import { silently } from "../lib/silently.ts";
import { emoney, expectRightBooks, newMember } from "../lib/betting.ts";
import { keptAt } from "../lib/four-eyes.ts";
import { secondOperator } from "../lib/money.ts";
import {
  callBack,
  depositUrl,
  orderNow,
  orderOf,
  record,
  setFlag,
  termsOf,
  tetherAct,
  tetherExchange,
  transferOf,
} from "../lib/tether.ts";
import { readStream } from "../lib/stream-reader.ts";

const MINUTE = 60_000;
const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
const db = () => server.context.database.db;

beforeAll(async () => {
  operator = await server.user("admin01");
});
afterEach(() => expectRightBooks(server));

const DAY_MS = 24 * 60 * 60_000;
/** What a second operator is asked for about an order. */
const waiting = ({ id }: { id: string }, { userId }: ApiUser, amount: number) => ({
  answer: ["다른 운영자의 승인을 기다립니다."],
  waits: [{ measure: "money", amount, subjects: [`member:${userId}`, `tether-order:${id}`] }],
});
const MOVED = "이미 처리되었거나 지금 상태에서는 할 수 없습니다.";

it("says rate, networks and limits", async () => {
  const user = await newMember(server, 0);
  expect(await termsOf(user)).toMatchObject({
    tetherMaintenanceFlag: 0,
    rate: 138_550,
    networks: [
      { id: "ERC20", kind: "evm", confirmations: 12 },
      { id: "TRC20", kind: "tron", confirmations: 20 },
    ],
    limits: { minCharge: 10_000, maxCharge: 1_000_000, unit: 1_000 },
    latest: null,
  });
});

it("records an order at an address of its own, and credits its exact payment [REQ-R29]", async () => {
  const user = await newMember(server, 0);
  const url = await depositUrl(user);
  expect(url).toMatch(/^https:\/\/[^/]+\/pay\//);
  expect(await db().$count(tetherOrder)).toBe(0);
  const { status, body } = await record(user, url);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({ state: "waiting", credit: "none", amount: 100_000, usdt: 72_180_000, url });
  expect(body.order.address).toMatch(/^T\w{33}$/);

  const seen = (confirmations: number) => callBack(server, transferOf(body.order, { confirmations }));
  expect(await seen(1)).toEqual({ status: 200, body: { state: "confirming" } });
  expect(await orderNow(user)).toMatchObject({ state: "confirming", confirmations: 1, received: 0 });
  expect(await seen(19)).toMatchObject({ body: { state: "confirming" } });
  expect(await emoney(user)).toBe(0);
  expect(await seen(20)).toMatchObject({ body: { state: "paid" } });
  expect(await emoney(user)).toBe(100_000);
  expect(await orderNow(user)).toMatchObject({ state: "paid", credit: "credited", credited: 100_000 });
  expect(await user.ask("GET", "/api/wallet/entries?kind=charge")).toMatchObject({
    items: [{ amount: 100_000, balance: 100_000 }],
  });
  expect(await seen(25)).toMatchObject({ status: 200, body: { state: "paid" } });
  expect(await emoney(user)).toBe(100_000);
  const other = await newMember(server, 0);
  expect((await orderOf(other)).address).not.toBe(body.order.address);
});

it("takes callbacks that come in another order", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  const states: string[] = [];
  for (const confirmations of [9, 3, 9, 20, 9, 20]) {
    const { status, body } = await callBack(server, transferOf(order, { confirmations }));
    const now = await orderNow(user);
    states.push(`${status} ${body.state} ${now.confirmations} ${now.version}`);
  }
  // What is older, or the same again, changes nothing.
  expect(states).toEqual([
    "200 confirming 9 2",
    "200 confirming 9 2",
    "200 confirming 9 2",
    "200 paid 20 3",
    "200 paid 20 3",
    "200 paid 20 3",
  ]);
  expect(await orderNow(user)).toMatchObject({ credited: 100_000 });
});

it("refuses an address that is not https, forged, another's or too old [REQ-5.7 REQ-R29]", async () => {
  const user = await newMember(server, 0);
  const other = await newMember(server, 0);
  const url = await depositUrl(user);
  const refused = { status: 400, body: { problems: [{ path: "address" }] } };
  expect(await record(user, url.replace("https:", "http:"))).toMatchObject(refused);
  expect(await record(user, `http://${new URL(url).host}/`)).toMatchObject(refused);
  expect(await record(user, url.replace(/quote=\w/, "quote=A"))).toMatchObject(refused);
  expect(await record(user, url.replace(/:\d+\/pay/, ":1/pay"))).toMatchObject(refused);
  expect(await record(user, "https://evil.example/pay/1?quote=")).toMatchObject(refused);
  expect(await record(user, url, { amount: 200_000 })).toMatchObject(refused);
  expect(await record(user, url, { network: "ERC20" })).toMatchObject(refused);
  expect(await record(other, url)).toMatchObject(refused);
  // An address holds for ten minutes, and the order is for thirty from when it was given.
  const given = server.clock.now();
  const kept = await depositUrl(other);
  server.clock.advance(10 * 60_000 - MINUTE);
  const { status, body } = await record(other, kept);
  expect([status, Math.round((Date.parse(body.order.expiresAt) - given) / MINUTE)]).toEqual([201, 30]);
  server.clock.advance(MINUTE + 1_000);
  expect(await record(user, url)).toMatchObject(refused);
  expect((await termsOf(user)).latest).toBeNull();
});

it.each([
  ["underPaid", { usdt: 70_000_000 }, 96_985],
  ["overPaid", { usdt: 80_000_000 }, 110_840],
  ["late", { at: "2999-01-01T00:00:00.000Z" }, 100_000],
] as const)("%s: an operator credits what came", async (state, change, worth) => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  expect(await callBack(server, transferOf(order, change))).toMatchObject({ status: 200, body: { state } });
  expect(await emoney(user)).toBe(0);
  expect(await tetherAct(operator, "credit", [order.id])).toEqual(["먼저 처리를 맡아주세요."]);
  const { items } = await operator.ask<{ items: { id: string; hashes: string[]; worth: number }[] }>(
    "GET",
    `/api/admin/tether-orders?text=${user.userId}`,
  );
  expect(items).toMatchObject([{ id: order.id, hashes: [`hash-${order.id}`], worth }]);
  expect(await tetherAct(operator, "claim", [order.id])).toEqual([null]);
  expect(await keptAt(server, operator, worth, () => tetherAct(operator, "credit", [order.id]))).toEqual(
    waiting(order, user, worth),
  );
  expect(await emoney(user)).toBe(0);
  expect(await tetherAct(operator, "credit", [order.id])).toEqual([null]);
  expect(await emoney(user)).toBe(worth);
  expect(await orderNow(user)).toMatchObject({ state, credit: "credited", credited: worth });
  expect(await tetherAct(operator, "credit", [order.id])).toEqual([MOVED]);
  expect(await emoney(user)).toBe(worth);
});

it("what comes after the order's end is worth the rate of its own time, and no more than was asked for", async () => {
  const [first, second] = [await orderOf(await newMember(server, 0)), await orderOf(await newMember(server, 0))];
  server.clock.advance(31 * MINUTE);
  operator = await server.user("admin01");
  const at = new Date(server.clock.now()).toISOString();
  const credited = async (order: TetherOrder, rate: number) => {
    await db()
      .insert(tetherRate)
      .values({ rate, at: new Date(at) });
    expect(await callBack(server, transferOf(order, { at }))).toMatchObject({ body: { state: "late" } });
    expect(await tetherAct(operator, "claim", [order.id])).toEqual([null]);
    expect(await tetherAct(operator, "credit", [order.id])).toEqual([null]);
    const [row] = await db().select().from(tetherOrder).where(eq(tetherOrder.id, order.id));
    return row?.creditedAmount;
  };
  // 72.18 USDT for 100,000 won at 1,385.50: half a year later the won has risen by a tenth, or fallen.
  expect([first.usdt, first.rate]).toEqual([72_180_000, 138_550]);
  expect(await credited(first, 124_700)).toBe(90_008);
  expect(await credited(second, 152_400)).toBe(100_000);
  await db()
    .insert(tetherRate)
    .values({ rate: first.rate, at: new Date(at) });
});

it("is paid when the rest follows", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  const first = transferOf(order, { usdt: 50_000_000 });
  expect(await callBack(server, first)).toMatchObject({ body: { state: "underPaid" } });
  const second = transferOf(order, { usdt: 22_180_000, hash: `rest-${order.id}` });
  expect(await callBack(server, second)).toMatchObject({ body: { state: "paid" } });
  expect(await emoney(user)).toBe(100_000);
});

const heldOf = async (user: ApiUser) => {
  const path = `/api/admin/tether-orders?text=${user.userId}`;
  return (await operator.ask<{ items: object[] }>("GET", path)).items;
};
it("the operators' list is ordered by amount, cut to days, summed up and saved whole", async () => {
  const [early, late] = [await newMember(server, 0), await newMember(server, 0)];
  const text = `t${early.userId.slice(-8)}`;
  for (const [i, user] of [early, late].entries())
    await db()
      .update(member)
      .set({ nickname: `${text}${i}` })
      .where(eq(member.id, user.memberId));
  const first = await orderOf(early, 200_000);
  await silently(
    server,
    sql`update tether_order set created_at = created_at - interval '2 days' where id = ${first.id}`,
  );
  const second = await orderOf(late);
  await callBack(server, transferOf(second));
  const [before, today] = [seoulDay(server.clock.now() - 2 * DAY_MS), seoulDay(server.clock.now())];
  const asked = async (query: string) => {
    const { items, totals } = await operator.ask<{ items: { amount: number }[]; totals: object }>(
      "GET",
      `/api/admin/tether-orders?state=all&text=${text}${query}`,
    );
    return { amounts: items.map(({ amount }) => amount), totals };
  };
  const totals = { amount: 300_000, credited: 100_000 };
  expect(await asked("")).toEqual({ amounts: [100_000, 200_000], totals });
  expect(await asked("&sort=-amount")).toEqual({ amounts: [200_000, 100_000], totals });
  expect(await asked("&sort=createdAt")).toEqual({ amounts: [200_000, 100_000], totals });
  expect(await asked(`&to=${before}`)).toEqual({ amounts: [200_000], totals: { amount: 200_000, credited: 0 } });
  expect(await asked(`&from=${today}`)).toEqual({ amounts: [100_000], totals: { amount: 100_000, credited: 100_000 } });
  const { rows } = await savedList(
    server,
    operator,
    `/api/admin/tether-orders/export?format=csv&state=all&text=${text}`,
  );
  expect(rows.map((row) => row.split(",")[1])).toEqual([late.userId, early.userId]);
});

const tetherWaiting = async () =>
  (await operator.ask<{ counts: { tether: number } }>("GET", "/api/admin/waiting")).counts.tether;

it("a second transfer to a credited order waits for an operator, and is credited at the rate of its day", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  await callBack(server, transferOf(order));
  expect(await emoney(user)).toBe(100_000);
  expect(await heldOf(user)).toEqual([]);
  const waited = await tetherWaiting();
  const at = new Date(server.clock.now()).toISOString();
  const second = transferOf(order, { hash: `second-${order.id}`, usdt: 10_000_000, at });
  expect(await callBack(server, { ...second, confirmations: 3 })).toEqual({ status: 200, body: { state: "paid" } });
  expect(await heldOf(user)).toEqual([]);
  expect(await callBack(server, second)).toEqual({ status: 200, body: { state: "paid" } });
  expect(await emoney(user)).toBe(100_000);
  expect(await tetherWaiting()).toBe(waited + 1);
  // 10 USDT at 1,385.50 won.
  expect(await heldOf(user)).toMatchObject([
    { id: order.id, credit: "credited", credited: 100_000, extra: 10_000_000, extraTransfers: 1, worth: 13_855 },
  ]);
  expect(await orderNow(user)).toMatchObject({ credited: 100_000, extraTransfers: 1 });

  await tetherAct(operator, "claim", [order.id]);
  expect(await keptAt(server, operator, 13_855, () => tetherAct(operator, "credit", [order.id]))).toEqual(
    waiting(order, user, 13_855),
  );
  expect(await tetherAct(operator, "credit", [order.id])).toEqual([null]);
  expect(await emoney(user)).toBe(113_855);
  expect(await orderNow(user)).toMatchObject({ credit: "credited", credited: 113_855, extra: 0, extraTransfers: 0 });
  expect(await heldOf(user)).toEqual([]);
  expect(await tetherAct(operator, "claim", [order.id])).toEqual([MOVED]);
  // The same transfer, seen again, is nothing new.
  expect(await callBack(server, { ...second, confirmations: 30 })).toMatchObject({ status: 200 });
  expect(await heldOf(user)).toEqual([]);

  const third = transferOf(order, { hash: `third-${order.id}`, usdt: 20_000_000, at });
  await callBack(server, third);
  await tetherAct(operator, "claim", [order.id]);
  expect(await tetherAct(operator, "refuse", [order.id], "돌려보냈습니다.")).toEqual([null]);
  expect(await orderNow(user)).toMatchObject({ credit: "credited", credited: 113_855, reason: "돌려보냈습니다." });
  expect(await emoney(user)).toBe(113_855);
  expect(await heldOf(user)).toEqual([]);
});

it("a transfer of another network beside a credited payment waits for an operator, who cannot credit it", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  await callBack(server, transferOf(order, { hash: `wrong-${order.id}`, network: "BEP20" }));
  expect(await callBack(server, transferOf(order))).toMatchObject({ body: { state: "paid" } });
  expect(await emoney(user)).toBe(100_000);
  expect(await heldOf(user)).toMatchObject([{ id: order.id, extra: 0, extraTransfers: 1, worth: 0 }]);
  await tetherAct(operator, "claim", [order.id]);
  expect(await tetherAct(operator, "credit", [order.id])).toEqual(["다른 네트워크로 온 입금은 지급할 수 없습니다."]);
  expect(await tetherAct(operator, "refuse", [order.id], "네트워크가 다릅니다.")).toEqual([null]);
  expect(await heldOf(user)).toEqual([]);
  expect(await orderNow(user)).toMatchObject({ credit: "credited", credited: 100_000 });
});

it("what follows an order that was refused waits too, and is credited by itself", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  await callBack(server, transferOf(order, { usdt: 1_000_000 }));
  await tetherAct(operator, "claim", [order.id]);
  expect(await tetherAct(operator, "refuse", [order.id], "금액이 다릅니다.")).toEqual([null]);
  const at = new Date(server.clock.now()).toISOString();
  await callBack(server, transferOf(order, { hash: `more-${order.id}`, usdt: 10_000_000, at }));
  expect(await heldOf(user)).toMatchObject([{ credit: "refused", extra: 10_000_000, worth: 13_855 }]);
  await tetherAct(operator, "claim", [order.id]);
  expect(await tetherAct(operator, "credit", [order.id])).toEqual([null]);
  expect(await emoney(user)).toBe(13_855);
  expect(await orderNow(user)).toMatchObject({ credit: "refused", credited: 13_855, extraTransfers: 0 });
});

it("wrong network: it is not credited, and refused with a reason", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  const wrong = transferOf(order, { network: "BEP20" });
  expect(await callBack(server, wrong)).toMatchObject({ body: { state: "wrongNetwork" } });
  await tetherAct(operator, "claim", [order.id]);
  expect(await tetherAct(operator, "credit", [order.id])).toEqual(["다른 네트워크로 온 입금은 지급할 수 없습니다."]);
  expect(await tetherAct(operator, "refuse", [order.id], "네트워크가 다릅니다.")).toEqual([null]);
  expect(await orderNow(user)).toMatchObject({ credit: "refused", reason: "네트워크가 다릅니다." });
  expect(await emoney(user)).toBe(0);
});

it("is worked on by one operator at a time", async () => {
  const second = await secondOperator(server);
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  await callBack(server, transferOf(order, { usdt: 1_000_000 }));
  const claims = await Promise.all([tetherAct(operator, "claim", [order.id]), tetherAct(second, "claim", [order.id])]);
  expect(claims.flat().toSorted()).toEqual([null, "다른 관리자가 처리하고 있습니다."].toSorted());
});

it("refuses forged, old and contradicting callbacks", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  const told = transferOf(order);
  const now = Math.floor(server.clock.now() / 1_000);
  expect(await callBack(server, told, { secret: "x".repeat(44) })).toMatchObject({ status: 401 });
  expect(await callBack(server, told, { timestamp: now - 301 })).toMatchObject({ status: 401 });
  expect(await callBack(server, told, { timestamp: now + 330 })).toMatchObject({ status: 401 });
  expect(await callBack(server, told, { signed: JSON.stringify({ ...told, usdt: 1 }) })).toMatchObject({ status: 401 });
  expect((await user.call("POST", "/api/desk/callback", told)).status).toBe(401);
  for (const wrong of ["{", "[]", "null", JSON.stringify({ ...told, usdt: 0.5 }), JSON.stringify({ ...told, more: 1 })])
    expect(await callBack(server, wrong)).toMatchObject({ status: 400 });
  expect(await callBack(server, { ...told, order: "nobody" })).toMatchObject({ status: 404 });
  expect(await callBack(server, { ...told, address: "T1" })).toMatchObject({ status: 404 });
  expect(await emoney(user)).toBe(0);

  expect(await callBack(server, told)).toMatchObject({ status: 200 });
  const other = await newMember(server, 0);
  const theirs = await orderOf(other);
  const facts = [{ usdt: told.usdt + 1 }, { network: "ERC20" }, { contract: "c" }, { at: "2026-01-01T00:00:00Z" }];
  for (const fact of facts) expect(await callBack(server, { ...told, ...fact })).toMatchObject({ status: 409 });
  // The transaction of one order does not pay another.
  expect(await callBack(server, transferOf(theirs, { hash: told.hash }))).toMatchObject({ status: 409 });
  expect([await emoney(user), await emoney(other)]).toEqual([100_000, 0]);
});

it("is not credited over the member's deposit limit, by the desk or by an operator", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  const now = new Date(server.clock.now());
  const limit = { period: "day", amount: 99_999, effectiveFrom: now, createdAt: now };
  await db()
    .insert(depositLimit)
    .values({ id: `limit ${user.userId}`, memberId: user.memberId, ...limit });
  expect(await callBack(server, transferOf(order))).toMatchObject({ body: { state: "paid" } });
  expect(await emoney(user)).toBe(0);
  await tetherAct(operator, "claim", [order.id]);
  expect(await tetherAct(operator, "credit", [order.id])).toEqual(["입금 한도(24시간)까지 99,999원 남았습니다."]);
  expect(await emoney(user)).toBe(0);
  expect(await record(user, await depositUrl(user))).toMatchObject({ status: 400 });
});

it("is not credited after a self-exclusion, by a late callback or by an operator", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  const body = { months: 6, password: DEMO_PASSWORD };
  expect((await user.call("POST", "/api/protection/exclusion", body)).status).toBe(200);
  expect(await callBack(server, transferOf(order))).toMatchObject({ body: { state: "paid" } });
  await tetherAct(operator, "claim", [order.id]);
  const [problem] = await tetherAct(operator, "credit", [order.id]);
  expect(problem).toContain("자가 제한 중입니다.");
  const [wallet] = await db()
    .select()
    .from(account)
    .where(eq(account.id, `wallet:${user.memberId}`));
  expect(wallet?.balance ?? 0).toBe(0);
});

it("lets one order be open, and the member cancel it; what comes after is late", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  const again = await depositUrl(user);
  expect(await record(user, again)).toMatchObject({ status: 409, body: { code: "request_open" } });
  const cancel = (by: ApiUser) => by.call("POST", `/api/charge/tetherOrders/${order.id}/cancel`);
  expect(await cancel(await newMember(server, 0))).toMatchObject({ status: 404 });
  expect(await cancel(user)).toMatchObject({ status: 200, body: { order: { state: "cancelled" } } });
  expect(await cancel(user)).toMatchObject({ status: 409 });
  expect(await record(user, order.url)).toMatchObject({ status: 400, body: { problems: [{ path: "address" }] } });
  expect(await record(user, again)).toMatchObject({ status: 201 });
  server.clock.advance(1_000);
  const after = { at: new Date(server.clock.now()).toISOString() };
  expect(await callBack(server, transferOf(order, after))).toMatchObject({ body: { state: "late" } });
  expect(await emoney(user)).toBe(0);
});

it("makes room for a new order once the old one has expired", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  server.clock.advance(30 * 60_000 - MINUTE);
  expect(await record(user, await depositUrl(user))).toMatchObject({ status: 409, body: { code: "request_open" } });
  server.clock.advance(MINUTE + 1_000);
  const next = await orderOf(user);
  expect(next.id).not.toBe(order.id);
  const { items } = await user.ask<{ items: object[] }>("GET", "/api/charge/tetherOrders");
  expect(items).toMatchObject([
    { id: next.id, state: "waiting" },
    { id: order.id, state: "cancelled" },
  ]);
  // So much later the operator has to log in again.
  operator = await server.user("admin01");
});

it("is closed both ways under maintenance; what was paid before is still credited", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  const other = await newMember(server, 0);
  const url = await depositUrl(other);
  await setFlag(operator, 1);
  try {
    expect(await user.ask("GET", "/api/setting/tether")).toEqual({ tetherMaintenanceFlag: 1 });
    expect(await termsOf(user)).toMatchObject({ tetherMaintenanceFlag: 1 });
    const deposit = { status: 422, body: { code: "charge_refused", message: "현재 테더 입금은 점검중입니다." } };
    expect(await other.call("GET", "/api/charge/tetherDepositUrlTRC20?amount=100000")).toMatchObject(deposit);
    expect(await record(other, url)).toMatchObject(deposit);
    expect(await tetherExchange(user)).toMatchObject({
      status: 422,
      body: { code: "exchange_refused", message: "현재 테더 출금은 점검중입니다." },
    });
    expect(await callBack(server, transferOf(order))).toMatchObject({ body: { state: "paid" } });
    expect(await emoney(user)).toBe(100_000);
  } finally {
    await setFlag(operator, 0);
  }
});

it.each([
  ["amount=9000", 400],
  ["amount=1001000", 400],
  ["amount=10500", 400],
  ["amount=-1", 400],
  ["amount=1e5", 400],
  ["amount=", 400],
])("refuses an address for %s", async (query, status) => {
  const user = await newMember(server, 0);
  expect((await user.call("GET", `/api/charge/tetherDepositUrlTRC20?${query}`)).status).toBe(status);
});

// Specification, section 7: the call has no payload.
it("has an address without an amount and without a network, which is recorded as it says", async () => {
  const user = await newMember(server, 0);
  const bare = await user.ask<InferOutput<typeof DepositUrl>>("GET", "/api/charge/tetherDepositUrl");
  expect(bare).toEqual({ url: expect.stringMatching(/^https:/), amount: 10_000, network: "ERC20" });
  const named = await user.ask<InferOutput<typeof DepositUrl>>("GET", "/api/charge/tetherDepositUrlTRC20");
  expect(named).toMatchObject({ amount: 10_000, network: "TRC20" });
  expect(await record(user, named.url, { amount: 10_000 })).toMatchObject({ status: 201 });
  expect(await record(user, bare.url, { amount: 20_000, network: "ERC20" })).toMatchObject({ status: 400 });
});

it("refuses a network that is not offered, and accounts without money", async () => {
  const user = await newMember(server, 0);
  const path = "/api/charge/tetherDepositUrlBEP20?amount=100000";
  expect(await user.call("GET", path)).toMatchObject({ status: 400, body: { problems: [{ path: "network" }] } });
  const manager = await server.user("manager01");
  expect(await manager.call("GET", path.replace("BEP20", "TRC20"))).toMatchObject({ status: 403 });
  expect(await user.call("GET", "/api/admin/tether-orders")).toMatchObject({ status: 403 });
});

it("keeps an order's terms when rate and networks change", async () => {
  const user = await newMember(server, 0);
  const order = await orderOf(user);
  const { items } = await operator.ask<{ items: object[] }>("GET", "/api/admin/tether-networks");
  const more = items.map((row) => ({ ...row, confirmations: 99 }));
  await operator.ask("PUT", "/api/admin/tether-networks", { items: more });
  await operator.ask("PUT", "/api/admin/tether-rate", { rate: 200_000 });
  try {
    expect(await termsOf(user)).toMatchObject({ rate: 200_000 });
    expect(await callBack(server, transferOf(order))).toMatchObject({ body: { state: "paid" } });
    expect(await orderNow(user)).toMatchObject({ rate: 138_550, needed: 20, credited: 100_000 });
  } finally {
    await operator.ask("PUT", "/api/admin/tether-networks", { items });
    await operator.ask("PUT", "/api/admin/tether-rate", { rate: 138_550 });
  }
});

it("tells its member of each change, and operators of what they decide about", async () => {
  const user = await newMember(server, 0);
  const own = await readStream(server.url, user.token);
  const theirs = await readStream(server.url, operator.token);
  await Promise.all([own, theirs].map((reader) => reader.until((events) => events.length > 0)));
  const order = await orderOf(user);
  await callBack(server, transferOf(order, { confirmations: 3, usdt: 1_000_000 }));
  await callBack(server, transferOf(order, { usdt: 1_000_000 }));
  const told = await own.until((events) => events.filter(({ name }) => name === "tetherOrder").length === 3);
  expect(told.filter(({ name }) => name === "tetherOrder").map(({ data }) => data)).toEqual([
    { id: order.id, version: 1 },
    { id: order.id, version: 2 },
    { id: order.id, version: 3 },
  ]);
  const waiting = await theirs.until((events) => events.filter(({ name }) => name === "waiting").length === 3);
  const counts = waiting.flatMap(({ name, data }) =>
    name === "waiting" ? [(data as { counts: { tether: number } }).counts.tether] : [],
  );
  expect(counts.map((n) => n - (counts[0] ?? 0))).toEqual([0, 0, 1]);
  await own.leave();
  await theirs.leave();
});
