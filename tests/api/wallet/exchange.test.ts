import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { account, fixture, wagering } from "../../../server/db/schema.ts";
import { deposit } from "../../../server/ledger/deposits.ts";
import { post } from "../../../server/ledger/post.ts";
import { seoulDay } from "../../../src/domain/common/time.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { emoney, expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { act, approve, chargeDone, exchange, memberWithBank, requestNow, WITHDRAWAL_PASSWORD } from "../lib/money.ts";

const DAY_MS = 86_400_000;
const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
const db = () => server.context.database.db;

beforeAll(async () => {
  operator = await server.user("admin01");
});
afterEach(() => expectRightBooks(server));

async function reserved(user: { memberId: string }): Promise<number> {
  const [row] = await db()
    .select({ balance: account.balance })
    .from(account)
    .where(eq(account.id, `reserved:${user.memberId}`));
  return row?.balance ?? 0;
}
const kinds = async (user: ApiUser) =>
  (await user.ask<{ items: { kind: string }[] }>("GET", "/api/wallet/entries")).items.map(({ kind }) => kind);

/** Gives a fixture a result, as if it had begun a while ago. */
async function end(fixtureId: string, result: object): Promise<void> {
  const startsAt = new Date(server.clock.now() - 7_200_000);
  await db().update(fixture).set({ startsAt }).where(eq(fixture.id, fixtureId));
  await operator.ask("POST", `/api/admin/fixtures/${fixtureId}/result`, result);
}
const HOME = { home: 1, away: 0, homeHalf: 1, awayHalf: 0 };
const AWAY = { home: 0, away: 1, homeHalf: 0, awayHalf: 1 };

it("reserves the money at the request, and pays it out by the approval [REQ-R28]", async () => {
  const user = await memberWithBank(server, 100_000);
  const { status, body } = await exchange(user);
  expect(status).toBe(201);
  expect(body).toMatchObject({ emoney: 70_000, request: { kind: "exchange", state: "requested", amount: 30_000 } });
  expect(body.request.bank?.number, "the member sees the own account masked").toMatch(/^\*+-\*+-\*+\d{4}$/);
  expect(await reserved(user)).toBe(30_000);
  await approve(operator, body.request.id);
  expect([await emoney(user), await reserved(user)]).toEqual([70_000, 0]);
  expect(await requestNow(user, body.request.id)).toMatchObject({ state: "done" });
  expect(await kinds(user)).toEqual(["exchange", "deposit"]);
  const { items } = await operator.ask<{ items: { bank: { number: string } }[] }>(
    "GET",
    `/api/admin/money-requests?kind=exchange&state=done&text=${user.userId}`,
  );
  expect(items[0]?.bank.number, "the operator sees it whole").toMatch(/^[\d-]+$/);
});

it("cannot be cancelled by its member [REQ-R28]", async () => {
  const user = await memberWithBank(server, 100_000);
  const { id } = (await exchange(user)).body.request;
  expect(await user.call("POST", `/api/charge/requests/${id}/cancel`)).toMatchObject({ status: 404 });
  expect(await emoney(user)).toBe(70_000);
});

it("gives the money back when it is refused", async () => {
  const user = await memberWithBank(server, 100_000);
  const { id } = (await exchange(user)).body.request;
  await act(operator, "claim", [id]);
  expect(await act(operator, "refuse", [id], { reason: "예금주가 다릅니다." })).toEqual([null]);
  expect([await emoney(user), await reserved(user)]).toEqual([100_000, 0]);
  expect(await kinds(user)).toEqual(["exchangeReturn", "exchange", "deposit"]);
});

