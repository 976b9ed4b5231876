import { beforeAll, describe, expect, it } from "vitest";
import { fixture, market, selection } from "../../../server/db/schema.ts";
import type { FixturePage } from "../../../src/api/contract/sports/fixtures.ts";
import { readEventId } from "../../../src/api/prices/event-order.ts";
import { KOREAN_GAMES, type KoreanGame, SPORT } from "../../../src/domain/sports/market.ts";
import { eq, ne } from "drizzle-orm";
import type { ApiUser } from "../../factories/api-user.ts";
import {
  addFixture,
  BOTH_SCORE,
  FIRST_HALF,
  HANDICAP,
  LIVE_RESULT,
  PROTO_RESULT,
  QUARTER_TOTAL,
  RESULT,
  TOTAL,
} from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";

const HOUR = 3_600_000;
const ALL = [RESULT, TOTAL, HANDICAP, QUARTER_TOTAL, BOTH_SCORE, FIRST_HALF, PROTO_RESULT];

const server = servedHere({ rateLimit: 0 });
let user: ApiUser;
const db = () => server.context.database.db;
const list = (query: string) => user.ask<FixturePage>("GET", `/api/fixtures?${query}`);
const codes = (page: FixturePage, id: string) =>
  page.items.find((one) => one.id === id)?.markets.map((one) => one.id.slice(id.length + 1));

beforeAll(async () => {
  user = await server.user("member01");
});

async function onlyTheseFixtures() {
  await db().delete(selection).where(ne(selection.key, "yes"));
  await db().delete(selection).where(eq(selection.key, "yes"));
  await db().delete(market);
  await db().delete(fixture).where(ne(fixture.feed, "bonus"));
}

describe("the lists of the Korean games", () => {
  it.each<[KoreanGame, string[]]>([
    ["cross", ["1x2", "ou", "hc"]],
    ["wintielose", ["1x2"]],
    ["handicap", ["ou", "ou275", "hc"]],
    ["special", ["bts", "h1"]],
    ["proto", ["x1x2"]],
  ])("%s shows %j", async (game, expected) => {
    const id = await addFixture(server.context, { markets: ALL, protoRound: 1, protoNumber: 1 });
    const before = server.context.events.lastId();
    const page = await list(`game=${game}&itemsPerPage=100`);
    expect(codes(page, id)).toEqual(expected);
    // The list is as fresh as the newest event of then, and one may come right after it.
    const [from, at, to] = [before, page.eventId, server.context.events.lastId()].map((id) => readEventId(id));
    expect(at?.epoch).toBe(to?.epoch);
    expect(at?.number).toBeGreaterThanOrEqual(from?.number ?? NaN);
    expect(at?.number).toBeLessThanOrEqual(to?.number ?? NaN);
    expect(page.bonus?.markets.map((one) => [one.bonusLegs, one.selections[0]?.betPrice])).toEqual([
      [3, 103],
      [5, 105],
      [7, 108],
    ]);
  });

  it("live shows running fixtures with their score, and no bonus", async () => {
    const id = await addFixture(server.context, {
      startsIn: -HOUR,
      status: "live",
      homeScore: 1,
      awayScore: 0,
      clock: "전반 23'",
      markets: [RESULT, LIVE_RESULT],
    });
    const page = await list("game=live");
    expect(codes(page, id)).toEqual(["l1x2"]);
    expect(page.items.find((one) => one.id === id)).toMatchObject({ score: { home: 1, away: 0 }, clock: "전반 23'" });
    expect(page.bonus).toBeNull();
  });

  it("a fixture leaves the lists at its start by the clock; closed markets are left out, suspended ones stay", async () => {
    const [soon, shut, held] = [
      await addFixture(server.context, { startsIn: 60_000 }),
      await addFixture(server.context),
      await addFixture(server.context),
    ];
    await db().update(market).set({ status: "closed" }).where(eq(market.fixtureId, shut));
    await db()
      .update(market)
      .set({ status: "suspended" })
      .where(eq(market.id, `${held}-1x2`));
    const before = await list("game=wintielose&itemsPerPage=100");
    expect(codes(before, soon)).toEqual(["1x2"]);
    expect(codes(before, shut)).toBeUndefined();
    expect(before.items.find((one) => one.id === held)?.markets).toMatchObject([{ status: "suspended" }]);
    server.clock.advance(60_000);
    expect(codes(await list("game=wintielose&itemsPerPage=100"), soon)).toBeUndefined();
  });

  it("refuses what it does not know", async () => {
    for (const query of ["game=casino", "page=0", "itemsPerPage=101", "sportId=x", "what=1"])
      expect(await user.call("GET", `/api/fixtures?${query}`)).toMatchObject({
        status: 400,
        body: { code: "bad_request" },
      });
    expect((await server.inject({ url: "/api/fixtures" })).statusCode).toBe(401);
  });
});

