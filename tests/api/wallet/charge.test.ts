import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { depositLimit, member } from "../../../server/db/schema.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { emoney, expectRightBooks, newMember } from "../lib/betting.ts";
import { act, approve, charge, chargeDone, requestNow, secondOperator } from "../lib/money.ts";
import { readStream } from "../lib/stream-reader.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const db = () => server.context.database.db;

afterEach(() => expectRightBooks(server));

const terms = (user: ApiUser) => user.ask<{ latest: { id: string; state: string } | null }>("GET", "/api/charge/terms");

it("goes from the request through an operator into the wallet, and to the history", async () => {
  const user = await newMember(server, 0);
  const { status, body } = await charge(user);
  expect(status).toBe(201);
  expect(body).toMatchObject({ emoney: 0, request: { state: "requested", amount: 50_000, bonus: 0, bank: null } });
  const { id } = body.request;
  expect((await terms(user)).latest).toMatchObject({ id, state: "requested" });

  expect(await act(operator, "approve", [id])).toEqual(["이미 처리되었거나 지금 상태에서는 할 수 없습니다."]);
  expect(await act(operator, "claim", [id])).toEqual([null]);
  expect(await requestNow(user, id)).toMatchObject({ state: "inProgress", bank: { holder: "한판" } });
  expect(await emoney(user)).toBe(0);
  expect(await act(operator, "approve", [id])).toEqual([null]);
  expect(await emoney(user)).toBe(50_000);
  expect(await requestNow(user, id)).toMatchObject({ state: "done" });
  expect((await terms(user)).latest).toMatchObject({ id, state: "done" });
  expect(await user.ask("GET", "/api/wallet/entries?kind=charge")).toMatchObject({
    items: [{ amount: 50_000, balance: 50_000 }],
  });
  expect(await act(operator, "approve", [id])).toEqual(["이미 처리되었거나 지금 상태에서는 할 수 없습니다."]);
  expect(await emoney(user)).toBe(50_000);
});

it("an open request is in the way of the same member's next one, and of nobody else's", async () => {
  const [first, second] = [await newMember(server, 0), await newMember(server, 0)];
  const { body } = await charge(first);
  expect((await charge(second)).status).toBe(201);
  expect((await terms(first)).latest).toMatchObject({ id: body.request.id });
  // What is decided is in nobody's way; the latest is the last one, and a charge is no exchange.
  await approve(operator, body.request.id);
  server.clock.advance(1_000);
  const next = await charge(first);
  expect(next.status).toBe(201);
  expect((await terms(first)).latest).toMatchObject({ id: next.body.request.id, state: "requested" });
  expect(await first.ask("GET", "/api/exchange/terms")).toMatchObject({ latest: null });
  expect(await charge(first)).toMatchObject({ status: 409, body: { code: "request_open" } });
});

it("gives the bonus of its type as a posting of its own, and requires its stakes", async () => {
  const user = await newMember(server, 0);
  const request = await chargeDone(user, operator, { chargeType: 3, amount: 100_000 });
  expect(request).toMatchObject({ bonus: 10_000, wagering: 550_000 });
  expect(await emoney(user)).toBe(110_000);
  expect(await user.ask("GET", "/api/wallet/entries")).toMatchObject({
    items: [
      { kind: "bonus", amount: 10_000, balance: 110_000 },
      { kind: "charge", amount: 100_000, balance: 100_000 },
    ],
  });
  expect(await user.ask("GET", "/api/exchange/terms")).toMatchObject({ room: { wagering: 550_000 } });
});

it("ends what the member had to stake where nothing is left, and nobody else's", async () => {
  const [other, user] = [await newMember(server, 0), await newMember(server, 0)];
  await chargeDone(other, operator, { chargeType: 3, amount: 100_000 });
  // With an empty wallet nothing of an earlier bonus is in force.
  await chargeDone(user, operator, { chargeType: 3, amount: 50_000 });
  expect(await user.ask("GET", "/api/exchange/terms")).toMatchObject({ room: { wagering: 275_000 } });
  expect(await other.ask("GET", "/api/exchange/terms")).toMatchObject({ room: { wagering: 550_000 } });
});

