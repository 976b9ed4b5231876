// The operator's live detail: what runs and what hangs on it, bet-stops, and the delay and margin of in-play markets.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { fixture, inPlaySetting, liveAction, market, marketHold } from "../../../server/db/schema.ts";
import { simulatedFeed } from "../../../server/sports/feed/simulated/simulated-feed.ts";
import { newId } from "../../../server/ids.ts";
import type * as v from "valibot";
import type {
  LiveFixtureDetail,
  HoldList as HoldListSchema,
  HoldReport,
  InPlaySettingList as SettingsSchema,
  LiveAction,
  LiveFixture,
} from "../../../src/api/contract/operator/live.ts";
import type { PageOf } from "../../../src/api/contract/page.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, DOUBLE_CHANCE, LIVE_RESULT, RESULT, TOTAL } from "../../factories/fixtures.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { betOf, place, placed } from "../lib/betting.ts";
import { readStream, type StreamReader } from "../lib/stream-reader.ts";

type HoldList = v.InferOutput<typeof HoldListSchema>;
type InPlaySettingList = v.InferOutput<typeof SettingsSchema>;

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let user: ApiUser;
let id: string;
const db = () => server.context.database.db;

beforeAll(async () => {
  user = await server.user("member01");
});
beforeEach(async () => {
  await db().delete(marketHold);
  await db().delete(inPlaySetting);
  id = await addFixture(server.context, { markets: [RESULT, TOTAL] });
});

const send = (method: string, path: string, body: unknown, { by = operator, key = newId() } = {}) =>
  by.call<HoldReport & { code: string }>(method, `/api/admin/live/${path}`, body, { "Idempotency-Key": key });
const stop = (scope: string, key: string, rest: object = {}) =>
  send("POST", "holds", { scope, key, reason: "점검", ...rest });
const lift = (scope: string, key: string) => send("POST", "holds/lift", { scope, key });
const detailOf = (fixtureId = id) => operator.ask<LiveFixtureDetail>("GET", `/api/admin/live/fixtures/${fixtureId}`);
const listed = async (query = "") =>
  (await operator.ask<PageOf<LiveFixture>>("GET", `/api/admin/live?itemsPerPage=100${query}`)).items;

it("stops and opens a market, a fixture, a sport and everything, and says how many markets that moved [CERT-S3]", async () => {
  const told: { marketId: string; status: string }[] = [];
  const end = server.context.events.subscribe((event) => {
    if (event.name === "prices") told.push(...(event.data as { items: typeof told }).items);
  });
  expect(await stop("market", `${id}-ou`)).toMatchObject({ status: 200, body: { markets: 1, stillSuspended: 1 } });
  expect(told.map(({ marketId, status }) => [marketId, status])).toEqual([
    [`${id}-ou`, "suspended"],
    [`${id}-ou`, "suspended"],
  ]);
  end();
  expect((await place(user, betOf([`${id}-ou-over`]))).body).toMatchObject({ code: "market_closed" });
  expect(await stop("fixture", id)).toMatchObject({ body: { markets: 1, stillSuspended: 2 } });
  const everything = await stop("all", "");
  expect(everything.status).toBe(200);
  expect((await place(user, betOf([`${id}-1x2-home`]))).body).toMatchObject({ code: "market_closed" });
  expect((await listed()).find((one) => one.id === id)).toMatchObject({
    heldBy: ["all", "fixture"],
    markets: { open: 0, suspended: 2, closed: 0, held: 1 },
  });

  // What another hold covers stays as it is, and the answer says so.
  expect(await lift("fixture", id)).toMatchObject({ body: { markets: 0, stillSuspended: 2 } });
  expect(await stop("sport", "6046")).toMatchObject({ status: 200, body: { markets: 0 } });
  expect(await lift("all", "")).toMatchObject({ status: 200 });
  expect(await lift("sport", "6046")).toMatchObject({ status: 200 });
  expect((await detailOf()).markets.map((one) => [one.id, one.status, one.isHeld])).toEqual([
    [`${id}-1x2`, "open", false],
    [`${id}-ou`, "suspended", true],
  ]);
  const { items } = await operator.ask<HoldList>("GET", "/api/admin/live/holds");
  expect(items).toEqual([
    expect.objectContaining({ scope: "market", key: `${id}-ou`, by: "admin01", reason: "점검", markets: 1 }),
  ]);
  expect(items[0]?.name).toMatch(/ vs .* · 언더오버 2.5$/);
  expect(await lift("market", `${id}-ou`)).toMatchObject({ body: { markets: 1, stillSuspended: 0 } });
  await placed(user, [`${id}-ou-over`], { accept: "any" });
});

