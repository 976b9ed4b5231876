import { beforeAll, expect, it } from "vitest";
import { eq, ne } from "drizzle-orm";
import { fixture, fixtureBoard, market, selection } from "../../../server/db/schema.ts";
import { type EuropeanPage, LONGEST_LIST, type OneFixture } from "../../../src/api/contract/sports/sports.ts";
import { NEW_BOARD } from "../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT, RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { betOf, place } from "../lib/betting.ts";

const HOUR = 3_600_000;
const server = servedHere({ rateLimit: 0 });
let user: ApiUser;
let seoulOne: string;
let london: string;
let running: string;

beforeAll(async () => {
  user = await server.user("member01");
  const { db } = server.context.database;
  await db.delete(selection);
  await db.delete(market);
  await db.delete(fixture).where(ne(fixture.feed, "bonus"));
  seoulOne = await addFixture(server.context, { leagueName: "K리그1", startsIn: 2 * HOUR });
  london = await addFixture(server.context, { leagueName: "프리미어리그", startsIn: HOUR, homeName: "아스널" });
  await addFixture(server.context, { leagueName: "KBO", sportId: "154914" });
  await addFixture(server.context, { leagueName: "달나라 리그", sportId: "999" });
  await addFixture(server.context, { leagueName: "K리그1", markets: [] });
  running = await addFixture(server.context, { status: "live", startsIn: -HOUR, markets: [RESULT, LIVE_RESULT] });
});

const get = <T>(path: string) => user.ask<T>("GET", `/api/${path}`);
const page = (query: string) => get<EuropeanPage>(`sports-prematch/fixtures?${query}`);
const idsOf = async (query: string) => (await page(query)).items.map(({ id }) => id);
const counts = (list: Record<string, unknown>[], id: string) => list.map((one) => [one[id], one["cnt"]]);

it("counts what can be bet on by sport, location and league; sports without a name are etc", async () => {
  expect(counts(await get("sports-prematch/sports"), "sport_id")).toEqual([
    ["6046", 2],
    ["48242", 0],
    ["154830", 0],
    ["154914", 1],
    ["35232", 0],
    ["etc", 1],
  ]);
  expect(counts(await get("sports-prematch/location?sportId=6046"), "location_id")).toEqual([
    ["KR", 1],
    ["EN", 1],
  ]);
  expect(counts(await get("sports-prematch/league?sportId=6046&locationId=EN"), "league_id")).toEqual([
    ["프리미어리그", 1],
  ]);
});

it("lists fixtures with their main markets, by place, league, text and in either order", async () => {
  expect(await idsOf("sportId=6046")).toEqual([london, seoulOne]);
  expect(await idsOf("sportId=6046&sort=league")).toEqual([seoulOne, london]);
  expect(await idsOf("sportId=6046&locationId=KR")).toEqual([seoulOne]);
  expect(await idsOf(`league=${encodeURIComponent("프리미어리그")}`)).toEqual([london]);
  expect(await idsOf(`text=${encodeURIComponent("아스널")}`)).toEqual([london]);
  expect(await idsOf("locationId=JP")).toEqual([]);
  expect(await idsOf("day=2001-01-01")).toEqual([]);
  const [first] = (await page("sportId=6046")).items;
  expect(first?.markets.map(({ marketName }) => marketName)).toEqual(["1X2", "Under/Over", "Handicap"]);
  expect(first?.marketCount).toBe(6);
});

it("shows one fixture with every market of its phase, and the running ones apart", async () => {
  const one = await get<OneFixture>(`sports-prematch/fixture?id=${london}`);
  expect(one.fixture.markets.length).toBe(6);
  const live = await get<EuropeanPage>("sports-inplay/fixtures");
  expect(live.items.map(({ id }) => id)).toEqual([running]);
  const inPlay = await get<OneFixture>(`sports-inplay/fixture?id=${running}`);
  expect(inPlay.fixture.markets.map(({ id }) => id)).toEqual([`${running}-l1x2`]);
  expect(inPlay.board).toBeNull();
  const boards = [running, london].map((fixtureId) => ({ fixtureId, board: { ...NEW_BOARD, seq: 7 } }));
  await server.context.database.db.insert(fixtureBoard).values(boards);
  expect((await get<OneFixture>(`sports-inplay/fixture?id=${running}`)).board).toEqual(boards[0]?.board);
  // One that has not begun has no board.
  expect((await get<OneFixture>(`sports-prematch/fixture?id=${london}`)).board).toBeNull();
  expect((await user.call("GET", "/api/sports-prematch/fixture?id=none")).status).toBe(404);
  expect((await user.call("GET", "/api/sports-prematch/fixture?id=bonus")).status).toBe(404);
});

