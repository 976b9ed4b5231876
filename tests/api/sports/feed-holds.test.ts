// Bet-stops and versions: what a hold suspends and what it opens again, a silent producer, and a market that is another
// one at the same price.
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { inPlaySetting, market } from "../../../server/db/schema.ts";
import { emptyBatch, type Feed } from "../../../server/sports/feed/feed.ts";
import { liftHold, placeHold } from "../../../server/sports/feed/holds.ts";
import { runFeeds } from "../../../server/sports/feed/runner.ts";
import { applyBatch } from "../../../server/sports/feed/writer.ts";
import type { BetRequest } from "../../../src/api/contract/sports/bets.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT, RESULT, TOTAL } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { betOf, place } from "../lib/betting.ts";

const server = servedHere({ rateLimit: 0 });
let user: ApiUser;
let id: string;

beforeEach(async () => {
  // Clocks jump here, past the end of a session.
  user = await server.user("member01");
  id = await addFixture(server.context, { markets: [RESULT, TOTAL] });
});

const read = async (code: string) => {
  const [row] = await server.context.database.db
    .select()
    .from(market)
    .where(eq(market.id, `${id}-${code}`));
  if (!row) throw new Error(`no market ${code}`);
  return row;
};
const statuses = async () => [(await read("1x2")).status, (await read("ou")).status];
const byOperator = { reason: "점검", by: "admin01" };
const tell = (parts: Partial<ReturnType<typeof emptyBatch>>) =>
  applyBatch(server.context, { ...emptyBatch(), ...parts });

it("a hold suspends what is open, the feed cannot open it, and lifting the last hold brings back what the feed wants", async () => {
  await tell({ marketStatuses: [{ marketId: `${id}-ou`, status: "closed" }] });
  expect(await placeHold(server.context, { scope: "fixture", key: id }, byOperator)).toBe(true);
  expect(await placeHold(server.context, { scope: "fixture", key: id }, byOperator)).toBe(false);
  await placeHold(server.context, { scope: "sport", key: "6046" }, byOperator);
  expect(await statuses()).toEqual(["suspended", "closed"]);
  expect((await place(user, betOf([`${id}-1x2-home`]))).body).toMatchObject({ code: "market_closed" });

  await tell({ marketStatuses: [{ marketId: `${id}-1x2`, status: "suspended" }] });
  await tell({ marketStatuses: [{ marketId: `${id}-1x2`, status: "open" }] });
  expect(await statuses()).toEqual(["suspended", "closed"]);
  await liftHold(server.context, { scope: "fixture", key: id });
  expect(await statuses()).toEqual(["suspended", "closed"]);
  await tell({ marketStatuses: [{ marketId: `${id}-1x2`, status: "suspended" }] });
  await liftHold(server.context, { scope: "sport", key: "6046" });
  expect(await statuses()).toEqual(["suspended", "closed"]);
  await tell({ marketStatuses: [{ marketId: `${id}-1x2`, status: "open" }] });
  expect(await statuses()).toEqual(["open", "closed"]);
});

it("a market that opens under a hold on everything opens suspended, and its prices still move", async () => {
  await placeHold(server.context, { scope: "all", key: "" }, byOperator);
  const code = "l-new";
  const selections = ["home", "draw", "away"].map((key) => ({
    id: `${id}-${code}-${key}`,
    key,
    name: key,
    price: 300,
  }));
  const born = { ...LIVE_RESULT, id: `${id}-${code}`, kind: "win_draw_lose", period: "100", line: null, position: 0 };
  const quoted = { ...born, family: "win_draw_lose", phase: "live", main: true, selections } as const;
  await tell({ markets: [{ fixtureId: id, market: quoted }] });
  expect(await read(code)).toMatchObject({ status: "suspended", wanted: "open", version: 1 });
  await tell({ prices: [{ selectionId: `${id}-${code}-home`, price: 310 }] });
  expect(await read(code)).toMatchObject({ status: "suspended", version: 2 });
  await liftHold(server.context, { scope: "all", key: "" });
  expect(await read(code)).toMatchObject({ status: "open", version: 3 });
});

it("a producer that does not answer for 20 s is suspended, and opens only after all was told again", async () => {
  let isSilent = false;
  let [loads, parts] = [0, 0];
  const feed: Feed = {
    name: "test",
    load: async () => void loads++,
    advance: async () => {
      if (isSilent) throw new Error("no line to the producer");
      return { ...emptyBatch(), more: parts-- > 0 };
    },
    forget: () => {},
  };
  const runner = await runFeeds(server.context, [feed]);
  isSilent = true;
  await runner.tick();
  server.clock.advance(19_000);
  await runner.watch();
  expect(await statuses()).toEqual(["open", "open"]);
  server.clock.advance(1_500);
  await runner.watch();
  expect(await statuses()).toEqual(["suspended", "suspended"]);

  await runner.tick();
  expect(await statuses()).toEqual(["suspended", "suspended"]);
  [isSilent, parts] = [false, 2];
  const before = loads;
  await runner.tick();
  await runner.stop();
  expect(loads).toBeGreaterThan(before);
  expect(await statuses()).toEqual(["open", "open"]);
});

