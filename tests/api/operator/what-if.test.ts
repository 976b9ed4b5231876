// The ladder of a fixture's liabilities: what the house keeps if it ends with a score.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { bet, fixture, inPlaySetting, marketHold } from "../../../server/db/schema.ts";
import { stopAtLoss } from "../../../server/operator/live/auto-stop.ts";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import type { LiveFixtureDetail } from "../../../src/api/contract/operator/live.ts";
import type { WhatIf } from "../../../src/api/contract/operator/what-if.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, FIRST_HALF, QUARTER_TOTAL, RESULT, TOTAL } from "../../factories/fixtures.ts";
import { newMember, placed } from "../lib/betting.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
let trader: ApiUser;
let id: string;
let other: string;
const db = () => server.context.database.db;

beforeAll(async () => {
  trader = await server.user("admin04");
});
beforeEach(async () => {
  await db().delete(marketHold);
  await db().delete(inPlaySetting);
  id = await addFixture(server.context, { markets: [RESULT, TOTAL, FIRST_HALF, QUARTER_TOTAL] });
  other = await addFixture(server.context, { markets: [RESULT] });
});

const score = (home: number, away: number, rest: object = {}) => ({
  home,
  away,
  homeHalf: null,
  awayHalf: null,
  ...rest,
});
const call = (body: object, of = id, by = trader) =>
  by.callAlone<WhatIf & { code: string; rule: string }>("POST", `/api/admin/live/fixtures/${of}/what-if`, body);
const ask = async (body: object) => {
  const answer = await call(body);
  expect(answer.status).toBe(200);
  return answer.body;
};
const stake = async (picks: string[], amount: number) =>
  placed(await newMember(server, 10_000_000), picks, { stake: amount });

it("adds up all markets of the fixture, each bet once, and orders the markets by what they cost", async () => {
  await stake([`${id}-1x2-home`], 100_000);
  await stake([`${id}-1x2-away@410`], 50_000);
  await stake([`${id}-ou-over@190`], 30_000);
  expect(await ask(score(2, 1))).toEqual({
    bets: 3,
    stake: 180_000,
    paid: 200_000 + 57_000,
    net: -77_000,
    multi: { bets: 0, stake: 0, paid: 0 },
    winners: expect.arrayContaining([`${id}-1x2-home`, `${id}-ou-over`, `${id}-ou275-over`]) as string[],
    markets: [
      { id: `${id}-1x2`, bets: 2, stake: 150_000, paid: 200_000, net: -50_000 },
      { id: `${id}-ou`, bets: 1, stake: 30_000, paid: 57_000, net: -27_000 },
    ],
  });
  expect(await ask(score(0, 1))).toMatchObject({ paid: 205_000, net: -25_000 });
  expect(await ask(score(0, 0))).toMatchObject({ paid: 0, net: 180_000 });
});

it("takes bets of several legs to win elsewhere, unless they are lost there or here", async () => {
  await stake([`${id}-1x2-home`, `${other}-1x2-away@410`], 10_000);
  expect(await ask(score(1, 0))).toMatchObject({
    net: 10_000 - 82_000,
    multi: { bets: 1, stake: 10_000, paid: 82_000 },
    markets: [{ id: `${id}-1x2`, bets: 1, net: -72_000 }],
  });
  expect(await ask(score(0, 2))).toMatchObject({ net: 10_000, multi: { bets: 1, paid: 0 } });
  await db()
    .update(fixture)
    .set({ startsAt: new Date(server.clock.now() - 1) })
    .where(eq(fixture.id, other));
  await settleFixture(server.context, other, { void: true }, "test");
  // The other leg counts at 1.00 now.
  expect(await ask(score(1, 0))).toMatchObject({ paid: 20_000, net: -10_000 });
});

it("settles as a result does: halves that are not told are void, quarters pay half, what was sold is gone", async () => {
  await stake([`${id}-h1-home@260`], 10_000);
  await stake([`${id}-ou275-over@195`], 10_000);
  const sold = await stake([`${id}-1x2-draw@330`], 10_000);
  await db().update(bet).set({ cashedStake: 4_000, cashedPaid: 4_000 }).where(eq(bet.id, sold.id));
  // Three goals win half of over 2.75: 1.95 is settled at 1.47.
  expect(await ask(score(1, 2))).toMatchObject({ stake: 26_000, paid: 10_000 + 14_700, net: 1_300 });
  expect(await ask(score(1, 1, { homeHalf: 1, awayHalf: 0 }))).toMatchObject({ paid: 26_000 + 19_800 });
});

it("says what the settlement then does", async () => {
  const bets = [
    await stake([`${id}-1x2-home`], 21_000),
    await stake([`${id}-ou-under@185`], 15_000),
    await stake([`${id}-h1-draw@210`], 12_000),
  ];
  const result = { home: 1, away: 0, homeHalf: 0, awayHalf: 0 };
  const told = await ask(result);
  await db()
    .update(fixture)
    .set({ startsAt: new Date(server.clock.now() - 1) })
    .where(eq(fixture.id, id));
  await settleFixture(server.context, id, result, "test");
  const rows = await db().select({ id: bet.id, paid: bet.paid }).from(bet);
  const paid = rows.filter((row) => bets.some((one) => one.id === row.id)).reduce((sum, row) => sum + row.paid, 0);
  expect(told.paid).toBe(paid);
  expect(await ask(result)).toMatchObject({ bets: 0, net: 0, markets: [] });
});

it("is asked before the kick-off, of a score that may be, by who may read the desk", async () => {
  expect(await call(score(1, 0, { homeHalf: 2, awayHalf: 0 }))).toMatchObject({
    status: 422,
    body: { code: "result_refused", rule: "half_score" },
  });
  expect((await call({ void: true })).status).toBe(400);
  expect((await call(score(1, 0), "nothing")).status).toBe(404);
  expect((await call(score(1, 0), "bonus")).status).toBe(404);
  expect((await call(score(1, 0), id, await server.user("admin03"))).status).toBe(403);
  expect((await call(score(1, 0), id, await server.user("admin05"))).status).toBe(200);
});

it("shows bets of several legs by their worst case beside the single ones, and stops a market by both", async () => {
  await stake([`${id}-1x2-home`], 10_000);
  await stake([`${id}-1x2-home`, `${other}-1x2-away@410`], 10_000);
  const detail = await trader.ask<LiveFixtureDetail>("GET", `/api/admin/live/fixtures/${id}`);
  const at = detail.markets.find((one) => one.id === `${id}-1x2`);
  expect(at).toMatchObject({ worst: -10_000, worstOfAll: 20_000 - 20_000 - 82_000 });
  expect(at?.selections.find(({ key }) => key === "home")).toMatchObject({ net: -10_000, netOfAll: -82_000 });
  expect(at?.selections.find(({ key }) => key === "away")).toMatchObject({ net: 10_000, netOfAll: 20_000 });
  const limit = (stopLoss: number) =>
    db()
      .insert(inPlaySetting)
      .values({ scope: "all", key: "", stopLoss, by: "test", at: new Date() })
      .onConflictDoUpdate({ target: [inPlaySetting.scope, inPlaySetting.key], set: { stopLoss } });
  await limit(82_001);
  expect(await stopAtLoss(server.context, [id])).toBe(0);
  await limit(82_000);
  expect(await stopAtLoss(server.context, [id])).toBe(1);
});