it("keeps the money reserved while it is not known whether it was paid [REQ-R28]", async () => {
  const user = await memberWithBank(server, 100_000);
  const { id } = (await exchange(user)).body.request;
  await act(operator, "claim", [id]);
  const unnamed = await operator.call("POST", "/api/admin/money-requests/act", { action: "doubt", ids: [id] });
  expect(unnamed).toMatchObject({ status: 400, body: { problems: [{ path: "reference" }] } });
  expect(await act(operator, "doubt", [id], { reference: "TR-20261122-01" })).toEqual([null]);
  expect(await requestNow(user, id)).toMatchObject({ state: "payoutUnknown" });
  expect([await emoney(user), await reserved(user)]).toEqual([70_000, 30_000]);
  expect(await exchange(user)).toMatchObject({ status: 409, body: { code: "request_open" } });
  expect(await act(operator, "refuse", [id], { reason: "x" }), "only who has claimed it").not.toEqual([null]);
  await approve(operator, id);
  expect([await emoney(user), await reserved(user)]).toEqual([70_000, 0]);
});

it("pays nothing out of what a correction could not take back, before or after the request", async () => {
  const user = await memberWithBank(server, 100_000);
  const match = await addFixture(server.context);
  await placed(user, [`${match}-1x2-home@200`], { stake: 100_000 });
  await end(match, HOME);
  const { id } = (await exchange(user, { amount: 150_000 })).body.request;
  await end(match, AWAY);
  expect([await emoney(user), await reserved(user)]).toEqual([0, 150_000]);
  await act(operator, "claim", [id]);
  expect(await act(operator, "approve", [id])).toEqual([
    "정산 정정으로 회원이 갚을 돈이 150,000원 있어 지급할 수 없습니다. 거절하면 보유머니로 돌아갑니다.",
  ]);
  expect(await act(operator, "refuse", [id], { reason: "정정" })).toEqual([null]);
  const room = async () => (await user.ask<{ room: object }>("GET", "/api/exchange/terms")).room;
  expect([await emoney(user), await room()]).toMatchObject([150_000, { available: 0 }]);
  expect(await exchange(user)).toMatchObject({ status: 422, body: { code: "insufficient_funds" } });
  // What comes in beside it may leave.
  await db().transaction((tx) => deposit(tx, server.clock, { memberId: user.memberId, amount: 40_000, ref: "test" }));
  expect(await room()).toMatchObject({ available: 40_000 });
  expect(await exchange(user, { amount: 41_000 })).toMatchObject({
    status: 422,
    body: { message: "정산 정정으로 갚을 돈 150,000원을 뺀 40,000원까지 환전할 수 있습니다." },
  });
  await approve(operator, (await exchange(user, { amount: 40_000 })).body.request.id);
  expect([await emoney(user), await reserved(user)]).toEqual([150_000, 0]);
});

it("asks for the withdrawal password, and counts the guesses apart from those at the login", async () => {
  const user = await memberWithBank(server, 100_000);
  const guess = () => exchange(user, { withdrawalPassword: "111222" });
  expect(await guess()).toMatchObject({ status: 400, body: { problems: [{ path: "withdrawalPassword" }] } });
  expect((await exchange(user)).status, "a right one clears the count").toBe(201);
  const other = await memberWithBank(server, 100_000);
  for (let i = 0; i < 5; i++) expect((await exchange(other, { withdrawalPassword: "111222" })).status).toBe(400);
  expect(await exchange(other), "the right one too").toMatchObject({ status: 429 });
  expect((await server.user(other.userId)).token).not.toBe("");
  server.clock.advance(11 * 60_000);
  expect((await exchange(await server.user(other.userId))).status).toBe(201);
});

it("takes no more guesses at the withdrawal password from many addresses", async () => {
  const user = await memberWithBank(server, 100_000);
  const from = async (address: string, withdrawalPassword: string) => {
    const headers = { "x-auth-token": `Bearer ${user.token}`, "idempotency-key": crypto.randomUUID() };
    const payload = { amount: 30_000, withdrawalPassword };
    const call = { method: "POST", url: "/api/exchange/requests", headers, payload, remoteAddress: address } as const;
    return (await server.inject(call)).statusCode;
  };
  for (let i = 0; i < 20; i++) expect(await from(`10.0.0.${i}`, "111222")).toBe(400);
  expect(await from("10.0.1.1", WITHDRAWAL_PASSWORD)).toBe(429);
});