it("a feed that cannot be loaded at the start is watched all the same, and is brought up when it can be", async () => {
  let isBroken = true;
  let closed = 0;
  const feed: Feed = {
    name: "test",
    load: async () => {
      if (isBroken) throw new Error("the state of the feed cannot be read");
    },
    advance: async () => emptyBatch(),
    forget: () => {},
    close: () => void closed++,
  };
  const runner = await runFeeds(server.context, [feed]);
  server.clock.advance(20_500);
  await runner.watch();
  expect(await statuses()).toEqual(["suspended", "suspended"]);
  isBroken = false;
  await runner.tick();
  expect(await statuses()).toEqual(["open", "open"]);
  await runner.stop();
  expect(closed).toBe(1);

  const { database } = server.context;
  const select = () => {
    throw new Error("the database does not answer");
  };
  const away = { ...server.context, database: { ...database, db: { select } } } as unknown as typeof server.context;
  await expect(runFeeds(away, [feed])).rejects.toThrow("does not answer");
  expect(closed).toBe(2);
});

it("a clock that jumps while the producer is not asked is no silence", async () => {
  const feed: Feed = { name: "test", load: async () => {}, advance: async () => emptyBatch(), forget: () => {} };
  const runner = await runFeeds(server.context, [feed]);
  await runner.tick();
  server.clock.advance(3_600_000 - 60_000);
  await runner.watch();
  await runner.stop();
  expect((await read("1x2")).version).toBe(1);
});

it("who takes no change takes no market that was suspended since, at the same price either", async () => {
  const at = (version: number, accept: BetRequest["accept"] = "none") => {
    const request = betOf([`${id}-1x2-home`], { accept });
    return { ...request, picks: request.picks.map((one) => ({ ...one, version })) };
  };
  await placeHold(server.context, { scope: "market", key: `${id}-1x2` }, byOperator);
  await liftHold(server.context, { scope: "market", key: `${id}-1x2` });
  const refused = await place(user, at(1));
  expect([refused.status, refused.body.code]).toEqual([409, "price_changed"]);
  expect(refused.body.picks).toMatchObject([{ betPrice: 200, version: 3 }]);
  expect((await place(user, at(1, "better"))).status).toBe(201);
  // The price of another side is none of the member's business.
  await tell({ prices: [{ selectionId: `${id}-1x2-away`, price: 415 }] });
  expect((await place(user, at(3))).status).toBe(201);
});

it("a slip of several running matches waits as long as the slowest of them", async () => {
  const { db } = server.context.database;
  const running = async (delayMs: number | null) => {
    const one = await addFixture(server.context, { status: "live", startsIn: -60_000, markets: [LIVE_RESULT] });
    await db
      .update(market)
      .set({ delayMs })
      .where(eq(market.id, `${one}-l1x2`));
    return `${one}-l1x2-home`;
  };
  const waited = async (legs: string[]) => {
    const { body } = await place(user, betOf(legs));
    return Date.parse(body.decideAt ?? "") - Date.parse(body.placedAt);
  };
  const [quick, usual, slow] = [await running(2_000), await running(null), await running(9_000)];
  // 5 s where nothing is set: decisions, rule 13. A match that has not begun makes nobody wait.
  expect(await waited([quick, `${id}-1x2-home`])).toBe(2_000);
  expect(await waited([usual, quick])).toBe(5_000);
  expect(await waited([quick, slow, usual])).toBe(9_000);
});

it("a league's delay is what a bet on its live markets waits", async () => {
  const { db } = server.context.database;
  const setting = { by: "admin01", at: new Date(server.clock.now()) };
  await db.insert(inPlaySetting).values([
    { scope: "sport", key: "6046", delayMs: 7_000, ...setting },
    { scope: "league", key: "K리그1", delayMs: 9_000, ...setting },
  ]);
  id = await addFixture(server.context, { status: "live", startsIn: -60_000, markets: [] });
  const selections = ["home", "draw", "away"].map((key) => ({ id: `${id}-l1-${key}`, key, name: key, price: 200 }));
  const quoted = { id: `${id}-l1`, kind: "win_draw_lose", marketName: "1X2", family: "win_draw_lose", period: "100" };
  const shown = { line: null, phase: "live", main: true, position: 0, selections } as const;
  await tell({ markets: [{ fixtureId: id, market: { ...quoted, ...shown, family: "win_draw_lose" } }] });
  const { body } = await place(user, betOf([`${id}-l1-home`]));
  expect(Date.parse(body.decideAt ?? "") - Date.parse(body.placedAt)).toBe(9_000);
  await db.delete(inPlaySetting);
});
