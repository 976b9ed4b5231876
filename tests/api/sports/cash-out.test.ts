// Open bets are sold back whole and in parts; what is left is settled; no stake is ever paid for twice.
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { bet, betLimit, cashOut, fixture, market } from "../../../server/db/schema.ts";
import { audit } from "../../../server/ledger/audit.ts";
import type { Bet } from "../../../src/api/contract/sports/bets.ts";
import type { CashOutOffer, CashOutOffers, CashOutReport } from "../../../src/api/contract/sports/cash-out.ts";
import type { ProtectionState } from "../../../src/api/contract/account/protection.ts";
import type { MemberBetLimits } from "../../../src/api/contract/sports/bet-limits.ts";
import type { Answer, ApiUser } from "../../factories/api-user.ts";
import { addFixture, type FixtureSpec, LIVE_RESULT, RESULT, TOTAL } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { betOf, emoney, newMember, place } from "../lib/betting.ts";
import { settleNow } from "../lib/settling.ts";

const server = servedHere({ rateLimit: 0 });
let user: ApiUser;
beforeEach(async () => {
  user = await newMember(server, 1_000_000);
  // Prices before the kick-off are quoted every 30 s: a test has some of them to itself.
  server.clock.advance(10_000 - (server.clock.now() % 10_000));
});

let count = 0;
const simulated = (differs: FixtureSpec = {}) =>
  addFixture(server.context, {
    feed: "simulated",
    feedKey: `cash-out-${++count}`,
    feedState: { v: 1, league: "epl", means: { home: 1.6, away: 1.3 }, handicaps: [-0.5], totals: [2.5] },
    ...differs,
  });
async function betOn(legs: readonly string[], stake = 10_000): Promise<string> {
  const { status, body } = await place(user, betOf([...legs], { stake }));
  expect(status).toBe(201);
  return (body as Bet).id;
}
async function offerOf(id: string, by = user): Promise<CashOutOffer | undefined> {
  const { items } = await by.ask<CashOutOffers>("GET", `/api/cash-outs?ids=${id}`);
  return items[0];
}
const sell = (id: string, body: object, key = `cash-out-${++count}`, by = user) =>
  by.call("POST", `/api/bets/${id}/cash-out`, body, { "Idempotency-Key": key }) as Promise<
    Answer<CashOutReport & { code: string; rule?: string; offer?: CashOutOffer }>
  >;
const rowOf = async (id: string) => {
  const [row] = await server.context.database.db.select().from(bet).where(eq(bet.id, id));
  return row;
};

it("offers what the model says the bet is worth, less the margin", async () => {
  const id = await betOn([`${await simulated()}-1x2-home`]);
  // P(home) at these means is 0.4436…: 10,000 × 0.4436 × 2.00 × 0.98, moved a little by what the market thinks.
  const offer = await offerOf(id);
  expect(offer).toMatchObject({ betId: id, stake: 10_000, rule: null });
  expect(offer?.value).toBeGreaterThan(7_900);
  expect(offer?.value).toBeLessThan(9_500);
  expect(await offerOf(id, await newMember(server, 0))).toBeUndefined();
});

it("a market that is not in play stops no bet on another one of its fixture", async () => {
  const match = await simulated({ markets: [RESULT, TOTAL] });
  const bet = await betOn([`${match}-1x2-home`]);
  const before = await offerOf(bet);
  expect(before).toMatchObject({ value: expect.any(Number), rule: null });
  const stop = (code: string) =>
    server.context.database.db
      .update(market)
      .set({ status: "suspended" })
      .where(eq(market.id, `${match}-${code}`));
  await stop("ou");
  expect(await offerOf(bet)).toEqual(before);
  await stop("1x2");
  expect((await offerOf(bet))?.rule).not.toBeNull();
});

it("gives back room under a loss limit, as it is shown and as it is enforced", async () => {
  const member = await newMember(server, 100_000);
  await member.call("PUT", "/api/protection/limits", { kind: "loss", period: "day", amount: 10_000 });
  const used = async () => {
    const { limits } = await member.ask<ProtectionState>("GET", "/api/protection");
    return limits.find(({ kind, period }) => kind === "loss" && period === "day")?.used;
  };
  const selection = `${await simulated()}-1x2-home`;
  const { body } = await place(member, betOf([selection], { stake: 10_000 }));
  expect(await used()).toBe(10_000);
  const id = (body as Bet).id;
  const value = (await offerOf(id, member))?.value ?? 0;
  expect((await sell(id, { stake: 10_000, value }, undefined, member)).status).toBe(201);
  expect(await used()).toBe(10_000 - value);
  expect((await place(member, betOf([selection], { stake: Math.floor(value / 10) * 10 }))).status).toBe(201);
  expect((await place(member, betOf([selection], { stake: 10_000 }))).status).toBe(422);
});

