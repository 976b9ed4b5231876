// Money leaves after it was staked: decisions, rule 37.
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { fixture, friendReward, member, memberBank } from "../../../server/db/schema.ts";
import { payFirstCharges } from "../../../server/programmes/friends/first-charge.ts";
import { payLossRewards } from "../../../server/programmes/friends/loss-rewards.ts";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { emoney, expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { chargeDone, exchange, memberWithBank } from "../lib/money.ts";

const HOUR_MS = 3_600_000;
const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
const db = () => server.context.database.db;

beforeAll(async () => {
  operator = await server.user("admin01");
});
afterEach(() => expectRightBooks(server));

interface Terms {
  room: { wagering: number };
  wagering: {
    grants: { cause: string; required: number; done: number; left: number }[];
    weights: Record<string, number>;
  };
}
const terms = (user: ApiUser) => user.ask<Terms>("GET", "/api/exchange/terms");
const left = async (user: ApiUser) => (await terms(user)).room.wagering;
const deposit = (user: ApiUser, amount: number, purpose: string) =>
  operator.call<{ code?: string }>("POST", "/api/admin/deposits", {
    userId: user.userId,
    amount,
    purpose,
    reason: "시험",
  });

const HOME = { home: 1, away: 0, homeHalf: 1, awayHalf: 0 };

/** Stakes on the home side, which wins. */
async function play(user: ApiUser, stake: number, price = 200): Promise<void> {
  const id = await addFixture(server.context, {
    markets: [{ ...RESULT, prices: { ...RESULT.prices, home: price } }],
  });
  await placed(user, [`${id}-1x2-home@${price}`], { stake });
  const startsAt = new Date(server.clock.now() - 2 * HOUR_MS);
  await db().update(fixture).set({ startsAt }).where(eq(fixture.id, id));
  await operator.ask("POST", `/api/admin/fixtures/${id}/result`, HOME);
}

it("a limit of deposits asks for no gift and no correction; a break lets neither in", async () => {
  const user = await newMember(server, 0);
  await user.ask("PUT", "/api/protection/limits", { kind: "deposit", period: "day", amount: 10_000 });
  expect(await deposit(user, 20_000, "charge")).toMatchObject({
    status: 400,
    body: { problems: [{ path: "amount" }] },
  });
  for (const purpose of ["gift", "correction"]) expect((await deposit(user, 20_000, purpose)).status).toBe(201);
  expect((await deposit(user, 10_000, "charge")).status).toBe(201);
  await user.ask("POST", "/api/protection/break", { hours: 72, password: DEMO_PASSWORD });
  for (const purpose of ["charge", "gift", "correction"]) expect((await deposit(user, 10, purpose)).status).toBe(400);
});

it("three ghosts of one recommender and one bank account take nothing out, and bring nothing, without a bet [REQ-R37]", async () => {
  await operator.ask("PUT", "/api/admin/friend-rules", {
    isOn: true,
    lossPercent: 0,
    firstChargePercent: 5,
    firstChargeTurnover: 15_000,
    maxPoints: 100_000,
  });
  await operator.ask("PUT", "/api/admin/attendance-rules", {
    isOpen: true,
    daily: { kind: "points", amount: 60_000, wagering: 0 },
    streaks: [],
  });
  const recommender = await newMember(server, 0);
  const [own] = await db().select().from(member).where(eq(member.id, recommender.memberId));
  const ghosts: ApiUser[] = [];
  for (const at of [1, 2, 3]) {
    const userId = `ghost_no_${at}`;
    const { status } = await new ApiUser(server.url, "").call("POST", "/api/member/join", {
      code: own?.code,
      userId,
      password: DEMO_PASSWORD,
      nickname: "유령",
      phone: `0103141590${at}`,
      bank: "국민은행",
      bankNumber: ["901-23-456789", "90123-456789", "90123456789"][at - 1],
      bankHolder: "홍길동",
      withdrawalPassword: "482915",
    });
    // The first one is nobody else; the next two wait, and an operator who is in a hurry lets them in.
    expect([at, status]).toEqual([at, at === 1 ? 204 : 202]);
    if (at > 1) {
      const { items } = await operator.ask<{ items: { id: string; userId: string }[] }>("GET", "/api/admin/joins");
      const id = items.find((one) => one.userId === userId)?.id ?? "";
      await operator.ask("POST", `/api/admin/joins/${id}`, { decision: "approve" });
    }
    ghosts.push(await server.user(userId));
  }
  for (const ghost of ghosts) {
    await chargeDone(ghost, operator, { amount: 1_000_000 });
    await ghost.ask("POST", "/api/attendance/check-in");
    await ghost.ask("POST", "/api/points/convert", { points: 60_000 });
    expect(await emoney(ghost)).toBe(1_060_000);
    expect(await exchange(ghost, { amount: 1_000_000 })).toMatchObject({
      status: 422,
      body: { code: "wagering_left", message: "남은 롤링 1,060,000원을 채운 뒤 환전할 수 있습니다." },
    });
    expect((await terms(ghost)).wagering.grants).toMatchObject([
      { cause: "charge", required: 1_000_000, done: 0, left: 1_000_000 },
      { cause: "conversion", required: 60_000, done: 0, left: 60_000 },
    ]);
  }
  server.clock.advance(25 * HOUR_MS);
  await payFirstCharges(server.context);
  await payLossRewards(server.context);
  operator = await server.user("admin01");
  expect(await db().$count(friendReward, eq(friendReward.memberId, recommender.memberId))).toBe(0);
  expect(await (await server.user(recommender.userId)).ask("GET", "/api/member/user")).toMatchObject({
    emoney: 0,
    point: 0,
  });
});

it("a plain charge asks for its amount once, of bets at 1.30 or higher that were lost or won [REQ-R37]", async () => {
  const user = await memberWithBank(server, 0);
  await chargeDone(user, operator, { amount: 100_000 });
  expect(await left(user)).toBe(100_000);
  await play(user, 40_000, 129);
  expect(await left(user), "1.29 does not count").toBe(100_000);
  await play(user, 40_000, 130);
  expect(await left(user)).toBe(60_000);
  expect((await terms(user)).wagering.grants).toMatchObject([
    { cause: "charge", required: 100_000, done: 40_000, left: 60_000 },
  ]);
  await play(user, 60_000);
  expect(await left(user)).toBe(0);
  expect(await exchange(user, { amount: 30_000 })).toMatchObject({ status: 201 });
});

it("what was met stays met: a weight that falls later does not ask for it again", async () => {
  const user = await memberWithBank(server, 0);
  await chargeDone(user, operator, { amount: 50_000 });
  await play(user, 50_000);
  expect(await exchange(user, { amount: 10_000 })).toMatchObject({ status: 201 });
  const weights = { sports: 50, mini: 100, slot: 100, casino: 50 };
  await operator.ask("PUT", "/api/admin/wagering-weights", weights);
  expect(await left(user)).toBe(0);
  await chargeDone(user, operator, { amount: 20_000 });
  await play(user, 10_000);
  expect(await left(user), "half of it counts").toBe(15_000);
  expect((await terms(user)).wagering.weights).toEqual(weights);
  await operator.ask("PUT", "/api/admin/wagering-weights", { ...weights, sports: 100 });
  expect((await operator.call("PUT", "/api/admin/wagering-weights", { ...weights, slot: 101 })).status).toBe(400);
});

it("the weights of a new site: all but the casino count whole", async () => {
  const user = await newMember(server, 0);
  await fetch(`${server.url}/api/test/reset`, { method: "POST" });
  operator = await server.user("admin01");
  Object.assign(user, { token: (await server.user(user.userId)).token });
  expect((await terms(user)).wagering.weights).toEqual({ sports: 100, mini: 100, slot: 100, casino: 50 });
});

it("what an operator pays in or gives is staked once; what puts a mistake right is not", async () => {
  const user = await memberWithBank(server, 0);
  expect((await deposit(user, 30_000, "correction")).status).toBe(201);
  expect(await left(user)).toBe(0);
  await deposit(user, 20_000, "gift");
  expect(await left(user)).toBe(20_000);
  await deposit(user, 50_000, "charge");
  expect(await left(user)).toBe(70_000);
  const { items } = await operator.ask<{ items: { id: string; purpose: string }[] }>(
    "GET",
    `/api/admin/deposits?userId=${user.userId}`,
  );
  expect(items.map(({ purpose }) => purpose)).toEqual(["charge", "gift", "correction"]);
  await operator.ask("POST", `/api/admin/deposits/${items[0]?.id}/reverse`, { reason: "시험" });
  expect(await left(user), "what was taken back is not to be staked").toBe(20_000);
  const { items: kinds } = await user.ask<{ items: { kind: string }[] }>("GET", "/api/wallet/entries");
  expect(kinds.map(({ kind }) => kind)).toEqual(["reversal", "deposit", "gift", "adjustment"]);
});

it("a bank account that waits for an operator takes no exchange", async () => {
  const rich = await memberWithBank(server, 0);
  const [bank] = await db().select().from(memberBank).where(eq(memberBank.memberId, rich.memberId));
  const user = await newMember(server, 100_000);
  const answer = await user.call("PUT", "/api/exchange/account", {
    bank: "한빛은행",
    number: bank?.number,
    holder: "홍길동",
    withdrawalPassword: "731946",
    password: DEMO_PASSWORD,
  });
  expect(answer.status).toBe(202);
  expect(await exchange(user, { withdrawalPassword: "731946" })).toMatchObject({ status: 422 });
});