it("needs an account, which the login's password sets and changes [CERT-A3]", async () => {
  const user = await newMember(server, 100_000);
  expect(await exchange(user)).toMatchObject({ status: 422, body: { code: "exchange_refused" } });
  const bank = { bank: "한빛은행", number: "123-456-789012", holder: "홍길동", withdrawalPassword: "731946" };
  const set = (rest: object) => user.call("PUT", "/api/exchange/account", { ...bank, ...rest });
  expect(await set({ password: "wrong" })).toMatchObject({ status: 400, body: { problems: [{ path: "password" }] } });
  for (const withdrawalPassword of ["123456", "000000", "98765432", "12a456", "12345"])
    expect(await set({ password: "hanpan!2026", withdrawalPassword })).toMatchObject({ status: 400 });
  expect(await set({ password: "hanpan!2026" })).toEqual({
    status: 200,
    body: { bank: "한빛은행", number: "***-***-**9012", holder: "홍*동" },
  });
  expect(await exchange(user, { withdrawalPassword: WITHDRAWAL_PASSWORD })).toMatchObject({ status: 400 });
  expect(await exchange(user, { withdrawalPassword: "731946" })).toMatchObject({ status: 201 });
});

it.each([
  [{ amount: 9_000 }, 400, "최소 금액은 10,000원입니다."],
  [{ amount: 30_500 }, 400, "1,000원 단위로 신청할 수 있습니다."],
  [{ amount: 1_001_000 }, 400, "최대 금액은 1,000,000원입니다."],
  [{ amount: 101_000 }, 422, "보유머니보다 많습니다."],
])("refuses %j with %i", async (body, status, message) => {
  const user = await memberWithBank(server, 100_000);
  expect(await exchange(user, body)).toMatchObject({ status, body: { message } });
  expect(await emoney(user)).toBe(100_000);
});

it("goes by the limits of a day in Seoul; what was refused does not count", async () => {
  const user = await memberWithBank(server, 3_000_000);
  const take = async (amount: number) => {
    const answer = await exchange(user, { amount });
    if (answer.status === 201) await approve(operator, answer.body.request.id);
    return answer;
  };
  const refused = (await exchange(user, { amount: 1_000_000 })).body.request;
  await act(operator, "claim", [refused.id]);
  await act(operator, "refuse", [refused.id], { reason: "시험" });
  expect((await take(1_000_000)).status).toBe(201);
  expect((await take(900_000)).status).toBe(201);
  expect(await take(101_000)).toMatchObject({
    status: 400,
    body: { message: "오늘 환전할 수 있는 금액은 100,000원 남았습니다." },
  });
  for (let i = 0; i < 3; i++) expect((await take(10_000)).status).toBe(201);
  expect(await take(10_000)).toMatchObject({
    status: 422,
    body: { message: "환전은 하루 5번까지 신청할 수 있습니다." },
  });
  server.clock.advance(DAY_MS);
  operator = await server.user("admin01");
  Object.assign(user, { token: (await server.user(user.userId)).token });
  expect((await take(101_000)).status).toBe(201);
});

it("waits for the stakes that a bonus requires: those of bets placed after it and settled [REQ-R37]", async () => {
  const user = await memberWithBank(server, 50_000);
  const left = async () => (await user.ask<{ room: { wagering: number } }>("GET", "/api/exchange/terms")).room.wagering;
  const play = async (stake: number, result: object) => {
    const id = await addFixture(server.context);
    await placed(user, [`${id}-1x2-home@200`], { stake });
    return () => end(id, result);
  };
  const before = await play(20_000, HOME);
  await chargeDone(user, operator, { chargeType: 2, amount: 20_000 });
  expect(await left()).toBe(42_000);
  await before();
  expect(await left(), "a stake from before does not count").toBe(42_000);
  const first = await play(30_000, HOME);
  expect(await left(), "nor does one that is not settled").toBe(42_000);
  expect(await exchange(user, { amount: 10_000 })).toMatchObject({
    status: 422,
    body: { code: "wagering_left", message: "남은 롤링 42,000원을 채운 뒤 환전할 수 있습니다." },
  });
  await first();
  expect(await left()).toBe(12_000);
  await (
    await play(12_000, { void: true })
  )();
  expect(await left(), "nor a void one").toBe(12_000);
  await (
    await play(11_990, AWAY)
  )();
  expect(await left(), "a lost one does").toBe(10);
  await (
    await play(1_000, HOME)
  )();
  expect(await exchange(user, { amount: 10_000 })).toMatchObject({ status: 201 });
});