describe("pages", () => {
  it("come 15 at a time in the order of starts, count by sport, and lead with the marked fixture [REQ-9.10]", async () => {
    await onlyTheseFixtures();
    const ids: string[] = [];
    for (let i = 0; i < 20; i++)
      ids.push(
        await addFixture(server.context, {
          startsIn: HOUR * (21 - i),
          sportId: i < 4 ? SPORT.basketball : SPORT.football,
          top: i === 3,
          markets: [RESULT],
        }),
      );
    const first = await list("game=cross");
    expect(first).toMatchObject({
      page: 1,
      pageCount: 2,
      itemsPerPage: 15,
      totalCount: 20,
      sports: [
        { sportId: SPORT.football, count: 16 },
        { sportId: SPORT.basketball, count: 4 },
      ],
    });
    const second = await list("game=cross&page=2");
    expect([...first.items, ...second.items].map((one) => one.id)).toEqual([...ids].toReversed());
    const basketball = await list(`game=cross&sportId=${SPORT.basketball}`);
    expect(basketball).toMatchObject({ totalCount: 4, pageCount: 1, sports: [{ count: 16 }, { count: 4 }] });
    expect(basketball.items.map((one) => one.id)).toEqual(ids.slice(0, 4).toReversed());
    const behind = await list("game=cross&page=999");
    expect(behind).toMatchObject({ page: 2, totalCount: 20 });
    expect(behind.items).toEqual(second.items);
    const top = await user.ask<FixturePage>("GET", "/api/sports-prematch/event/top");
    expect(top.items.map((one) => one.id)).toEqual([ids[3], ...ids.slice(11).toReversed()]);
  });

  it("are filtered by a part of a name, a league and the hours until the start", async () => {
    await onlyTheseFixtures();
    const names = { homeName: "울산 50%", awayName: "전북 현대", leagueName: "K리그1" };
    const soon = await addFixture(server.context, { ...names, startsIn: HOUR / 2, markets: [RESULT] });
    const late = await addFixture(server.context, { ...names, startsIn: 5 * HOUR, markets: [RESULT] });
    const other = await addFixture(server.context, {
      homeName: "Seoul",
      awayName: "울산 500",
      leagueName: "J1리그",
      startsIn: 2 * HOUR,
      markets: [RESULT],
    });
    const idsOf = async (query: string) => (await list(query)).items.map((one) => one.id);
    const text = (value: string) => `text=${encodeURIComponent(value)}`;
    expect(await idsOf(text("울산"))).toEqual([soon, other, late]);
    expect(await idsOf(text(" SEOUL "))).toEqual([other]);
    expect(await idsOf(text("50%"))).toEqual([soon, late]);
    expect(await idsOf(text("k리그"))).toEqual([soon, late]);
    expect(await idsOf(text("아무도"))).toEqual([]);
    expect(await idsOf("hours=1")).toEqual([soon]);
    expect(await idsOf("hours=3")).toEqual([soon, other]);
    expect(await idsOf("hours=24")).toEqual([soon, other, late]);
    // The league's own filter counts all leagues, so that another can be chosen.
    expect(await list(`league=${encodeURIComponent("J1리그")}`)).toMatchObject({
      totalCount: 1,
      items: [{ id: other }],
      leagues: [
        { leagueName: "K리그1", count: 2 },
        { leagueName: "J1리그", count: 1 },
      ],
    });
    for (const query of ["hours=0", "hours=x", "hours=169", "league=", `text=${"가".repeat(61)}`, "text=%00"])
      expect(await user.call("GET", `/api/fixtures?${query}`)).toMatchObject({ status: 400 });
  });

  it("are opened where a fixture stands", async () => {
    await onlyTheseFixtures();
    const ids: string[] = [];
    for (let i = 0; i < 7; i++)
      ids.push(await addFixture(server.context, { startsIn: HOUR * (i + 1), markets: [RESULT] }));
    const pageOf = async (query: string) => (await list(`itemsPerPage=3&${query}`)).page;
    expect(await pageOf(`fixture=${ids[2]}`)).toBe(1);
    expect(await pageOf(`fixture=${ids[3]}`)).toBe(2);
    expect(await pageOf(`fixture=${ids[6]}&page=2`)).toBe(3);
    expect(await pageOf("fixture=nobody&page=2")).toBe(2);
    expect((await list(`itemsPerPage=3&fixture=${ids[3]}`)).items.map((one) => one.id)).toEqual(ids.slice(3, 6));
  });

  it("show the main line first, then the others from the lowest", async () => {
    await onlyTheseFixtures();
    const lines = [1.5, -0.5, 0.5, -1.5];
    const id = await addFixture(server.context, {
      markets: lines.map((line) => ({ ...HANDICAP, code: `hc${line}`, line, main: line === 0.5 })),
    });
    const page = await list("game=handicap");
    expect(page.items.find((one) => one.id === id)?.markets.map(({ line }) => line)).toEqual([0.5, -1.5, -0.5, 1.5]);
  });

  it("of a day hold what starts on it in Seoul, and no more", async () => {
    await onlyTheseFixtures();
    const now = server.clock.now();
    const nineHours = 9 * HOUR;
    const midnight = Math.ceil((now + nineHours + 1) / (24 * HOUR)) * 24 * HOUR - nineHours;
    const late = await addFixture(server.context, { startsIn: midnight - now - 1_000, markets: [RESULT] });
    const first = await addFixture(server.context, { startsIn: midnight - now, markets: [RESULT] });
    const last = await addFixture(server.context, { startsIn: midnight - now + 24 * HOUR - 1_000, markets: [RESULT] });
    const after = await addFixture(server.context, { startsIn: midnight - now + 24 * HOUR, markets: [RESULT] });
    const idsOf = async (query: string) => (await list(query)).items.map((one) => one.id);
    const tomorrow = new Date(midnight + nineHours).toISOString().slice(0, 10);
    expect(await idsOf("day=today")).toEqual([late]);
    expect(await idsOf(`day=${tomorrow}`)).toEqual([first, last]);
    expect(await list(`day=${tomorrow}&itemsPerPage=1`)).toMatchObject({ totalCount: 2, sports: [{ count: 2 }] });
    expect(await idsOf("")).toEqual([late, first, last, after]);
    for (const day of ["2026-02-30", "tomorrow", "2026-11-22T10:00", ""])
      expect(await user.call("GET", `/api/fixtures?day=${day}`)).toMatchObject({ status: 400 });
  });

  it("list proto by round and number", async () => {
    await onlyTheseFixtures();
    const spots = [
      [2, 1],
      [1, 3],
      [1, 1],
      [1, 2],
    ] as const;
    for (const [protoRound, protoNumber] of spots)
      await addFixture(server.context, { protoRound, protoNumber, markets: [PROTO_RESULT] });
    expect((await list("game=proto")).items.map((one) => [one.round, one.number])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
    ]);
  });

  it("ask the database as often for a hundred fixtures as for one", async () => {
    await onlyTheseFixtures();
    const counts: number[] = [];
    const session = (
      server.context.database.db as unknown as {
        session: { prepareQuery: (query: { sql: string }, ...rest: unknown[]) => unknown };
      }
    ).session;
    const prepare = session.prepareQuery.bind(session);
    let asked = 0;
    session.prepareQuery = (query, ...rest) => {
      // Background parts ask about bets meanwhile, and about fixtures by hand that have no result yet.
      if (/"fixture"|"market"/.test(query.sql) && !query.sql.includes("fixture_result")) asked++;
      return prepare(query, ...rest);
    };
    for (const more of [1, 99]) {
      for (let i = 0; i < more; i++) await addFixture(server.context);
      asked = 0;
      expect((await list("game=cross&itemsPerPage=100")).items).toHaveLength(more === 1 ? 1 : 100);
      counts.push(asked);
    }
    session.prepareQuery = prepare;
    // Sports, fixtures, their markets, the bonus fixture, its markets.
    expect(counts).toEqual([5, 5]);
  });
});

it("has every game's list empty rather than failing when there is nothing", async () => {
  await onlyTheseFixtures();
  for (const game of KOREAN_GAMES)
    expect(await list(`game=${game}`)).toMatchObject({ items: [], totalCount: 0, pageCount: 1, sports: [] });
});