it("keeps the terms of the request when the type changes before the approval", async () => {
  const user = await newMember(server, 0);
  const { body } = await charge(user, { chargeType: 2, amount: 100_000 });
  const type = { id: 2, name: "보너스 5%", method: "bank", bonusPercent: 5, maxBonus: 100_000, wageringMultiple: 2 };
  const change = (rest: object) =>
    operator.ask("PUT", "/api/admin/charge-types", { items: [{ ...type, isActive: true, ...rest }] });
  await change({ bonusPercent: 50, isActive: false });
  try {
    await approve(operator, body.request.id);
    expect(await emoney(user)).toBe(105_000);
    const refused = await charge(user, { chargeType: 2 });
    expect(refused).toMatchObject({ status: 400, body: { problems: [{ path: "chargeType" }] } });
  } finally {
    await change({});
  }
});

it("is cancelled by its member while nobody works on it, and not after", async () => {
  const user = await newMember(server, 0);
  const other = await newMember(server, 0);
  const first = (await charge(user)).body.request;
  const cancel = (by: ApiUser, id: string) => by.call("POST", `/api/charge/requests/${id}/cancel`);
  expect(await cancel(other, first.id)).toMatchObject({ status: 404 });
  expect(await cancel(user, first.id)).toMatchObject({ status: 200, body: { request: { state: "cancelled" } } });
  expect(await cancel(user, first.id)).toMatchObject({ status: 409, body: { code: "request_moved" } });
  const second = (await charge(user)).body.request;
  await act(operator, "claim", [second.id]);
  expect(await cancel(user, second.id)).toMatchObject({ status: 409, body: { code: "request_moved" } });
  expect(await act(operator, "release", [second.id])).toEqual([null]);
  expect(await cancel(user, second.id)).toMatchObject({ status: 200 });
  expect(await emoney(user)).toBe(0);
});

it("is refused with a reason that its member reads", async () => {
  const user = await newMember(server, 0);
  const { id } = (await charge(user)).body.request;
  await act(operator, "claim", [id]);
  const noReason = await operator.call("POST", "/api/admin/money-requests/act", { action: "refuse", ids: [id] });
  expect(noReason).toMatchObject({ status: 400, body: { problems: [{ path: "reason" }] } });
  expect(await act(operator, "refuse", [id], { reason: "입금이 확인되지 않습니다." })).toEqual([null]);
  expect(await requestNow(user, id)).toMatchObject({ state: "refused", reason: "입금이 확인되지 않습니다." });
  expect(await emoney(user)).toBe(0);
});

it.each([
  [{ amount: 9_000 }, "amount", "최소 금액은 10,000원입니다."],
  [{ amount: 1_001_000 }, "amount", "최대 금액은 1,000,000원입니다."],
  [{ amount: 10_500 }, "amount", "1,000원 단위로 신청할 수 있습니다."],
  [{ amount: 10_000.5 }, "amount", "정수를 입력해주세요."],
  [{ amount: -50_000 }, "amount", "금액을 입력해주세요."],
  [{ depositor: "<b>x</b>" }, "depositor", "이름은 글자만 쓸 수 있습니다."],
  [{ depositor: "김" }, "depositor", "이름은 2자 이상입니다."],
  [{ chargeType: 77 }, "chargeType", "지금은 선택할 수 없는 충전 종류입니다."],
])("refuses %j under its field", async (body, path, message) => {
  const user = await newMember(server, 0);
  expect(await charge(user, body)).toMatchObject({ status: 400, body: { problems: [{ path, message }] } });
});

it("goes by the limits of the member's level", async () => {
  const user = await newMember(server, 0);
  await db().update(member).set({ level: 4 }).where(eq(member.userId, user.userId));
  expect(await charge(user, { amount: 4_001_000 })).toMatchObject({ status: 400 });
  expect(await charge(user, { amount: 4_000_000 })).toMatchObject({ status: 201 });
});

it("is for members alone", async () => {
  const manager = await server.user("manager01");
  expect(await charge(manager)).toMatchObject({ status: 403 });
  expect(await charge(operator)).toMatchObject({ status: 403 });
  const user = await newMember(server, 0);
  expect(await user.call("GET", "/api/admin/money-requests?kind=charge")).toMatchObject({ status: 403 });
});

