// Virtual sports on the engine of the mini-games, and the pages of results.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import { fixture } from "../../../server/db/schema.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import type { ResultPeriod } from "../../../src/domain/sports/settlement/result-periods.ts";
import { servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";
import { createGameDriver, type Placed, type Refusal, type Round } from "../lib/game-driver.ts";

const server = servedHere({ rateLimit: 0 });
let member: ApiUser;
// The clock moves on by whole rounds: sessions end meanwhile, and bets of the test before settle.
beforeEach(async () => {
  member = await newMember(server, 1_000_000);
});
const {
  freshRound,
  decided,
  drawn: drawnOnly,
  place,
  money,
} = createGameDriver(
  () => server,
  () => member,
);

describe("virtual sports", () => {
  it("take a bet on a venue as a virtual bet, and pay it", async () => {
    const round = await freshRound("621");
    const before = await money();
    const bet = await place(round, "over-1", 125);
    expect(bet).toMatchObject({
      status: 201,
      body: { picks: [{ gameName: "Bet365 축구 유로컵", selectionName: "1.5 오버" }] },
    });
    // The payment would tell how the match ends that is shown now.
    expect(await drawnOnly("621", round)).toMatchObject({ isSettled: false });
    expect(await money()).toBe(before - 10_000);
    const { drawn } = await decided("621", round);
    const [home = [], away = []] = drawn ?? [];
    expect(await money()).toBe(before - 10_000 + (home.length + away.length > 1 ? 12_500 : 0));
    const ids = async (gameType: number) =>
      (await member.ask<{ items: Placed[] }>("GET", `/api/bets?gameType=${gameType}`)).items.map(({ id }) => id);
    expect(await ids(4)).toContain(bet.body.id);
    expect(await ids(3)).not.toContain(bet.body.id);
  });

  it("refuse picks that cover every end of a race", async () => {
    const round = await freshRound("601");
    expect((await place(round, "odd", 150)).status).toBe(201);
    expect(await place<Refusal>(round, "even", 240)).toMatchObject({ status: 422, body: { rule: "hedge" } });
  });

  it.each([
    ["gameId=611", ["611"]],
    ["sport=dog", ["601", "602"]],
    ["sport=all", ["601", "602", "611", "612", "613", "621", "622", "623", "624", "631", "632", "633"]],
    ["vendor=kino", ["551", "552"]],
  ])("have results of %s", async (asked, games) => {
    const round = await freshRound("611");
    await decided("611", round);
    const { items, date } = await member.ask<{ items: (Round & { gameId: string })[]; date: string | null }>(
      "GET",
      `/api/minigame/results?${asked}&itemsPerPage=100`,
    );
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ gameId }) => !games.includes(gameId))).toEqual([]);
    expect(items.map(({ endsAt }) => endsAt)).toEqual(items.map(({ endsAt }) => endsAt).toSorted((a, b) => b - a));
    expect(date === null).toBe(asked.startsWith("gameId"));
  });

  it.each(["gameId=999", "vendor=nobody", "sport=curling"])("know no results of %s", async (asked) => {
    expect(await member.call("GET", `/api/minigame/results?${asked}`)).toMatchObject({ status: 404 });
  });

  it("leave the mini-games to the list without a filter", async () => {
    const { items } = await member.ask<{ items: { gameId: string }[] }>(
      "GET",
      "/api/minigame/results?itemsPerPage=100",
    );
    expect(items.filter(({ gameId }) => gameId.startsWith("6"))).toEqual([]);
  });
});

