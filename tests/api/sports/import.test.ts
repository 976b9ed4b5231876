// A CSV of fixtures: taken or refused line by line, and played to its results on a moved clock.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FeedRunner, runnerOf } from "../../../server/sports/feed/runner.ts";
import { startFeeds } from "../../../server/sports/feed/start.ts";
import { execute } from "../../../server/sports/feed/writer.ts";
import type { FixturePage } from "../../../src/api/contract/sports/fixtures.ts";
import type { ImportReport, ImportStatus } from "../../../src/api/contract/operator/fixtures.ts";
import { seasonCsv, seasonRows, SEASON_HEADER } from "../../factories/season-csv.ts";
import type { Answer, ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";

const HOUR_MS = 3_600_000;
let server: TestServer;
let feeds: FeedRunner;
let operator: ApiUser;

beforeAll(async () => {
  server = await startTestServer();
  feeds = runnerOf(server.context) ?? (await startFeeds(server.context));
  operator = await server.user("admin01");
});
afterAll(async () => {
  await feeds.stop();
  await server.close();
});

type Refusal = { code: string; message: string };
const send = <T = ImportReport>(csv: string, query = "", headers: Record<string, string> = {}): Promise<Answer<T>> =>
  operator.call<T>("POST", `/api/admin/fixtures/import${query}`, csv, headers);
const rows = async <Row extends Record<string, unknown>>(text: string): Promise<Row[]> =>
  (await execute<Row>(server.context.database.db, sql.raw(text))).rows;
const step = async (ms: number) => {
  server.clock.advance(ms);
  await feeds.tick();
};
const inFuture = (ms: number) => new Date(server.clock.now() + ms).toISOString();
const teams = (prefix: string, count = 4) => Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

test("what is no CSV, or not all of one, is refused whole", async () => {
  const good = seasonCsv({ teams: teams("Z"), season: "2020-2021", firstKickOff: "2020-08-01 15:00:00", seed: 1 });
  expect(await send<Refusal>(good, "", { "content-type": "application/json" })).toMatchObject({
    status: 415,
    body: { code: "unsupported_media_type" },
  });
  expect(await send<Refusal>("\n\n")).toMatchObject({ status: 400, body: { message: "CSV가 비어 있습니다." } });
  expect(await send<Refusal>(good.replace("HTAG", "half").replace(",league", ",liga"))).toMatchObject({
    status: 400,
    body: { message: "CSV에 없는 열: league, HTAG" },
  });
  expect(await send<Refusal>(good, "?speed=0")).toMatchObject({ status: 400 });
  expect(await send<Refusal>(good, "?start=tomorrow")).toMatchObject({ status: 400 });
  expect(await send<Refusal>(good, "?season=2020")).toMatchObject({ status: 400 });
  expect(await send<Refusal>(good, "?colour=red")).toMatchObject({ status: 400 });
  expect(await send<Refusal>("x".repeat(65 * 1_048_576))).toMatchObject({ status: 413 });
  const member = await server.user("member01");
  expect(await member.call("POST", "/api/admin/fixtures/import", good)).toMatchObject({ status: 403 });
  expect(await rows("select id from fixture where home_name like 'Z%'")).toEqual([]);
});

test("rows are refused one by one, with their line; the others are taken, once", async () => {
  const lines = seasonRows({
    teams: teams("R"),
    season: "2021-2022",
    firstKickOff: "2021-08-01 15:00:00",
    seed: 2,
  }).map((row) => row.line);
  const [a = "", b = "", c = "", d = ""] = lines;
  const csv = `\uFEFF${[
    SEASON_HEADER,
    a,
    b.replace(/,R\d,/, ",,"),
    "",
    a,
    c.split(",").slice(0, 20).join(","),
    d.replace(/,R(\d),/, ',"R""$1",'),
    `"${b}`,
    c.replace(/^[^,]+/, "2021-02-30 10:00:00"),
  ].join("\r\n")}\r\n`;
  const first = await send(csv, `?start=${inFuture(HOUR_MS)}`);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ taken: 2, changed: 0, refusedCount: 5 });
  expect(first.body.refused.map(({ line }) => line)).toEqual([3, 5, 6, 8, 9]);
  for (const { reason } of first.body.refused) expect(reason).toMatch(/[가-힣]/);
  expect(await rows(`select home_name from fixture where home_name like 'R"%'`)).toHaveLength(1);
  // The same again changes, and doubles nothing.
  expect((await send(csv, `?start=${inFuture(2 * HOUR_MS)}`)).body).toMatchObject({
    taken: 0,
    changed: 2,
    refusedCount: 5,
  });
  expect(await rows("select id from fixture where league_name = 'testland first-division'")).toHaveLength(2);
  expect((await send(csv, "?season=1999-2000")).body).toMatchObject({ taken: 0, changed: 0 });
});

test("a small season: laid on its start, priced from opening to closing, settled from its scores", async () => {
  const season = seasonRows({
    teams: teams("T"),
    season: "2022-2023",
    firstKickOff: "2022-08-06 14:00:00",
    seed: 3,
    roundDays: 10,
  });
  const start = server.clock.now() + 5 * HOUR_MS;
  const speed = 24;
  const csv = [SEASON_HEADER, ...season.map((row) => row.line)].join("\n");
  const report = await send(csv, `?season=2022-2023&start=${new Date(start).toISOString()}&speed=${speed}`);
  expect(report.body).toMatchObject({ taken: season.length, changed: 0, refusedCount: 0 });

  const first = season[0];
  if (!first) throw new Error("no rows");
  const laid = await rows<{ id: string; home: string; away: string; starts: string; ends: string }>(
    "select id, home_name as home, away_name as away, starts_at as starts, ends_at as ends from fixture where home_name like 'T%' order by starts_at, id",
  );
  const fileTime = (date: string) => Date.parse(`${date.replace(" ", "T")}Z`);
  for (const row of season) {
    const fixture = laid.find(({ home, away }) => home === row.home && away === row.away);
    expect(new Date(fixture?.starts ?? 0).getTime()).toBe(start + (fileTime(row.date) - fileTime(first.date)) / speed);
    expect(new Date(fixture?.ends ?? 0).getTime() - new Date(fixture?.starts ?? 0).getTime()).toBe(
      (105 * 60_000) / speed,
    );
  }
  const markets = await rows<{ name: string; phase: string; line: number | null; main: boolean; period: string }>(
    `select market_name as name, phase, line, main, period from market where fixture_id = '${laid[0]?.id}' order by position, line`,
  );
  expect(
    markets.filter(({ phase }) => phase === "prematch").map(({ name, line, period }) => [name, line, period]),
  ).toEqual([
    ["1X2", null, "100"],
    // The home side wins at 1.25: that it does not lose by more than a goal is as good as won.
    ...[-1.5, -1, 0].map((line) => ["Handicap", line, "100"]),
    ["Under/Over", 2.5, "100"],
    ["1st Half 1X2", null, "10"],
    ["Both Teams To Score", null, "100"],
  ]);
  expect(markets.filter(({ name, phase, main }) => name === "Handicap" && phase === "prematch" && main)).toHaveLength(
    1,
  );
  expect(markets.filter(({ phase }) => phase === "proto")).toHaveLength(3);

  // A later match still stands at its opening prices, the first one is about to close at its closing ones.
  const cells = (index: number) => {
    const header = SEASON_HEADER.split(",");
    const values = season[index]?.line.split(",") ?? [];
    return (name: string) => Math.round(Number(values[header.indexOf(name)]) * 100);
  };
  const priceOf = async (index: number, market: string, key: string) => {
    const id = laid.find(({ home, away }) => home === season[index]?.home && away === season[index]?.away)?.id;
    return (await rows<{ price: number }>(`select price from selection where id = '${id}-${market}-${key}'`))[0]?.price;
  };
  const last = season.length - 1;
  expect(await priceOf(last, "p-1x2", "home")).toBe(cells(last)("home_open"));
  expect(await priceOf(last, "p-bts", "no")).toBe(cells(last)("bts_no_open"));
  await step(5 * HOUR_MS - 1_000 - (server.clock.now() - (start - 5 * HOUR_MS)));
  for (const [market, key, column] of [
    ["p-1x2", "draw", "draw"],
    ["p-1x2", "away", "away"],
    ["p-ou2.5", "over", "over_2.5"],
  ] as const) {
    const [open, close] = [cells(0)(`${column}_open`), cells(0)(`${column}_close`)];
    expect(Math.abs(((await priceOf(0, market, key)) ?? 0) - close)).toBeLessThanOrEqual(
      1 + Math.ceil(Math.abs(close - open) / 48),
    );
  }

  await step(2_000);
  const [running] = await rows<{ status: string; clock: string; open: number }>(
    `select status, clock, (select count(*)::int from market m where m.fixture_id = f.id and m.status = 'open') as open from fixture f where id = '${laid[0]?.id}'`,
  );
  expect(running).toMatchObject({ status: "live", open: 0 });
  expect(running?.clock).toMatch(/^전반 \d+'$/);

  // One jump over the whole season.
  await step(60 * 24 * HOUR_MS);
  const results = await rows<Record<string, unknown>>(
    "select f.home_name as home, f.away_name as away, f.status, r.home as h, r.away as a, r.home_half as hh, r.away_half as ah, r.source, r.revision from fixture f join fixture_result r on r.fixture_id = f.id where f.home_name like 'T%' order by r.ctid",
  );
  expect(results).toEqual(
    season.map(({ home, away, score }) => ({
      home,
      away,
      status: "settled",
      h: score.home,
      a: score.away,
      hh: score.homeHalf,
      ah: score.awayHalf,
      source: "replay",
      revision: 1,
    })),
  );

  operator = await server.user("admin01");
  // A corrected file revises what it settled, and moves nothing that has begun.
  const corrected = csv.replace(first.line, first.line.replace(/(T\d,T\d),\d+,\d+,\d+,\d+,/, "$1,7,6,5,4,"));
  expect((await send(corrected, "?start=now")).body).toMatchObject({ taken: 0, changed: season.length });
  expect(
    await rows(
      `select r.revision, r.home, r.away from fixture_result r join fixture f on f.id = r.fixture_id where f.home_name = '${first.home}' and f.away_name = '${first.away}' order by revision desc limit 1`,
    ),
  ).toEqual([{ revision: 2, home: 7, away: 6 }]);
  expect(await rows("select fixture_id from fixture_result where revision > 1 and home <> 7")).toEqual([]);
});

test("a bet on a replayed match is paid by its score", async () => {
  operator = await server.user("admin01");
  const season = seasonRows({
    teams: teams("B", 2),
    season: "2023-2024",
    firstKickOff: "2023-08-06 14:00:00",
    seed: 5,
    matches: 1,
  });
  const [row] = season;
  if (!row) throw new Error("no rows");
  await send([SEASON_HEADER, row.line].join("\n"), `?start=${inFuture(HOUR_MS)}`);
  const member = await server.user("member02");
  const page = await member.ask<FixturePage>("GET", "/api/fixtures?game=wintielose&itemsPerPage=100");
  const fixture = page.items.find(({ homeName }) => homeName === row.home);
  const market = fixture?.markets.find(({ marketName }) => marketName === "1X2");
  const winner = row.score.home > row.score.away ? "home" : row.score.home < row.score.away ? "away" : "draw";
  const selection = market?.selections.find(({ key }) => key === winner);
  if (!fixture || !market || !selection) throw new Error("the match is not offered");
  const pick = {
    kind: "fixture",
    fixtureId: fixture.id,
    marketId: market.id,
    selectionId: selection.id,
    betPrice: selection.betPrice,
  };
  const placed = await member.bet("import-test-bet", { stake: 10_000, accept: "any", picks: [pick] });
  expect(placed.status).toBe(201);
  await step(4 * HOUR_MS);
  const again = await server.user("member02");
  const bet = await again.ask<{ status: number; paid: number; price: number }>(
    "GET",
    `/api/bets/by-key/import-test-bet`,
  );
  expect(bet).toMatchObject({ status: 2, paid: Math.floor((10_000 * bet.price) / 100) });
});

test("the operator's list and results: a score only after the start, a void at any time, revisions", async () => {
  operator = await server.user("admin01");
  const season = seasonRows({
    teams: teams("O"),
    season: "2024-2025",
    firstKickOff: "2024-08-06 14:00:00",
    seed: 6,
    matches: 4,
    roundDays: 30,
  });
  await send([SEASON_HEADER, ...season.map((row) => row.line)].join("\n"), `?start=${inFuture(HOUR_MS)}`);
  const ids = (await rows<{ id: string }>("select id from fixture where home_name like 'O%' order by starts_at")).map(
    ({ id }) => id,
  );
  const [first = "", second = ""] = ids;
  const result = (id: string, body: unknown) =>
    operator.call<Record<string, unknown>>("POST", `/api/admin/fixtures/${id}/result`, body);
  expect(await result(first, { home: 1, away: 0, homeHalf: 0, awayHalf: 0 })).toMatchObject({
    status: 422,
    body: { code: "result_refused" },
  });
  expect(await result(second, { void: true })).toMatchObject({ status: 200, body: { revision: 1 } });
  await step(2 * HOUR_MS - 30 * 60_000);
  operator = await server.user("admin01");
  expect(await result(first, { home: 1, away: 0, homeHalf: 2, awayHalf: 0 })).toMatchObject({
    status: 422,
    body: { code: "result_refused" },
  });
  expect(await result(first, { home: 1.5, away: 0, homeHalf: 0, awayHalf: 0 })).toMatchObject({ status: 400 });
  expect(await result(first, { home: 1, away: 0, homeHalf: 0 })).toMatchObject({ status: 400 });
  expect(await result(first, { home: 1, away: 0, homeHalf: 0, awayHalf: 0 })).toMatchObject({
    status: 200,
    body: { revision: 1 },
  });
  expect(await result(first, { home: 2, away: 0, homeHalf: 0, awayHalf: 0 })).toMatchObject({
    status: 200,
    body: { revision: 2 },
  });
  expect(await result("nothing", { void: true })).toMatchObject({ status: 404 });
  // The feed leaves both alone when their time has come.
  await step(30 * 24 * HOUR_MS);
  expect(
    await rows(
      `select fixture_id, max(revision) as revision from fixture_result where fixture_id in ('${first}', '${second}') group by 1 order by 2`,
    ),
  ).toEqual([
    { fixture_id: second, revision: 1 },
    { fixture_id: first, revision: 2 },
  ]);
  operator = await server.user("admin01");
  const cancelled = await operator.ask<{ totalCount: number; items: { id: string; result: { void: boolean } }[] }>(
    "GET",
    "/api/admin/fixtures?status=cancelled",
  );
  expect(cancelled).toMatchObject({ totalCount: 1, items: [{ id: second, result: { void: true, revision: 1 } }] });
  const all = await operator.ask<{ page: number; pageCount: number; items: { status: string }[] }>(
    "GET",
    "/api/admin/fixtures?page=2",
  );
  expect(all.page).toBe(2);
  expect(await operator.call("GET", "/api/admin/fixtures?status=lost")).toMatchObject({ status: 400 });
  const { items } = await operator.ask<{ items: { homeName: string; awayName: string }[] }>(
    "GET",
    "/api/admin/fixtures",
  );
  const { homeName, awayName } = items[0]!;
  const found = await operator.ask<{ totalCount: number; items: { homeName: string; awayName: string }[] }>(
    "GET",
    `/api/admin/fixtures?text=${encodeURIComponent(homeName.slice(1))}`,
  );
  expect(found.items.some((one) => one.homeName === homeName && one.awayName === awayName)).toBe(true);
  expect(await operator.ask("GET", "/api/admin/fixtures?text=%25_%5C")).toMatchObject({ totalCount: 0, items: [] });
});

test("the operator sees how far an import is, and nothing when none runs", async () => {
  operator = await server.user("admin01");
  const status = () => operator.ask<ImportStatus>("GET", "/api/admin/fixtures/import");
  const csv = seasonCsv({ teams: teams("S", 12), season: "2022-2023", firstKickOff: "2022-08-01 15:00:00", seed: 9 });
  expect(await status()).toEqual({
    phase: "idle",
    bytes: 0,
    judgedRows: 0,
    takenRows: 0,
    writtenRows: 0,
    startedAt: null,
  });
  const seen: ImportStatus[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) seen.push(await status());
  })();
  const report = await send(csv, `?start=${inFuture(HOUR_MS)}`);
  over.abort();
  await watching;
  expect(report.body).toMatchObject({ taken: 132 });
  const running = seen.filter(({ phase }) => phase !== "idle");
  expect(running.length).toBeGreaterThan(0);
  expect(running.every(({ startedAt }) => startedAt !== null)).toBe(true);
  expect(running.some(({ bytes }) => bytes === Buffer.byteLength(csv))).toBe(true);
  expect((await status()).phase).toBe("idle");
});