it.each([
  ["an ended fixture", (over: string) => ["fixture", over]],
  ["a market of an ended fixture", (over: string) => ["market", `${over}-1x2`]],
  ["an unknown fixture", () => ["fixture", "nothing"]],
  ["an unknown market", () => ["market", "nothing"]],
  ["an unknown sport", () => ["sport", "1"]],
] as const)("%s is not there to be stopped", async (_, named) => {
  const over = await addFixture(server.context, { status: "ended", startsIn: -60_000, markets: [RESULT] });
  const [scope = "", key = ""] = named(over);
  expect(await stop(scope, key)).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await db().$count(marketHold)).toBe(0);
});

it("two operators who stop the same thing at once stop it once, and the record has one line", async () => {
  const before = await db().$count(liveAction);
  const answers = await Promise.all(
    [1, 2].map(() => send("POST", "holds", { scope: "fixture", key: id, reason: "동시" })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("request_moved");
  expect(await db().$count(liveAction)).toBe(before + 1);
  const { items } = await operator.ask<PageOf<LiveAction>>("GET", "/api/admin/live/actions");
  expect(items[0]).toMatchObject({
    action: "hold",
    scope: "fixture",
    by: "admin01",
    reason: "동시",
    counts: { markets: 2 },
  });
  expect(await lift("fixture", id)).toMatchObject({ status: 200 });
  expect(await lift("fixture", id)).toMatchObject({ status: 409, body: { code: "request_moved" } });
  await expect(db().delete(liveAction)).rejects.toThrow(/append only|Failed query/);
});

it("the same key is one stop, and its answer stays the first one", async () => {
  const body = { scope: "market", key: `${id}-ou`, reason: "한 번" };
  const first = await send("POST", "holds", body, { key: "live-hold-one" });
  await lift("market", `${id}-ou`);
  expect(await send("POST", "holds", body, { key: "live-hold-one" })).toEqual(first);
  expect((await detailOf()).markets.every(({ status }) => status === "open")).toBe(true);
});

it("refuses what is not there, what is badly written and who is no operator", async () => {
  for (const [scope, key] of [
    ["fixture", "none"],
    ["market", "none"],
    ["sport", "1"],
    ["sport", "constructor"],
    ["fixture", "bonus"],
  ] as const)
    expect(await stop(scope, key)).toMatchObject({ status: 404, body: { code: "not_found" } });
  for (const body of [
    { scope: "all", key: "x", reason: "점검" },
    { scope: "fixture", key: "", reason: "점검" },
    { scope: "feed", key: "test", reason: "점검" },
    { scope: "fixture", key: id, reason: "  " },
    { scope: "fixture", key: id, reason: "가".repeat(201) },
    { scope: "fixture", key: id },
  ])
    expect(await send("POST", "holds", body)).toMatchObject({ status: 400, body: { code: "bad_request" } });
  const manager = await server.user("manager01");
  for (const by of [user, manager]) {
    expect((await send("POST", "holds", { scope: "all", key: "", reason: "점검" }, { by })).status).toBe(403);
    expect((await by.call("GET", "/api/admin/live")).status).toBe(403);
  }
  expect((await operator.call("GET", "/api/admin/live/fixtures/bonus")).status).toBe(404);
  expect(await db().$count(marketHold)).toBe(0);
});

it("counts single bets by the outcome that wins, and bets of several legs apart", async () => {
  const other = await addFixture(server.context, { markets: [RESULT] });
  const third = await addFixture(server.context, { markets: [DOUBLE_CHANCE] });
  await placed(user, [`${id}-1x2-home`], { stake: 10_000, accept: "any" });
  await placed(user, [`${id}-1x2-draw`], { stake: 5_000, accept: "any" });
  await placed(user, [`${id}-1x2-draw`, `${other}-1x2-away`], { stake: 7_000, accept: "any" });
  await placed(user, [`${third}-dc-home_draw`], { stake: 30_000, accept: "any" });
  await placed(user, [`${third}-dc-home_away`], { stake: 20_000, accept: "any" });
  const detail = await detailOf();
  expect(detail.markets.map((one) => [one.id, one.worst])).toEqual([
    [`${id}-1x2`, -5_000],
    [`${id}-ou`, 0],
  ]);
  expect(
    detail.markets[0]?.selections.map(({ key, bets, stake, payout, net, multiStake }) => ({
      key,
      bets,
      stake,
      payout,
      net,
      multiStake,
    })),
  ).toEqual([
    { key: "home", bets: 1, stake: 10_000, payout: 20_000, net: -5_000, multiStake: 0 },
    { key: "draw", bets: 1, stake: 5_000, payout: 16_500, net: -1_500, multiStake: 7_000 },
    { key: "away", bets: 0, stake: 0, payout: 0, net: 15_000, multiStake: 0 },
  ]);
  // A home win pays both: 50,000 taken, 39,000 + 26,000 paid.
  const ranked = await listed("&sort=worst");
  const worst = ranked.map((one) => one.worst);
  expect(worst).toEqual(worst.toSorted((a, b) => a - b));
  expect(
    ranked
      .filter((one) => [id, third].includes(one.id))
      .map((one) => [one.id, one.worst, one.stake, one.multiStake, one.bets]),
  ).toEqual([
    [third, -15_000, 50_000, 0, 2],
    [id, -5_000, 15_000, 7_000, 3],
  ]);
});

it("tells operators within a second on which fixtures bets came, once for many, and no member", async () => {
  const other = await addFixture(server.context, { markets: [RESULT] });
  const [heard, unheard] = await Promise.all(
    [operator, user].map(({ token }) => readStream(server.url, token)) as [
      Promise<StreamReader>,
      Promise<StreamReader>,
    ],
  );
  const news = () =>
    heard.events.flatMap(({ name, data }) => (name === "waiting" && "fixtureIds" in (data as object) ? [data] : []));
  await Promise.all([heard, unheard].map((stream) => stream.until((events) => events.length > 0)));
  const startedAt = performance.now();
  for (let sent = 0; sent < 3; sent++) await placed(user, [`${id}-1x2-home`], { accept: "any" });
  await placed(user, [`${other}-1x2-home`], { accept: "any" });
  await heard.until(() => news().length > 0);
  // What came after the first word waits for the second one.
  await heard.until(() => JSON.stringify(news()).includes(other));
  const fixtureIds = news().flatMap((told) => (told as { fixtureIds: string[] }).fixtureIds);
  expect(fixtureIds).toEqual(expect.arrayContaining([id, other]));
  expect(news().length).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - startedAt) / 1_000));

  const before = news().length;
  await operator.ask("POST", `/api/admin/fixtures/${id}/result`, { void: true });
  await heard.until(() => news().length > before);
  expect(news().slice(before)).toEqual([{ fixtureIds: [id], gameIds: [], isOfProviders: false }]);
  expect(unheard.events.filter(({ name }) => name === "bet").length).toBeGreaterThan(0);
  expect(unheard.events.filter(({ name }) => name === "waiting")).toEqual([]);
  await Promise.all([heard.leave(), unheard.leave()]);
});

