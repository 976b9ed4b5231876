// What is taken on a market and on an outcome at most: docs/decisions/limits-of-an-offer.md.
import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { bet, judgement, liveAction, market, selection } from "../../../server/db/schema.ts";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import { emptyBatch } from "../../../server/sports/feed/feed.ts";
import { applyBatch } from "../../../server/sports/feed/writer.ts";
import type { LiveFixtureDetail } from "../../../src/api/contract/operator/live.ts";
import type { Quote } from "../../../src/api/contract/sports/bets.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, DOUBLE_CHANCE, LIVE_RESULT, RESULT, TOTAL } from "../../factories/fixtures.ts";
import { betNow, betOf, newMember, place, placed } from "../lib/betting.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0, inPlayDelayMs: 60_000 });
let trader: ApiUser;
let id: string;
let other: string;
const db = () => server.context.database.db;

beforeAll(async () => {
  trader = await server.user("admin04");
});
beforeEach(async () => {
  id = await addFixture(server.context, { markets: [RESULT, TOTAL, DOUBLE_CHANCE] });
  other = await addFixture(server.context, { markets: [RESULT] });
});

const limit = (key: string, limits: object, by = trader) =>
  by.callAlone("PUT", "/api/admin/live/limits", {
    scope: key.endsWith("-1x2") || key.endsWith("-dc") ? "market" : "selection",
    key,
    maxStake: null,
    maxLiability: null,
    reason: "한도 조정",
    ...limits,
  });
const member = () => newMember(server, 50_000_000);
const refusedAt = (maxStake: number) => ({ status: 422, body: { code: "stake_limit", rule: "stake_max", maxStake } });
/** The highest stake is taken, and no more than that. */
async function expectMost(picks: string[], most: number): Promise<void> {
  expect(await place(await member(), betOf(picks, { stake: most + 10 }))).toMatchObject(refusedAt(most));
  await placed(await member(), picks, { stake: most });
}

it("takes so much on an outcome of all members together, to the won", async () => {
  expect((await limit(`${id}-1x2-home`, { maxStake: 100_000 })).status).toBe(204);
  await placed(await member(), [`${id}-1x2-home`], { stake: 70_000 });
  await placed(await member(), [`${id}-1x2-away@410`], { stake: 90_000 });
  await expectMost([`${id}-1x2-home`], 30_000);
  expect(await place(await member(), betOf([`${id}-1x2-home`], { stake: 1_000 }))).toMatchObject(refusedAt(0));
  await limit(`${id}-1x2-home`, {});
  await placed(await member(), [`${id}-1x2-home`], { stake: 200_000 });
});

it("takes so much on a market, whichever outcome it is on", async () => {
  expect((await limit(`${id}-1x2`, { maxStake: 100_000 })).status).toBe(204);
  await placed(await member(), [`${id}-1x2-home`], { stake: 60_000 });
  await expectMost([`${id}-1x2-draw@330`], 40_000);
  // Another market of the match has no limit.
  await placed(await member(), [`${id}-ou-over@190`], { stake: 500_000 });
});

it("loses so much on a market where the worst of its results comes, as stakes on other outcomes allow", async () => {
  expect((await limit(`${id}-1x2`, { maxLiability: 100_000 })).status).toBe(204);
  await placed(await member(), [`${id}-1x2-away@410`], { stake: 20_000 });
  // 20,000 of the other side lie against it: 120,000 may be paid above the stake at 2.00.
  await expectMost([`${id}-1x2-home`], 120_000);
  // 140,000 of stakes: away pays 62,000 above its stake, of 120,000 + 100,000 that may be.
  await expectMost([`${id}-1x2-away@410`], 50_960);
});

it("counts outcomes that win together as one result", async () => {
  expect((await limit(`${id}-dc`, { maxLiability: 30_000 })).status).toBe(204);
  await placed(await member(), [`${id}-dc-home_draw@130`], { stake: 50_000 });
  // A win of the home side pays both: 15,000 are left of 30,000.
  await expectMost([`${id}-dc-home_away@130`], 50_000);
});

it("loses so much on an outcome, and the narrower of both limits counts", async () => {
  expect((await limit(`${id}-1x2`, { maxStake: 1_000_000, maxLiability: 900_000 })).status).toBe(204);
  await limit(`${id}-1x2-home`, { maxLiability: 50_000 });
  await expectMost([`${id}-1x2-home`], 50_000);
  await placed(await member(), [`${id}-1x2-draw@330`], { stake: 100_000 });
});

it("counts a bet of several legs whole, and refuses one by what its combined price may pay", async () => {
  await limit(`${id}-1x2-home`, { maxLiability: 100_000 });
  // At 8.20 a stake of 13,880 pays 99,936 above itself, and one of 13,890 more than 100,000.
  const legs = [`${id}-1x2-home`, `${other}-1x2-away@410`];
  expect(await place(await member(), betOf(legs, { stake: 13_890 }))).toMatchObject(refusedAt(13_880));
  await placed(await member(), legs, { stake: 10_000 });
  // 72,000 are at stake for the house where home wins.
  await expectMost([`${id}-1x2-home`], 28_000);
});

it("counts what was cashed out no more", async () => {
  await limit(`${id}-1x2-home`, { maxStake: 50_000 });
  const first = await placed(await member(), [`${id}-1x2-home`], { stake: 50_000 });
  expect((await place(await member(), betOf([`${id}-1x2-home`], { stake: 1_000 }))).status).toBe(422);
  await db().update(bet).set({ cashedStake: 20_000, cashedPaid: 20_000 }).where(eq(bet.id, first.id));
  await expectMost([`${id}-1x2-home`], 20_000);
});

