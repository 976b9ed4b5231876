// What a recommender is given: once for a first charge, once for what a friend lost net in a month.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bet, friendPromise, friendReward, member, setting } from "../../../server/db/schema.ts";
import { payFirstCharges } from "../../../server/programmes/friends/first-charge.ts";
import { payLossRewards } from "../../../server/programmes/friends/loss-rewards.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { expectRightBooks, newMember } from "../lib/betting.ts";
import { chargeDone } from "../lib/money.ts";
import { rowsWritten } from "../lib/rows-written.ts";
import { callBack, orderOf, transferOf } from "../lib/tether.ts";
import { COUNTED_ANEW, silently } from "../lib/silently.ts";

const DAY = 86_400_000;
type Own = ApiUser & { memberId: string };
interface Summary {
  promised: number;
  code: string;
  count: number;
  points: number;
}

/** Each test begins with a year. */
let year = 2026;
let server: TestServer;
let operator: ApiUser;
let recommender: Own;
let friend: Own;
const db = () => server.context.database.db;
/** 5% of a first charge for 150 times the charge. */
const rules = {
  isOn: true,
  lossPercent: 1,
  firstChargePercent: 5,
  firstChargeTurnover: 15_000,
  maxPoints: 4_000,
};

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
});
beforeEach(async () => {
  year += 1;
  goTo("01");
  await fetch(`${server.url}/api/test/reset`, { method: "POST" });
  operator = await server.user("admin01");
  await operator.ask("PUT", "/api/admin/friend-rules", rules);
  recommender = await newMember(server, 0);
  friend = await newMember(server, 0);
  await db().update(member).set({ recommenderId: recommender.memberId }).where(eq(member.id, friend.memberId));
});
afterAll(async () => {
  // They were written as settled, without their postings.
  await silently(server, sql`delete from bet`, ...COUNTED_ANEW);
  await expectRightBooks(server);
  await server.close();
});

const summary = (by: ApiUser) => by.ask<Summary>("GET", "/api/friends");
const again = async (one: Own) => Object.assign(one, { token: (await server.user(one.userId)).token });

/** To the first minute of a month of the test's own year in Seoul. */
function goTo(month: string): void {
  server.clock.advance(Date.parse(`${year}-${month}-01T00:01:00+09:00`) - server.clock.now());
}
/** A bet of the friend's at 2.00 that was settled now; 1 lost, 2 won. */
const settled = (stake: number, status: number, differs: object = {}) =>
  db()
    .insert(bet)
    .values({
      id: crypto.randomUUID(),
      memberId: friend.memberId,
      gameType: 1,
      status,
      stake,
      price: 200,
      countedPrice: 200,
      payout: stake * 2,
      paid: status === 2 ? stake * 2 : 0,
      placedAt: new Date(server.clock.now()),
      settledAt: new Date(server.clock.now()),
      ...differs,
    });
async function pay(): Promise<number> {
  await payLossRewards(server.context);
  await again(recommender);
  return (await summary(recommender)).points;
}

/** The friend stakes so much at 2.00 and loses it; promises are looked at, by several at once. */
async function staked(stake: number): Promise<void> {
  await settled(stake, 1);
  await Promise.all(Array.from({ length: 4 }, () => payFirstCharges(server.context)));
}

test("nothing is promised before an operator has set rules", async () => {
  await db().delete(setting).where(eq(setting.key, "friendRules"));
  const none = { isOn: false, lossPercent: 0, firstChargePercent: 0, firstChargeTurnover: 100, maxPoints: 1 };
  expect(await operator.ask("GET", "/api/admin/friend-rules")).toEqual(none);
  await chargeDone(friend, operator, { amount: 50_000 });
  await staked(50_000);
  expect(await summary(recommender)).toMatchObject({ points: 0, promised: 0, rules: none });
  // Losses count from the day on which the first rules are set.
  expect((await operator.call("PUT", "/api/admin/friend-rules", rules)).status).toBe(200);
  expect(await summary(recommender)).toMatchObject({ points: 0, promised: 0, rules });
});