it("tells operators of a bet in play when it is accepted, and not before", async () => {
  const match = await addFixture(server.context, { status: "live", startsIn: -60_000, markets: [LIVE_RESULT] });
  const heard = await readStream(server.url, operator.token);
  const told = () =>
    heard.events.filter(({ name, data }) => name === "waiting" && JSON.stringify(data).includes(match));
  const bet = await placed(user, [`${match}-l1x2-home@200`]);
  expect(bet.acceptance).toBe("pending");
  // A word of the bet would have come by then.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(told()).toEqual([]);
  server.clock.advance(60_000);
  await heard.until(() => told().length > 0);
  await heard.leave();
  // The tests after it count what runs.
  await operator.ask("POST", `/api/admin/fixtures/${match}/result`, { void: true });
});

it("lists by status and sport", async () => {
  const live = await addFixture(server.context, {
    status: "live",
    startsIn: -60_000,
    sportId: "48242",
    leagueName: "KBL",
    homeScore: 3,
    awayScore: 2,
    clock: "1쿼터",
    markets: [LIVE_RESULT],
  });
  expect((await listed("&status=live")).map((one) => one.id)).toEqual([live]);
  expect(await listed("&sportId=48242")).toMatchObject([{ id: live, score: { home: 3, away: 2 }, clock: "1쿼터" }]);
  // Nobody has bet on it.
  expect(await listed("&sportId=48242")).toMatchObject([{ bets: 0, stake: 0, multiStake: 0, worst: 0, heldBy: [] }]);
  expect((await operator.call("GET", "/api/admin/live?sportId=x")).status).toBe(400);
});

const settingOf = async (scope: string, key: string) => {
  const { items } = await operator.ask<InPlaySettingList>("GET", "/api/admin/live/settings");
  return items.find((one) => one.scope === scope && one.key === key);
};