it("is kept by a bet in play that is taken at a better price", async () => {
  const live = await addFixture(server.context, { startsIn: -600_000, status: "live", markets: [LIVE_RESULT] });
  const selectionId = `${live}-l1x2-home`;
  await db().update(selection).set({ maxLiability: 21_000 }).where(eq(selection.id, selectionId));
  const waits = async () => {
    const user = await member();
    return { user, bet: await placed(user, [selectionId], { stake: 10_000, accept: "any" }) };
  };
  const [first, second] = [await waits(), await waits()];
  // Each pays 500 more, and 1,000 are left of 21,000.
  await tell(205);
  server.clock.advance(60_000);
  await decideDue(server.context);
  for (const { user, bet: of } of [first, second])
    expect(await betNow(user, of.id)).toMatchObject({ acceptance: "accepted", price: 205 });
  await tell(200);
  await db().update(selection).set({ maxLiability: 31_499 }).where(eq(selection.id, selectionId));
  const third = await waits();
  await tell(205);
  server.clock.advance(60_000);
  await decideDue(server.context);
  expect(await betNow(third.user, third.bet.id)).toMatchObject({
    acceptance: "refused",
    refusal: "오른 배당으로는 받을 수 있는 금액을 넘어 접수되지 않았습니다.",
    paid: 10_000,
  });

  async function tell(price: number): Promise<void> {
    await applyBatch(server.context, { ...emptyBatch(), prices: [{ selectionId, price }] });
  }
});

it("is judged again when it changes between the reading of a bet and its writing", async () => {
  const user = await member();
  const { call } = server.context.database;
  let isFirst = true;
  server.context.database.call = async (name, argument) => {
    if (name === "place_bet" && isFirst) {
      isFirst = false;
      await limit(`${id}-1x2-home`, { maxStake: 5_000 });
    }
    return call(name, argument);
  };
  try {
    expect(await place(user, betOf([`${id}-1x2-home`], { stake: 10_000 }))).toMatchObject(refusedAt(5_000));
  } finally {
    server.context.database.call = call;
  }
  expect(isFirst).toBe(false);
});

it("is not passed by bets that are sent at once", async () => {
  await limit(`${id}-1x2-home`, { maxStake: 50_000 });
  const users = await Promise.all(Array.from({ length: 8 }, member));
  const answers = await Promise.all(users.map((user) => place(user, betOf([`${id}-1x2-home`], { stake: 20_000 }))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422, 422, 422]);
  const refused = answers.filter(({ status }) => status === 422);
  expect(new Set(refused.map(({ body }) => body.maxStake))).toEqual(new Set([10_000]));
  const taken = await db()
    .select({ stake: bet.stake })
    .from(bet)
    .where(
      inArray(
        bet.id,
        answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : [])),
      ),
    );
  expect(taken.map(({ stake }) => stake)).toEqual([20_000, 20_000]);
});

it("is told by a quote, kept with the judgement, and shown at the desk", async () => {
  await limit(`${id}-1x2-home`, { maxStake: 30_000, maxLiability: 60_000 });
  await limit(`${id}-1x2`, { maxLiability: 5_000_000 });
  const user = await member();
  const quote = await user.ask<Quote>("POST", "/api/bets/quote", betOf([`${id}-1x2-home`], { stake: 40_000 }));
  expect(quote).toMatchObject({ maxStake: 30_000, refusal: { code: "stake_limit" } });
  await place(user, betOf([`${id}-1x2-home`], { stake: 40_000 }));
  const [kept] = await db().select().from(judgement).where(eq(judgement.memberId, user.memberId));
  expect(kept).toMatchObject({ verdict: "refused", rule: "stake_max", terms: { limits: { maxStake: 30_000 } } });
  const detail = await trader.ask<LiveFixtureDetail>("GET", `/api/admin/live/fixtures/${id}`);
  const at = detail.markets.find((one) => one.id === `${id}-1x2`);
  expect(at).toMatchObject({ maxStake: null, maxLiability: 5_000_000 });
  expect(at?.selections.find(({ key }) => key === "home")).toMatchObject({ maxStake: 30_000, maxLiability: 60_000 });
  expect(at?.selections.find(({ key }) => key === "away")).toMatchObject({ maxStake: null, maxLiability: null });
  expect(
    await db()
      .select()
      .from(liveAction)
      .where(eq(liveAction.key, `${id}-1x2-home`)),
  ).toMatchObject([
    { action: "limit", scope: "selection", reason: "한도 조정", counts: { maxStake: 30_000, maxLiability: 60_000 } },
  ]);
});

it("is set by traders and risk, for what may be bet on", async () => {
  const risk = await server.user("admin05");
  expect((await limit(`${id}-1x2`, { maxStake: 0 }, risk)).status).toBe(204);
  expect(await place(await member(), betOf([`${id}-1x2-home`], { stake: 1_000 }))).toMatchObject(refusedAt(0));
  for (const wrong of [{ maxStake: -1 }, { maxLiability: 0.5 }, { maxStake: 1_000_000_000_001 }, { reason: "" }])
    expect((await limit(`${id}-1x2`, wrong)).status).toBe(400);
  expect((await limit("nothing-1x2", {})).status).toBe(404);
  expect((await limit("bonus-3-yes", { maxStake: 1 })).status).toBe(404);
  for (const by of ["admin03", "admin06", "admin08", "manager01"])
    expect((await limit(`${id}-1x2`, {}, await server.user(by))).status).toBe(403);
  expect(
    (
      await db()
        .select()
        .from(market)
        .where(eq(market.id, `${id}-1x2`))
    )[0]?.maxStake,
  ).toBe(0);
});
