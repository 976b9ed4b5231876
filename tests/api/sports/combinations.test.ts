// Legs of one fixture that its model prices together: quoted, placed at that price, refused when it moved, settled.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import { bet, fixture, market } from "../../../server/db/schema.ts";
import { audit } from "../../../server/ledger/audit.ts";
import type { MemberBetLimits } from "../../../src/api/contract/sports/bet-limits.ts";
import type { Bet, Quote } from "../../../src/api/contract/sports/bets.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, type FixtureSpec, LIVE_RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { betOf, newMember, place } from "../lib/betting.ts";
import { settleNow } from "../lib/settling.ts";

const server = servedHere({ rateLimit: 0 });
let user: ApiUser;
beforeAll(async () => {
  user = await server.user("member01");
});
/** Prices before the kick-off are quoted every 10 s: a test has all of them to itself. */
beforeEach(() => server.clock.advance(10_000 - (server.clock.now() % 10_000)));

let count = 0;
const simulated = (differs: FixtureSpec = {}) =>
  addFixture(server.context, {
    feed: "simulated",
    feedKey: `combined-${++count}`,
    feedState: { v: 1, league: "epl", means: { home: 1.6, away: 1.3 }, handicaps: [-0.5], totals: [2.5] },
    ...differs,
  });
const quote = (body: object) => user.ask<Quote>("POST", "/api/bets/quote", body);
const at = (id: string, price: number) => ({ combinations: [{ fixtureId: id, price }] });
const read = async (id: string) => {
  const [row] = await server.context.database.db.select().from(bet).where(eq(bet.id, id));
  return row;
};

it("tells price, highest stake and refusal of a slip before it is placed", async () => {
  const id = await simulated();
  const legs = [`${id}-1x2-home`, `${id}-ou-over@190`];
  const told = await quote(betOf(legs, { stake: 10_000 }));
  // P(home wins with more than 2.5 goals) at these means is 0.2859; less 5.5% for each leg that is 3.14.
  expect(told.price).toBeGreaterThan(285);
  expect(told.price).toBeLessThan(345);
  expect(told).toMatchObject({ refusal: null, combinations: [{ fixtureId: id, price: told.price }] });
  expect(told.maxStake).toBeGreaterThanOrEqual(10_000);
  expect(await quote({ ...betOf(legs), stake: 0 })).toMatchObject({
    price: told.price,
    refusal: { rule: "stake_empty" },
  });
  const none = await addFixture(server.context);
  expect(await quote(betOf([`${none}-1x2-home`, `${none}-ou-over@190`]))).toMatchObject({
    price: null,
    maxStake: 0,
    refusal: { code: "correlated_legs" },
  });
  // What cannot win together is not priced.
  expect(await quote(betOf([`${id}-1x2-home`, `${id}-hc-away@170`, `${id}-bts-no@195`]))).toMatchObject({
    combinations: [{ fixtureId: id }],
  });
});

it("tells who takes no change that a market was stopped since he saw it", async () => {
  const { db } = server.context.database;
  const id = await simulated();
  const seen = betOf([`${id}-1x2-home`, `${id}-ou-over@190`], { stake: 10_000, accept: "none" });
  const at = (version: number) => ({ ...seen, picks: seen.picks.map((pick) => ({ ...pick, version })) });
  expect(await quote(at(1))).toMatchObject({ refusal: null });
  for (const status of ["suspended", "open"])
    await db
      .update(market)
      .set({ status })
      .where(eq(market.id, `${id}-1x2`));
  expect(await quote(at(1))).toMatchObject({ refusal: { code: "price_changed" } });
  expect(await quote({ ...at(1), accept: "any" })).toMatchObject({ refusal: null });
  expect(await quote(at(3))).toMatchObject({ refusal: null });
});