it("a delay counts for markets that are open already, the narrowest first, and goes with its row", async () => {
  const live = await addFixture(server.context, { status: "live", startsIn: -60_000, markets: [LIVE_RESULT] });
  const waits = async () => {
    const { body } = await place(user, betOf([`${live}-l1x2-home`]));
    return Date.parse(body.decideAt ?? "") - Date.parse(body.placedAt);
  };
  const configured = await waits();
  const put = (body: object) => send("PUT", "settings", { delayMs: null, margin: null, ...body });
  expect((await put({ scope: "sport", key: "6046", delayMs: 7_000 })).status).toBe(204);
  expect(await waits()).toBe(7_000);
  expect((await put({ scope: "league", key: "K리그1", delayMs: 2_000, margin: 900 })).status).toBe(204);
  expect(await waits()).toBe(2_000);
  expect(await settingOf("league", "K리그1")).toMatchObject({
    name: "축구 · K리그1",
    by: "admin01",
    effective: { delayMs: 2_000, margin: 900 },
  });
  expect(await settingOf("sport", "48242")).toMatchObject({
    delayMs: null,
    effective: { delayMs: configured, margin: 700 },
  });
  await put({ scope: "league", key: "K리그1" });
  expect(await waits()).toBe(7_000);
  await put({ scope: "sport", key: "6046" });
  expect(await waits()).toBe(configured);
  for (const wrong of [
    { scope: "all", key: "", delayMs: 60_001 },
    { scope: "all", key: "", delayMs: -1 },
    { scope: "all", key: "", margin: 99 },
    { scope: "all", key: "", margin: 3_001 },
    { scope: "all", key: "6046", margin: 700 },
    { scope: "all", key: "", margin: 7.5 },
  ])
    expect(await put(wrong)).toMatchObject({ status: 400 });
  for (const wrong of [
    { scope: "league", key: "없는 리그", delayMs: 1 },
    { scope: "sport", key: "1", delayMs: 1 },
  ])
    expect(await put(wrong)).toMatchObject({ status: 404 });
});

it("the record of the desk says which of delay, margin and stop were set, and no other", async () => {
  const recorded = async (body: object) => {
    expect(
      (await send("PUT", "settings", { scope: "all", key: "", delayMs: null, margin: null, stopLoss: null, ...body }))
        .status,
    ).toBe(204);
    const { items } = await operator.ask<PageOf<LiveAction>>("GET", "/api/admin/live/actions");
    return items[0];
  };
  const set = { delayMs: 4_000, margin: 800, stopLoss: 5_000_000 };
  expect(await recorded(set)).toMatchObject({
    action: "setting",
    scope: "all",
    name: "전체",
    by: "admin01",
    counts: set,
  });
  expect(await settingOf("all", "")).toMatchObject({ ...set, effective: set });
  expect(await settingOf("sport", "6046")).toMatchObject({ delayMs: null, stopLoss: null, by: null, effective: set });
  for (const [name, value] of Object.entries(set))
    expect((await recorded({ [name]: value }))?.counts).toEqual({ [name]: value });
  expect((await recorded({}))?.counts).toEqual({});
  expect(await settingOf("all", "")).toMatchObject({ by: null, at: null, effective: { stopLoss: null } });
});

it("the feed prices by the margin of the moment", async () => {
  const booksAt = async () => {
    const feed = simulatedFeed(server.context);
    await feed.load();
    const { markets } = await feed.advance(server.clock.now());
    return (
      markets
        // Two of the three selections of a double chance win.
        .filter((one) => one.market.phase === "live" && one.market.kind !== "double_chance")
        .map((one) => one.market.selections.reduce((book, { price }) => book + 100 / price, 0))
    );
  };
  const usual = await booksAt();
  expect(usual.length).toBeGreaterThan(0);
  for (const book of usual) expect(book).toBeLessThan(1.12);
  await send("PUT", "settings", { scope: "all", key: "", delayMs: null, margin: 2_000 });
  const wide = await booksAt();
  // A favourite's price has a floor, so not every book is as wide.
  expect(Math.max(...wide)).toBeGreaterThan(1.19);
});

it("a market of a fixture that ended is no standing stop", async () => {
  await stop("market", `${id}-ou`);
  await db().update(market).set({ status: "settled" }).where(eq(market.fixtureId, id));
  await db().update(fixture).set({ status: "settled" }).where(eq(fixture.id, id));
  expect((await operator.ask<HoldList>("GET", "/api/admin/live/holds")).items).toEqual([]);
});