describe("results of fixtures", () => {
  const startsAt = new Date("2026-03-01T12:00:00+09:00");
  const add = (id: string, sportId: string) =>
    server.context.database.db.insert(fixture).values({
      id,
      feed: "test",
      feedKey: id,
      sportId,
      leagueName: "시험 리그",
      homeName: `${id} 홈`,
      awayName: `${id} 원정`,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 7_200_000),
      status: "ended",
    });
  beforeAll(async () => {
    for (const [id, sport] of [
      ["r-foot", "6046"],
      ["r-basket", "48242"],
      ["r-void", "6046"],
      ["r-none", "6046"],
    ] as const)
      await add(id, sport);
    await settleFixture(server.context, "r-foot", { home: 3, away: 1, homeHalf: 1, awayHalf: 1 }, "test");
    await settleFixture(server.context, "r-foot", { home: 2, away: 1, homeHalf: 1, awayHalf: 1 }, "test");
    await settleFixture(server.context, "r-basket", { home: 99, away: 90, homeHalf: 50, awayHalf: 40 }, "test");
    await settleFixture(server.context, "r-void", { void: true }, "test");
  });
  const read = async (query: string) =>
    (await member.ask<{ items: { id: string }[] }>("GET", `/api/sports/results?date=2026-03-01${query}`)).items;

  it("have the periods of their sport, by the result in force", async () => {
    const items = await read("");
    expect(items.map(({ id }) => id).toSorted()).toEqual(["r-basket", "r-foot", "r-void"]);
    expect(items.find(({ id }) => id === "r-foot")).toMatchObject({
      score: { home: 2, away: 1 },
      periods: [
        { period: "10", home: 1, away: 1 },
        { period: "20", home: 1, away: 0 },
        { period: "100", home: 2, away: 1 },
      ],
    });
    expect(items.find(({ id }) => id === "r-basket")).toMatchObject({
      periods: [
        { period: "10", home: 50, away: 40 },
        { period: "20", home: 49, away: 50 },
        { period: "100", home: 99, away: 90 },
      ],
    });
    expect(items.find(({ id }) => id === "r-void")).toMatchObject({ score: null, periods: [] });
  });

  // Specification, section 3: quarters, sets, innings and similar, 101 full time with overtime, 102 with penalties.
  it.each([
    [
      "48242",
      { home: 80, away: 80, homeHalf: 40, awayHalf: 38 },
      "1 20:18, 2 20:20, 3 19:22, 4 21:20, 40 9:5, 101 89:85",
      "1 20:18, 2 20:20, 3 19:22, 4 21:20, 10 40:38, 20 40:42, 40 9:5, 100 80:80, 101 89:85",
    ],
    [
      "154830",
      { home: 3, away: 1, homeHalf: null, awayHalf: null },
      "1 25:20, 2 23:25, 3 25:19, 4 25:22",
      "1 25:20, 2 23:25, 3 25:19, 4 25:22, 100 3:1",
    ],
    [
      "154914",
      { home: 4, away: 4, homeHalf: 2, awayHalf: 1 },
      "1 0:1, 2 2:0, 3 0:0, 4 0:0, 5 0:0, 6 0:1, 7 1:0, 8 0:1, 9 1:1, 40 1:0, 101 5:4",
      "1 0:1, 2 2:0, 3 0:0, 4 0:0, 5 0:0, 6 0:1, 7 1:0, 8 0:1, 9 1:1, 10 2:1, 40 1:0, 100 4:4, 101 5:4",
    ],
    [
      "35232",
      { home: 2, away: 2, homeHalf: 1, awayHalf: 0 },
      "1 1:0, 2 0:1, 3 1:1, 40 0:0, 50 2:1, 101 2:2, 102 3:2",
      "1 1:0, 2 0:1, 3 1:1, 40 0:0, 50 2:1, 100 2:2, 101 2:2, 102 3:2",
    ],
    [
      "6046",
      { home: 1, away: 1, homeHalf: 0, awayHalf: 1 },
      "30 0:0, 35 1:1, 50 4:2, 101 2:2, 102 3:2",
      "10 0:1, 20 1:0, 30 0:0, 35 1:1, 50 4:2, 100 1:1, 101 2:2, 102 3:2",
    ],
  ])("of sport %s tell every period that a bet is settled by", async (sport, score, told, shown) => {
    const id = `r-parts-${sport}`;
    await add(id, sport);
    const parts = told.split(", ").map((part) => part.split(/[ :]/));
    const periods = Object.fromEntries(
      parts.map(([code = "", home, away]) => [code, { home: Number(home), away: Number(away) }]),
    );
    await settleFixture(server.context, id, { ...score, periods }, "test");
    const items = (await read(`&sportId=${sport}`)) as { id: string; periods: ResultPeriod[] }[];
    const found = items.find((item) => item.id === id)?.periods.map((one) => `${one.period} ${one.home}:${one.away}`);
    expect(found?.join(", ")).toBe(shown);
  });

  it("are read by sport and by day in Seoul", async () => {
    expect((await read("&sportId=48242")).map(({ id }) => id)).toContain("r-basket");
    expect((await read("&sportId=48242")).map(({ id }) => id)).not.toContain("r-foot");
    expect(await member.ask("GET", "/api/sports/results?date=2026-02-28")).toMatchObject({ items: [] });
    for (const wrong of ["date=2026-02-30", "date=x", "page=0", "other=1"])
      expect(await member.call("GET", `/api/sports/results?${wrong}`)).toMatchObject({ status: 400 });
  });
});