test("the first charge pays its part once, when the friend has staked its turnover, and no later one does", async () => {
  await chargeDone(friend, operator, { amount: 50_000 });
  await payFirstCharges(server.context);
  expect(await summary(recommender)).toMatchObject({ count: 1, points: 0, promised: 2_500 });
  await staked(50_000);
  expect(await summary(recommender), "the charge once is not enough").toMatchObject({ points: 0, promised: 2_500 });
  await staked(7_449_990);
  expect(await summary(recommender)).toMatchObject({ points: 0, promised: 2_500 });
  await staked(10);
  expect(await summary(recommender)).toMatchObject({ count: 1, points: 2_500, promised: 0 });
  await chargeDone(friend, operator, { amount: 90_000 });
  await staked(13_500_000);
  expect(await summary(recommender)).toMatchObject({ points: 2_500, promised: 0 });
  expect(await recommender.ask("GET", "/api/member/user")).toMatchObject({ point: 2_500 });
  const { items } = await recommender.ask<{ items: object[] }>("GET", "/api/friends/rewards");
  expect(items).toMatchObject([{ kind: "charge", occasion: "first", base: 50_000, points: 2_500 }]);
  const kept = await db().select().from(friendPromise).where(eq(friendPromise.friendId, friend.memberId));
  expect(kept).toMatchObject([{ state: "paid", points: 2_500 }]);
  // The operator reads who was rewarded for whom.
  const all = await operator.ask<{ items: { userId: string }[] }>("GET", "/api/admin/friend-rewards?itemsPerPage=100");
  expect(all.items.filter(({ userId }) => userId === recommender.userId)).toMatchObject([
    { friend: friend.userId, kind: "charge", occasion: "first", base: 50_000, points: 2_500 },
  ]);
  // Nobody's name is told whole.
  const told = JSON.stringify([items, await recommender.ask("GET", "/api/friends/members")]);
  expect(told).not.toContain(friend.userId);
  expect(told).not.toContain(friend.userId.slice(-8));
});

test("what one friend stakes keeps the promise for that friend alone", async () => {
  const second = await newMember(server, 0);
  await db().update(member).set({ recommenderId: recommender.memberId }).where(eq(member.id, second.memberId));
  await chargeDone(friend, operator, { amount: 50_000 });
  await chargeDone(second, operator, { amount: 60_000 });
  const written = () => rowsWritten(server, () => payFirstCharges(server.context));
  await settled(10, 1);
  expect(await written(), "looked at, and not enough").toEqual({ friend_promise: 1 });
  await settled(7_499_990, 1);
  expect(await written()).toMatchObject({ friend_promise: 1, friend_reward: 1, posting: 1 });
  expect(await summary(recommender)).toMatchObject({ count: 2, points: 2_500, promised: 3_000 });
  expect(await written()).toEqual({});
});

test("a first charge by tether is a first charge: it is rewarded, and the next one by bank is not", async () => {
  expect(await callBack(server, transferOf(await orderOf(friend)))).toMatchObject({ body: { state: "paid" } });
  expect(await summary(recommender)).toMatchObject({ points: 0, promised: 4_000 });
  await staked(15_000_000);
  // 5 % of 100,000, and 4,000 at most.
  expect(await summary(recommender)).toMatchObject({ points: 4_000 });
  await chargeDone(friend, operator, { amount: 50_000 });
  await staked(7_500_000);
  expect(await summary(recommender)).toMatchObject({ points: 4_000 });
});

test("after a charge by bank the first one by tether is no first charge", async () => {
  await chargeDone(friend, operator, { amount: 20_000 });
  await staked(3_000_000);
  expect(await summary(recommender)).toMatchObject({ points: 1_000 });
  await callBack(server, transferOf(await orderOf(friend)));
  await staked(30_000_000);
  expect(await summary(recommender)).toMatchObject({ points: 1_000, promised: 0 });
});

test("what a friend lost net in a month pays its part once it has ended, however often and by how many it is tried [REQ-R38]", async () => {
  await settled(160_000, 1);
  server.clock.advance(3 * DAY);
  await settled(40_040, 1);
  await settled(70_000, 2);
  await settled(80_000, -1, { acceptance: "refused" });
  expect(await payLossRewards(server.context)).toBe(0);
  goTo("02");
  await Promise.all(Array.from({ length: 5 }, () => payLossRewards(server.context)));
  // 1 % of 160,000 + 40,040 − 70,000.
  expect(await pay()).toBe(1_300);
  await settled(1_000_000, 1);
  goTo("03");
  await pay();
  // Never more than the rule says.
  expect(await pay()).toBe(5_300);
  const rows = await db().select().from(friendReward).where(eq(friendReward.friendId, friend.memberId));
  expect(rows.map(({ occasion, base, points }) => ({ occasion, base, points }))).toEqual([
    { occasion: `${year}-01`, base: 130_040, points: 1_300 },
    { occasion: `${year}-02`, base: 1_000_000, points: 4_000 },
  ]);
});