it("keeps a suspended market in sight, and leaves a closed one out", async () => {
  const { db } = server.context.database;
  const turn = (id: string, status: string) => db.update(market).set({ status }).where(eq(market.id, id));
  const shown = async (list: string, id: string) => {
    const { items } = await get<EuropeanPage>(`${list}/fixtures`);
    const own = items.find((one) => one.id === id);
    const { fixture: whole } = await get<OneFixture>(`${list}/fixture?id=${id}`);
    const statuses = (markets: { id: string; status: string }[] = []) =>
      markets.filter((one) => /-l?1x2$/.test(one.id)).map(({ status }) => status);
    return [own?.marketCount, statuses(own?.markets), whole.markets.length, statuses(whole.markets)];
  };
  for (const [list, id, code, count] of [
    ["sports-prematch", london, "1x2", 6],
    ["sports-inplay", running, "l1x2", 1],
  ] as const) {
    expect(await shown(list, id)).toEqual([count, ["open"], count, ["open"]]);
    await turn(`${id}-${code}`, "suspended");
    expect(await shown(list, id)).toEqual([count, ["suspended"], count, ["suspended"]]);
    await turn(`${id}-${code}`, "closed");
    expect(await shown(list, id)).toEqual([count - 1, [], count - 1, []]);
    await turn(`${id}-${code}`, "open");
  }
});

it.each([
  ["EU", 200, "/europe"],
  ["IN", 200, "/inplay#Live"],
  ["XX", 400, undefined],
])("kosca/opengame %s answers %i [REQ-R21]", async (type, status, url) => {
  const answer = await user.call<{ url: string }>("GET", `/api/kosca/opengame?type=${type}`);
  expect([answer.status, answer.body.url]).toEqual([status, url]);
});

it.each(["fixtures?day=yesterday", "fixtures?sportId=x", "location", "league?sportId=1&locationId=1", "fixture"])(
  "refuses sports-prematch/%s as a bad request",
  async (path) => expect((await user.call("GET", `/api/sports-prematch/${path}`)).status).toBe(400),
);

it("judges picks of a European list by the European rules", async () => {
  const european = (codes: string[]) => {
    const bet = betOf(codes.map((code) => `${london}-${code}`));
    return { ...bet, picks: bet.picks.map((pick) => ({ ...pick, list: "european" })) };
  };
  const ruleOf = async (codes: string[]) => {
    const { status, body } = await place(user, european(codes));
    return [status, body.code, body.rule];
  };
  expect(await ruleOf(["1x2-home@200", "h1-home@260"])).toEqual([422, "slip_rule", "different_families"]);
  expect(await ruleOf(["1x2-home@200", "ou-over@190", "hc-home@220"])).toEqual([422, "slip_rule", "two_per_fixture"]);
  // Two families of one fixture may stand in the slip; nobody is paid for them as a product.
  expect(await ruleOf(["1x2-home@200", "bts-yes@180"])).toEqual([422, "correlated_legs", "correlated_legs"]);
  expect((await place(user, european(["bts-yes@180"]))).status).toBe(201);
});

it("lists all running fixtures without pages, and what comes by 15 a page [REQ-9.10 REQ-R42]", async () => {
  for (let more = 0; more < 16; more++) {
    await addFixture(server.context, { status: "live", startsIn: -HOUR, markets: [LIVE_RESULT] });
    await addFixture(server.context, { leagueName: "K리그1", startsIn: 3 * HOUR });
  }
  const live = await get<EuropeanPage>(`sports-inplay/fixtures?itemsPerPage=${LONGEST_LIST}`);
  expect([live.items.length, live.totalCount, live.pageCount]).toEqual([17, 17, 1]);
  const coming = await page("sportId=6046");
  expect([coming.items.length, coming.totalCount, coming.pageCount]).toEqual([15, 18, 2]);
});