it("is worked on by one operator, until the lease is over", async () => {
  const second = await secondOperator(server);
  const user = await newMember(server, 0);
  const { id } = (await charge(user)).body.request;
  const claims = await Promise.all([act(operator, "claim", [id]), act(second, "claim", [id])]);
  expect(claims.map(([problem]) => problem).toSorted()).toEqual([null, "다른 관리자가 처리하고 있습니다."].toSorted());
  const [holder, other] = claims[0]?.[0] === null ? [operator, second] : [second, operator];
  for (const action of ["claim", "release", "approve"])
    expect(await act(other, action, [id])).toEqual(["다른 관리자가 처리하고 있습니다."]);

  server.clock.advance(5 * 60_000 + 1_000);
  expect(await act(holder, "approve", [id])).toEqual(["먼저 처리를 맡아주세요."]);
  expect(await act(other, "claim", [id])).toEqual([null]);
  expect(await act(holder, "approve", [id])).toEqual(["다른 관리자가 처리하고 있습니다."]);
  expect(await act(other, "approve", [id])).toEqual([null]);
  expect(await emoney(user)).toBe(50_000);
});

it("acts on many at once, each by itself", async () => {
  const users = await Promise.all([1, 2, 3].map(() => newMember(server, 0)));
  const ids: string[] = [];
  for (const user of users) ids.push((await charge(user)).body.request.id);
  await act(operator, "claim", ids.slice(0, 2));
  const problems = await act(operator, "approve", [...ids, "nothing-of-that-name"]);
  expect(problems.map((problem) => problem === null)).toEqual([true, true, false, false]);
  expect(await Promise.all(users.map(emoney))).toEqual([50_000, 50_000, 0]);
});

it("is not credited over the member's own deposit limit, nor is an operator's deposit", async () => {
  const user = await newMember(server, 0);
  const now = new Date(server.clock.now());
  const { id } = (await charge(user, { amount: 100_000 })).body.request;
  const limit = {
    id: "l1",
    memberId: user.memberId,
    period: "day",
    amount: 99_999,
    effectiveFrom: now,
    createdAt: now,
  };
  await db().insert(depositLimit).values(limit);
  await act(operator, "claim", [id]);
  expect(await act(operator, "approve", [id])).toEqual(["입금 한도(24시간)까지 99,999원 남았습니다."]);
  expect(await requestNow(user, id)).toMatchObject({ state: "inProgress" });
  const deposit = { userId: user.userId, amount: 100_000, reason: "시험" };
  expect(await operator.call("POST", "/api/admin/deposits", deposit)).toMatchObject({ status: 400 });
  await operator.ask("POST", "/api/admin/deposits", { ...deposit, amount: 60_000 });
  await act(operator, "refuse", [id], { reason: "한도" });
  expect(await charge(user, { amount: 40_000 })).toMatchObject({
    status: 400,
    body: { problems: [{ path: "amount", message: "입금 한도(24시간)까지 39,999원 남았습니다." }] },
  });
  expect(await emoney(user)).toBe(60_000);
});

it("is told to its member, and what waits to operators", async () => {
  const user = await newMember(server, 0);
  const own = await readStream(server.url, user.token);
  const theirs = await readStream(server.url, operator.token);
  await Promise.all([own, theirs].map((reader) => reader.until((events) => events.length > 0)));
  const { id } = (await charge(user)).body.request;
  await approve(operator, id);
  const told = await own.until((events) => events.filter(({ name }) => name === "moneyRequest").length === 3);
  expect(told.filter(({ name }) => name === "moneyRequest").map(({ data }) => data)).toMatchObject([
    { id, state: "requested", version: 1 },
    { id, state: "inProgress", version: 2 },
    { id, state: "done", version: 3 },
  ]);
  const waiting = await theirs.until((events) => events.filter(({ name }) => name === "waiting").length === 3);
  const counts = waiting.flatMap(({ name, data }) =>
    name === "waiting" ? [(data as { counts: { charges: number } }).counts.charges] : [],
  );
  expect(counts.map((n) => n - (counts[2] ?? 0))).toEqual([1, 1, 0]);
  expect(
    told.some(({ name }) => name === "waiting"),
    "members hear nothing of the queues",
  ).toBe(false);
  await own.leave();
  await theirs.leave();
});
