// A price that a trader holds by hand: docs/decisions/prices-by-hand.md.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntry, liveAction, market, marketHold, selection } from "../../../server/db/schema.ts";
import { emptyBatch } from "../../../server/sports/feed/feed.ts";
import { applyBatch } from "../../../server/sports/feed/writer.ts";
import { newId } from "../../../server/ids.ts";
import type { LiveFixtureDetail, StandingHold } from "../../../src/api/contract/operator/live.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT, RESULT } from "../../factories/fixtures.ts";
import { betOf, newMember, place, placed } from "../lib/betting.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
let trader: ApiUser;
let id: string;
const db = () => server.context.database.db;

beforeAll(async () => {
  trader = await server.user("admin04");
});
beforeEach(async () => {
  await db().delete(marketHold);
  id = await addFixture(server.context, { markets: [RESULT] });
});

const home = () => `${id}-1x2-home`;
const set = (price: number | null, { by = trader, of = home(), reason = "주전 결장" } = {}) =>
  by.callAlone<{ code: string; approval: string; message: string }>("PUT", `/api/admin/live/selections/${of}/price`, {
    price,
    reason,
  });
const tell = (parts: Partial<ReturnType<typeof emptyBatch>>) =>
  applyBatch(server.context, { ...emptyBatch(), ...parts });
const feedSays = (price: number, selectionId = home()) => tell({ prices: [{ selectionId, price }] });
const row = async (of = home()) => (await db().select().from(selection).where(eq(selection.id, of)))[0];
const marketOf = async () => {
  const detail = await trader.ask<LiveFixtureDetail>("GET", `/api/admin/live/fixtures/${id}`);
  return detail.markets[0];
};
const shown = async () => (await marketOf())?.selections.find(({ id: of }) => of === home());
const member = () => newMember(server, 1_000_000);

it("stands until it is given back, whatever the feed says, and the feed's word counts again then", async () => {
  expect(await shown()).toMatchObject({ betPrice: 200, byHand: null });
  expect((await set(215)).status).toBe(204);
  await feedSays(205);
  await feedSays(220);
  expect(await shown()).toMatchObject({ betPrice: 215, byHand: { by: "admin04", feedPrice: 220 } });
  expect(Date.parse((await shown())?.byHand?.at ?? "")).toBeLessThanOrEqual(server.clock.now());
  // Another outcome of the market is the feed's as before.
  await feedSays(345, `${id}-1x2-draw`);
  expect(await row(`${id}-1x2-draw`)).toMatchObject({ price: 345, feedPrice: null });
  expect((await set(210)).status).toBe(204);
  expect(await shown()).toMatchObject({ betPrice: 210, byHand: { feedPrice: 220 } });
  expect((await set(null)).status).toBe(204);
  expect(await shown()).toMatchObject({ betPrice: 220, byHand: null });
  await feedSays(230);
  expect(await row()).toMatchObject({ price: 230, feedPrice: null, byHand: null, byHandAt: null });
  expect(await set(null)).toMatchObject({ status: 409, body: { code: "request_moved" } });
});

it("is what members see by the stream and bet on", async () => {
  const told: object[] = [];
  const end = server.context.events.subscribe((event) => {
    if (event.name === "prices") told.push(...(event.data as { items: object[] }).items);
  });
  await set(215);
  await feedSays(198);
  end();
  const version = (
    await db()
      .select()
      .from(market)
      .where(eq(market.id, `${id}-1x2`))
  )[0]?.version;
  expect(told).toEqual([
    { selectionId: home(), marketId: `${id}-1x2`, fixtureId: id, betPrice: 215, status: "open", version },
  ]);
  const user = await member();
  expect((await place(user, betOf([`${home()}@200`]))).body).toMatchObject({
    code: "price_changed",
    picks: [{ selectionId: home(), betPrice: 215, status: "open" }],
  });
  expect(await placed(user, [`${home()}@215`], { stake: 10_000 })).toMatchObject({ price: 215, payout: 21_500 });
});

it("is written with who, from what and why, in the record of the desk and in the log", async () => {
  await set(215);
  await set(null, { reason: "선발 확인" });
  const done = await db().select().from(liveAction).where(eq(liveAction.key, home())).orderBy(liveAction.id);
  expect(done).toMatchObject([
    { action: "price", scope: "selection", reason: "주전 결장", counts: { from: 200, price: 215 } },
    { action: "price", scope: "selection", reason: "선발 확인", counts: { toFeed: 1, from: 215, price: 200 } },
  ]);
  expect(done[0]?.name).toMatch(/^홈\d+ vs 원정\d+ · 경기 전 · 승무패 · 홈\d+$/);
  const log = (await db().select().from(auditEntry)).filter(({ subjects }) => subjects.includes(`selection:${home()}`));
  expect(log).toMatchObject([
    { action: "PUT /admin/live/selections/:id/price", actor: "admin04", outcome: "done", reason: "주전 결장" },
    { actor: "admin04", outcome: "done", reason: "선발 확인" },
  ]);
});