it("pays for the whole once, and its settlement pays nothing more", async () => {
  const match = await simulated();
  const id = await betOn([`${match}-1x2-home`]);
  const before = await emoney(user);
  const value = (await offerOf(id))?.value ?? 0;
  const sold = await sell(id, { stake: 10_000, value }, "cash-out-whole");
  expect(sold).toMatchObject({ status: 201, body: { paid: value, bet: { status: 3 } } });
  expect(await sell(id, { stake: 10_000, value }, "cash-out-whole")).toEqual(sold);
  expect(await sell(id, { stake: 10_000, value })).toMatchObject({ status: 422, body: { rule: "cash_out_over" } });
  await settleNow(server, match, "2:0");
  expect(await rowOf(id)).toMatchObject({ status: 3, paid: value, cashedStake: 10_000 });
  expect(await emoney(user)).toBe(before + value);
});

it.each([
  ["2:0", 2, 12_000],
  ["0:1", 1, 0],
  ["void", -1, 6_000],
] as const)("pays for a part, and the rest is settled: %s", async (score, status, rest) => {
  const match = await simulated();
  const id = await betOn([`${match}-1x2-home`]);
  const whole = (await offerOf(id))?.value ?? 0;
  const part = Math.floor((whole * 4_000) / 10_000);
  expect(await sell(id, { stake: 4_000, value: part })).toMatchObject({
    status: 201,
    body: { paid: part, bet: { status: 0, cashedStake: 4_000, cashedPaid: part, payout: part + 12_000 } },
  });
  expect((await offerOf(id))?.stake).toBe(6_000);
  await settleNow(server, match, score);
  expect(await rowOf(id)).toMatchObject({ status, paid: part + rest });
  // A revision corrects the rest alone.
  await settleNow(server, match, "1:0");
  expect(await rowOf(id)).toMatchObject({ status: 2, paid: part + 12_000 });
});

it("refuses what is less than the member saw, and says what it is now", async () => {
  const id = await betOn([`${await simulated()}-1x2-home`]);
  const value = (await offerOf(id))?.value ?? 0;
  expect(await sell(id, { stake: 10_000, value: value + 1 })).toMatchObject({
    status: 409,
    body: { code: "price_changed", offer: { value } },
  });
  // What rose is paid as it is now.
  expect(await sell(id, { stake: 10_000, value: value - 500 })).toMatchObject({ status: 201, body: { paid: value } });
});

it("pays what it is bought for when it is judged, down to the floor: one won under it nothing is paid", async () => {
  const match = await simulated();
  const id = await betOn([`${match}-1x2-home`]);
  const seen = (await offerOf(id))?.value ?? 0;
  const before = await emoney(user);
  // The home side is weaker than it was looked at for.
  const feedState = { v: 1, league: "epl", means: { home: 1.5, away: 1.4 }, handicaps: [-0.5], totals: [2.5] };
  await server.context.database.db.update(fixture).set({ feedState }).where(eq(fixture.id, match));
  const now = (await offerOf(id))?.value ?? 0;
  expect(now).toBeLessThan(seen);
  expect(await sell(id, { stake: 10_000, value: now + 1 }, "floor-above")).toMatchObject({
    status: 409,
    body: { code: "price_changed", offer: { value: now } },
  });
  expect(await emoney(user)).toBe(before);
  const sold = await sell(id, { stake: 10_000, value: now }, "floor-at");
  expect(sold).toMatchObject({ status: 201, body: { paid: now } });
  expect(await sell(id, { stake: 10_000, value: now }, "floor-at")).toEqual(sold);
  expect(await emoney(user)).toBe(before + now);
});