test("a loss that is won back is not rewarded, in whichever month and order", async () => {
  // Two opposite bets: one lost, one won.
  await settled(300_000, 1);
  await settled(300_000, 2);
  goTo("02");
  expect(await pay()).toBe(0);
  // Won first, lost in the month after: only what is lost beyond it.
  await settled(200_000, 2);
  goTo("03");
  expect(await pay()).toBe(0);
  await settled(250_000, 1);
  goTo("04");
  expect(await pay()).toBe(500);
  // Rewarded, won back, and lost again: the same loss is not rewarded twice.
  await settled(50_000, 2);
  goTo("05");
  await settled(50_000, 1);
  goTo("06");
  expect(await pay()).toBe(500);
  await settled(10_000, 1);
  goTo("07");
  expect(await pay()).toBe(600);
});

test("a hedge of which nearly all was cashed out is no loss, and what was cashed out at a win lowers the next one", async () => {
  const cashed = { cashedStake: 299_000, cashedPaid: 280_000 };
  await settled(300_000, 1, { ...cashed, paid: 280_000 });
  await settled(300_000, 2, { ...cashed, paid: 282_000 });
  goTo("02");
  expect(await pay()).toBe(0);
  // The half that rose is sold for 540,000, the other half is lost.
  await settled(300_000, 3, { cashedStake: 300_000, cashedPaid: 540_000, paid: 540_000 });
  await settled(300_000, 1);
  goTo("03");
  // 300,000 lost, 240,000 won.
  expect(await pay()).toBe(600);
});

test("stakes at less than 1.30, and what was staked before the charge, earn no first charge", async () => {
  await settled(50_000_000, 1);
  await chargeDone(friend, operator, { amount: 50_000 });
  await db()
    .insert(bet)
    .values({
      id: crypto.randomUUID(),
      memberId: friend.memberId,
      gameType: 1,
      status: 2,
      stake: 50_000_000,
      price: 129,
      countedPrice: 129,
      payout: 64_500_000,
      placedAt: new Date(server.clock.now()),
      settledAt: new Date(server.clock.now()),
    });
  await payFirstCharges(server.context);
  expect(await summary(recommender)).toMatchObject({ points: 0, promised: 2_500 });
  await db().update(member).set({ disabledAt: new Date() }).where(eq(member.id, recommender.memberId));
  await staked(7_500_000);
  await db().update(member).set({ disabledAt: null }).where(eq(member.id, recommender.memberId));
  expect(await summary(recommender)).toMatchObject({ points: 0, promised: 0 });
});

test.each([
  ["a manager", { type: 2 }],
  ["an operator", { role: 10 }],
])("%s is paid nothing for friends", async (_, account) => {
  await chargeDone(friend, operator, { amount: 50_000 });
  await db().update(member).set(account).where(eq(member.id, recommender.memberId));
  await staked(7_500_000);
  expect(await db().$count(friendReward, eq(friendReward.friendId, friend.memberId))).toBe(0);
});

test("a recommender who is disabled, or a programme that is off, is paid nothing, and what is past stays past", async () => {
  await operator.ask("PUT", "/api/admin/friend-rules", { ...rules, isOn: false });
  await chargeDone(friend, operator, { amount: 50_000 });
  await settled(100_000, 1);
  goTo("02");
  operator = await server.user("admin01");
  await operator.ask("PUT", "/api/admin/friend-rules", rules);
  await payLossRewards(server.context);
  await again(recommender);
  expect(await summary(recommender)).toMatchObject({ points: 0 });
  expect((await recommender.call("PUT", "/api/admin/friend-rules", rules)).status).toBe(403);
  await db().update(member).set({ disabledAt: new Date() }).where(eq(member.id, recommender.memberId));
  await settled(100_000, 1);
  goTo("03");
  await payLossRewards(server.context);
  expect(await db().$count(friendReward, eq(friendReward.friendId, friend.memberId))).toBe(0);
});