it("takes the bet at the price together, and pays it", async () => {
  const [won, lost, back, elsewhere] = [
    await simulated(),
    await simulated(),
    await simulated(),
    await addFixture(server.context),
  ];
  const bets: Bet[] = [];
  for (const [id, score] of [
    [won, "2:1"],
    [lost, "2:0"],
    [back, "void"],
  ] as const) {
    const legs = [`${id}-1x2-home`, `${id}-ou-over@190`];
    const { price } = await quote(betOf(legs));
    const request = { ...betOf([...legs, `${elsewhere}-1x2-home`], { stake: 10_000 }), ...at(id, price ?? 0) };
    const { status, body } = await place(user, request);
    expect({ status, price: body.price, combinations: body.combinations }).toEqual({
      status: 201,
      price: (price ?? 0) * 2,
      combinations: [{ fixtureId: id, price }],
    });
    await settleNow(server, id, score);
    bets.push(body);
  }
  await settleNow(server, elsewhere, "1:0");
  const paid = await Promise.all(bets.map(async ({ id }) => (await read(id))?.paid));
  // Both legs of the third are handed back: what is left pays its own 2.00.
  expect(paid).toEqual([bets[0]?.payout, 0, 20_000]);
});

it("counts the stake once on the fixture, and on each of its selections", async () => {
  const own = await newMember(server, 100_000);
  const [id, other] = [await simulated(), await addFixture(server.context)];
  const legs = [`${id}-1x2-home`, `${id}-ou-over@190`, `${other}-1x2-home`];
  const { price } = await quote(betOf(legs.slice(0, 2)));
  expect((await place(own, { ...betOf(legs, { stake: 7_000 }), ...at(id, price ?? 0) })).status).toBe(201);
  expect((await place(own, betOf([`${id}-1x2-home`], { stake: 2_000 }))).status).toBe(201);
  const { open } = await own.ask<MemberBetLimits>("GET", "/api/bets/limits");
  expect(open).toEqual({
    selections: { [`${id}-1x2-home`]: 9_000, [`${id}-ou-over`]: 7_000, [`${other}-1x2-home`]: 7_000 },
    fixtures: { [id]: 9_000, [other]: 7_000 },
  });
});

it("refuses it where the price fell, or was never seen", async () => {
  const id = await simulated();
  const legs = [`${id}-1x2-home`, `${id}-ou-over@190`];
  const { price } = await quote(betOf(legs));
  const now = price ?? 0;
  expect(await place(user, betOf(legs, { accept: "better" }))).toMatchObject({
    status: 409,
    body: { code: "price_changed", combinations: [{ fixtureId: id, price: now }] },
  });
  const text = (hundredths: number) => (hundredths / 100).toFixed(2);
  expect(await place(user, { ...betOf(legs, { accept: "better" }), ...at(id, now + 1) })).toMatchObject({
    status: 409,
    body: { message: `조합 배당이 변경되었습니다: ${text(now + 1)} → ${text(now)}` },
  });
  expect((await place(user, { ...betOf(legs, { accept: "none" }), ...at(id, now - 1) })).status).toBe(409);
  expect((await place(user, { ...betOf(legs, { accept: "better" }), ...at(id, now - 1) })).status).toBe(201);
});

it("prices an in-play combination by the match as it stands, and again when the delay is over", async () => {
  const TOTAL = {
    ...LIVE_RESULT,
    code: "lou",
    kind: "over_under",
    family: "over_under",
    marketName: "Under/Over",
    line: 2.5,
  };
  const id = await simulated({
    status: "live",
    startsIn: -360_000,
    markets: [LIVE_RESULT, { ...TOTAL, prices: { over: 190, under: 185 } }],
  });
  const endsAt = new Date(server.context.clock.now() + 360_000);
  await server.context.database.db.update(fixture).set({ endsAt }).where(eq(fixture.id, id));
  const legs = [`${id}-l1x2-home`, `${id}-lou-over@190`];
  const { price } = await quote(betOf(legs));
  if (price === null) throw new Error("the model prices a running match");
  const answer = await place(user, { ...betOf(legs, { accept: "any" }), ...at(id, price) });
  expect(answer).toMatchObject({ status: 201, body: { acceptance: "pending", price } });
  server.clock.advance(6_000);
  await decideDue(server.context);
  const row = await read((answer.body as Bet).id);
  expect(row?.acceptance).toBe("accepted");
  expect(row?.price).toBe(row?.combinations[id]);
});

it("leaves the books right", async () => {
  expect((await audit(server.context.database.db)).differences).toEqual([]);
});