it("pays one of the two amounts where the price changes while it is sold, and never less than the floor", async () => {
  const { db } = server.context.database;
  const match = await simulated();
  const id = await betOn([`${match}-1x2-home`]);
  const seen = (await offerOf(id))?.value ?? 0;
  const before = await emoney(user);
  const feedState = { v: 1, league: "epl", means: { home: 1, away: 1.8 }, handicaps: [-0.5], totals: [2.5] };
  const [sold] = await Promise.all([
    sell(id, { stake: 5_000, value: Math.floor(seen / 2) }, "floor-race"),
    db.update(fixture).set({ feedState }).where(eq(fixture.id, match)),
  ]);
  const paid = sold.status === 201 ? sold.body.paid : 0;
  expect(paid >= Math.floor(seen / 2) || sold.body.code === "price_changed").toBe(true);
  expect(await emoney(user)).toBe(before + paid);
});

it("refuses an offer from before a stop, also at the same amount", async () => {
  const { db } = server.context.database;
  const match = await simulated();
  const id = await betOn([`${match}-1x2-home`]);
  const seen = await offerOf(id);
  const { value, version } = { value: seen?.value ?? 0, version: seen?.version ?? 0 };
  const turn = (status: "open" | "suspended") =>
    db
      .update(market)
      .set({ status })
      .where(eq(market.id, `${match}-1x2`));
  await turn("suspended");
  // The stop itself is told before what follows from it.
  expect(await sell(id, { stake: 10_000, value, version })).toMatchObject({
    status: 422,
    body: { rule: "cash_out_suspended" },
  });
  await turn("open");
  const now = await offerOf(id);
  expect(now?.value).toBe(value);
  const late = await sell(id, { stake: 10_000, value, version });
  expect(late).toMatchObject({
    status: 409,
    body: {
      code: "price_changed",
      message: "경기가 중지되었다가 다시 열렸습니다. 지금 금액을 확인해주세요.",
      offer: now,
    },
  });
  expect(await rowOf(id)).toMatchObject({ cashedStake: 0, paid: 0 });
  expect((await sell(id, { stake: 10_000, value, version: 0.5 })).status).toBe(400);
  expect(await sell(id, { stake: 10_000, value, version: now?.version })).toMatchObject({
    status: 201,
    body: { paid: value },
  });
});