describe("far from the feed", () => {
  it.each([
    [221, 199],
    [181, 202],
  ])("a price of %d to 2.00 takes two, and stands when the other approves [REQ-R44]", async (far, moved) => {
    const asked = await set(far);
    expect(asked).toMatchObject({ status: 202, body: { code: "approval_asked" } });
    expect(await row()).toMatchObject({ price: 200, byHand: null });
    // The feed goes on, which overtakes nothing.
    await feedSays(moved);
    const approve = (by: ApiUser) =>
      by.callAlone("POST", `/api/admin/approvals/${asked.body.approval}`, { decision: "approve", reason: "" });
    expect((await approve(trader)).status).toBe(403);
    expect((await approve(await server.user("admin05"))).status).toBe(403);
    expect(await approve(await server.user("admin01"))).toMatchObject({ status: 200, body: { state: "approved" } });
    expect(await row()).toMatchObject({ price: far, feedPrice: moved, byHandApproval: asked.body.approval });
    // What two set stands by itself, however far the feed goes.
    await feedSays(120);
    expect(await marketOf()).toMatchObject({ status: "open", isHeld: false });
    expect((await shown())?.betPrice).toBe(far);
  });

  it.each([220, 182])("a price of %d is one person's, and those of one person do not add up", async (near) => {
    expect((await set(near)).status).toBe(204);
    expect(await row()).toMatchObject({ price: near, byHandApproval: null });
    expect((await set(near === 220 ? 225 : 175)).status).toBe(202);
  });

  it("a price of one person stops its market when the feed leaves it, and opens when it was mended", async () => {
    await set(210);
    await feedSays(191);
    expect(await marketOf()).toMatchObject({ status: "open" });
    await feedSays(190);
    expect(await marketOf()).toMatchObject({ status: "suspended", isHeld: true });
    expect((await shown())?.betPrice).toBe(210);
    expect((await place(await member(), betOf([`${home()}@210`]))).body).toMatchObject({ code: "market_closed" });
    const { items } = await trader.ask<{ items: StandingHold[] }>("GET", "/api/admin/live/holds");
    expect(items).toMatchObject([
      { scope: "market", key: `${id}-1x2`, by: null, reason: "수동 배당 2.10: 공급 배당 1.90에서 벗어남" },
    ]);
    const lift = () =>
      trader.callAlone<{ message: string }>("POST", "/api/admin/live/holds/lift", {
        scope: "market",
        key: `${id}-1x2`,
      });
    expect(await lift()).toMatchObject({
      status: 409,
      body: {
        message: "수동 배당(2.10)이 공급 배당(1.90)에서 벗어나 있습니다. 배당을 먼저 고치거나 되돌려주세요.",
      },
    });
    expect((await set(200)).status).toBe(204);
    expect((await lift()).status).toBe(200);
    await placed(await member(), [`${home()}@200`]);
  });

  it("a market that stopped so stays stopped once, however often the feed goes on, and members hear of it", async () => {
    const told: object[] = [];
    const end = server.context.events.subscribe((event) => {
      if (event.name === "prices") told.push(...(event.data as { items: object[] }).items);
    });
    await set(210);
    told.length = 0;
    await feedSays(190);
    await feedSays(180);
    end();
    const stopped = ["home", "draw", "away"].map((key) => ({ selectionId: `${id}-1x2-${key}`, status: "suspended" }));
    expect(told).toEqual(stopped.map((one): unknown => expect.objectContaining(one)));
    expect(await row()).toMatchObject({ price: 210, feedPrice: 180 });
    const done = await db()
      .select()
      .from(liveAction)
      .where(eq(liveAction.key, `${id}-1x2`));
    expect(done).toMatchObject([
      {
        action: "hold",
        by: "자동 정지",
        reason: "수동 배당 2.10: 공급 배당 1.90에서 벗어남",
        counts: { markets: 1 },
      },
    ]);
  });
});

it("is taken by an outcome that still takes bets alone, and by a right price", async () => {
  for (const price of [100, 100_000, 215.5, 0]) expect((await set(price)).status).toBe(400);
  expect((await set(215, { reason: " " })).status).toBe(400);
  expect((await set(215, { of: "nothing" })).status).toBe(404);
  expect((await set(103, { of: "bonus-3-yes" })).status).toBe(404);
  await tell({ marketStatuses: [{ marketId: `${id}-1x2`, status: "closed" }] });
  expect(await set(215)).toMatchObject({ status: 409, body: { code: "request_moved" } });
});

it.each(["admin03", "admin05", "admin06", "admin07", "admin08", "agent01"])("is not set by %s", async (other) => {
  expect((await set(215, { by: await server.user(other) })).status).toBe(403);
  expect(await row()).toMatchObject({ price: 200, byHand: null });
});

it("ends with the kick-off: the live producer begins with its own prices", async () => {
  await set(215);
  await feedSays(205);
  await tell({ kickOffs: [id] });
  const selections = ["home", "draw", "away"].map((key) => ({ id: `${id}-1x2-${key}`, key, name: key, price: 205 }));
  const taken = { ...LIVE_RESULT, id: `${id}-1x2`, kind: "win_draw_lose", period: "100", line: null, position: 0 };
  const quoted = { ...taken, family: "win_draw_lose", phase: "live", main: true, selections } as const;
  await tell({ markets: [{ fixtureId: id, market: quoted }] });
  expect(await row()).toMatchObject({ price: 205, byHand: null, feedPrice: null });
});

it("two traders at once: the last one stands, and what it goes back to is the feed's", async () => {
  const other = await server.user("admin02");
  const answers = await Promise.all([set(215), set(210, { by: other })]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect([210, 215]).toContain((await row())?.price);
  expect(await row()).toMatchObject({ feedPrice: 200 });
  const key = newId();
  const again = () =>
    trader.callAlone(
      "PUT",
      `/api/admin/live/selections/${home()}/price`,
      { price: 205, reason: "같은 키" },
      { "Idempotency-Key": key },
    );
  expect([(await again()).status, (await again()).status]).toEqual([204, 204]);
  const rows = await db().select().from(liveAction).where(eq(liveAction.key, home()));
  expect(rows.filter(({ reason }) => reason === "같은 키")).toHaveLength(1);
});