it("forgets the stakes of a bonus that was lost with all the money, at the next charge", async () => {
  const user = await memberWithBank(server, 0);
  await chargeDone(user, operator, { chargeType: 3, amount: 10_000 });
  const id = await addFixture(server.context);
  await placed(user, [`${id}-1x2-home@200`], { stake: 11_000 });
  await end(id, AWAY);
  expect(await user.ask("GET", "/api/exchange/terms")).toMatchObject({ room: { wagering: 44_000 } });
  await chargeDone(user, operator, { amount: 20_000 });
  // What the new charge itself asks for is left.
  expect(await user.ask("GET", "/api/exchange/terms")).toMatchObject({ room: { wagering: 20_000 } });
  expect(await db().$count(wagering, eq(wagering.memberId, user.memberId))).toBe(2);
});

it("takes what it pays out of the house's bank", async () => {
  const user = await memberWithBank(server, 100_000);
  const { id } = (await exchange(user)).body.request;
  const [bank] = await db().select({ balance: account.balance }).from(account).where(eq(account.id, "house_bank"));
  expect(bank?.balance).toBeGreaterThan(30_000);
  await act(operator, "claim", [id]);
  expect(await act(operator, "approve", [id], { reference: "TR-1" })).toEqual([null]);
  const [after] = await db().select({ balance: account.balance }).from(account).where(eq(account.id, "house_bank"));
  expect((bank?.balance ?? 0) - (after?.balance ?? 0)).toBe(30_000);
});

it("is paid out to the last won of the house's bank, and stays open while the bank has one won less", async () => {
  const user = await memberWithBank(server, 100_000);
  const { id } = (await exchange(user)).body.request;
  await act(operator, "claim", [id]);
  const bank = async () =>
    (await db().select({ balance: account.balance }).from(account).where(eq(account.id, "house_bank")))[0]?.balance ??
    0;
  const lay = (amount: number) =>
    db().transaction((tx) =>
      post(tx, server.clock, {
        kind: "gift",
        ref: "test",
        lines: [
          { account: "house_bank", amount: -amount },
          { account: "house_promotions", amount },
        ],
      }),
    );
  const before = await bank();
  await lay(before - 29_999);
  expect(await act(operator, "approve", [id])).toEqual(["하우스 은행 잔액이 부족합니다."]);
  expect(await requestNow(user, id)).toMatchObject({ state: "inProgress" });
  expect(await bank()).toBe(29_999);
  await lay(-1);
  expect(await act(operator, "approve", [id])).toEqual([null]);
  expect(await requestNow(user, id)).toMatchObject({ state: "done" });
  expect(await bank()).toBe(0);
  await lay(30_000 - before);
});

it("is listed in the money's history by kind and by days in Seoul, with the balance after each [CERT-A8]", async () => {
  const user = await memberWithBank(server, 100_000);
  await exchange(user, { amount: 40_000 });
  type Entries = { totalCount: number; items: { kind: string; amount: number; balance: number }[] };
  const list = (query: string) => user.ask<Entries>("GET", `/api/wallet/entries?${query}`);
  const today = seoulDay(server.clock.now());
  const tomorrow = seoulDay(server.clock.now() + DAY_MS);
  const { items } = await list(`from=${today}&to=${today}`);
  expect(items).toMatchObject([
    { kind: "exchange", amount: -40_000, balance: 60_000 },
    { kind: "deposit", amount: 100_000, balance: 100_000 },
  ]);
  expect(items[0]?.balance).toBe(await emoney(user));
  expect((await list(`kind=exchange&to=${today}`)).totalCount).toBe(1);
  expect((await list(`from=${tomorrow}`)).totalCount).toBe(0);
  expect((await user.call("GET", "/api/wallet/entries?from=2026-02-30")).status).toBe(400);
});