it("races of a cash-out against a stop pay nobody for an offer from before it", async () => {
  const { db } = server.context.database;
  for (let round = 0; round < 12; round++) {
    const match = await simulated();
    const id = await betOn([`${match}-1x2-home`]);
    const { value = 0, version } = (await offerOf(id)) ?? {};
    const stop = async () => {
      for (const status of ["suspended", "open"] as const)
        await db
          .update(market)
          .set({ status })
          .where(eq(market.id, `${match}-1x2`));
    };
    const [, ...sold] = await Promise.all([
      stop(),
      ...[1, 2].map(() => sell(id, { stake: 5_000, value: Math.floor((value ?? 0) / 2), version })),
    ]);
    // After the stop nothing is paid for it any more, whichever came first.
    expect((await sell(id, { stake: 5_000, value: 1, version })).status).not.toBe(201);
    const taken = sold.filter(({ status }) => status === 201);
    expect(sold.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    expect(await rowOf(id)).toMatchObject({ cashedStake: 5_000 * taken.length });
  }
});

it("leaves what remains of the stake alone to count for the limits", async () => {
  const { db } = server.context.database;
  const selection = `${await simulated()}-1x2-home`;
  const id = await betOn([selection]);
  const limits = await db.select().from(betLimit);
  await db.update(betLimit).set({ maxSelectionStake: 12_000 });
  expect(await place(user, betOf([selection], { stake: 6_000 }))).toMatchObject({
    status: 422,
    body: { maxStake: 2_000 },
  });
  const value = (await offerOf(id))?.value ?? 0;
  expect((await sell(id, { stake: 4_000, value: Math.floor((value * 4_000) / 10_000) })).status).toBe(201);
  expect((await user.ask<MemberBetLimits>("GET", "/api/bets/limits")).open.selections[selection]).toBe(6_000);
  expect(await place(user, betOf([selection], { stake: 7_000 }))).toMatchObject({
    status: 422,
    body: { maxStake: 6_000 },
  });
  await betOn([selection], 6_000);
  for (const { level, maxSelectionStake } of limits)
    await db.update(betLimit).set({ maxSelectionStake }).where(eq(betLimit.level, level));
});

it("names why it is refused", async () => {
  const { db } = server.context.database;
  const refused = async (id: string, rule: string) => {
    expect(await offerOf(id)).toMatchObject({ value: null, rule });
    expect(await sell(id, { stake: 10_000, value: 1 })).toMatchObject({ status: 422, body: { rule } });
  };
  const [lost, open] = [await simulated(), await simulated()];
  const multiple = await betOn([`${lost}-1x2-home`, `${open}-1x2-home`]);
  await settleNow(server, lost, "0:1");
  await refused(multiple, "cash_out_over");
  const stopped = await simulated();
  const suspended = await betOn([`${stopped}-1x2-home`]);
  await db
    .update(market)
    .set({ status: "suspended" })
    .where(eq(market.id, `${stopped}-1x2`));
  await refused(suspended, "cash_out_suspended");
  const replayed = await addFixture(server.context);
  const withoutModel = await betOn([`${replayed}-1x2-home`]);
  // By the current prices: 1 / 2.00 of a book of 1.0470…
  expect((await offerOf(withoutModel))?.value).toBe(Math.floor((10_000 * 2 * 0.98) / 2 / (1 / 2 + 1 / 3.3 + 1 / 4.1)));
  await db.update(market).set({ status: "closed" }).where(eq(market.fixtureId, replayed));
  await refused(withoutModel, "cash_out_unpriced");
  const live = await simulated({ status: "live", startsIn: -60_000, markets: [LIVE_RESULT] });
  await refused(await betOn([`${live}-l1x2-home`]), "cash_out_pending");
  const id = await betOn([`${await simulated()}-1x2-home`]);
  for (const stake of [990, 9_500, 10_010, 1_005])
    expect(await sell(id, { stake, value: 1 })).toMatchObject({ status: 422, body: { rule: "cash_out_stake" } });
  expect((await sell(id, { stake: 10_000, value: 1 }, undefined, await newMember(server, 0))).status).toBe(404);
  expect((await sell(id, { stake: 1.5, value: 1 })).status).toBe(400);
});

it("follows the match: a bet on who leads is worth more, and a goal stops it", async () => {
  const { db } = server.context.database;
  const match = await simulated({ markets: [RESULT, LIVE_RESULT] });
  const id = await betOn([`${match}-1x2-home`]);
  const before = (await offerOf(id))?.value ?? 0;
  const now = server.clock.now();
  const runs = { status: "live", startsAt: new Date(now - 600_000), endsAt: new Date(now + 6_000) };
  await db.update(fixture).set(runs).where(eq(fixture.id, match));
  await db
    .update(market)
    .set({ status: "closed" })
    .where(eq(market.id, `${match}-1x2`));
  const late = await offerOf(id);
  // At the end it is decided, one way or the other.
  expect(late?.value === null || (late?.value ?? 0) > before * 1.5).toBe(true);
  await db
    .update(market)
    .set({ status: "suspended" })
    .where(eq(market.id, `${match}-l1x2`));
  expect(await offerOf(id)).toMatchObject({ rule: "cash_out_suspended" });
});

it("races of a cash-out against another and against a settlement pay each stake once", async () => {
  const { db } = server.context.database;
  for (let round = 0; round < 12; round++) {
    const match = await simulated();
    const id = await betOn([`${match}-1x2-home`]);
    const value = (await offerOf(id))?.value ?? 0;
    const half = Math.floor((value * 5_000) / 10_000);
    const answers = await Promise.all([
      sell(id, { stake: 5_000, value: half }),
      sell(id, { stake: 10_000, value }),
      settleNow(server, match, round % 2 === 0 ? "2:0" : "0:1"),
      sell(id, { stake: 5_000, value: half }),
    ]);
    const taken = answers.flatMap((one) => (one && one.status === 201 ? [one.body] : []));
    const stakes = taken.reduce((sum, one) => sum + one.stake, 0);
    const paid = taken.reduce((sum, one) => sum + one.paid, 0);
    const won = round % 2 === 0 ? (10_000 - stakes) * 2 : 0;
    expect(stakes).toBeLessThanOrEqual(10_000);
    expect(await rowOf(id)).toMatchObject({ cashedStake: stakes, cashedPaid: paid, paid: paid + won });
    expect((await db.select().from(cashOut).where(eq(cashOut.betId, id))).length).toBe(taken.length);
  }
});

it("leaves the books right", async () => {
  expect((await audit(server.context.database.db)).differences).toEqual([]);
});
