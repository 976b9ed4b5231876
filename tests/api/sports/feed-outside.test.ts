// A recorded match through the adapter for outside feeds: hand-over, a goal, silence, a snapshot, and results that are
// provisional, taken back, confirmed and revised.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fixture, market, selection } from "../../../server/db/schema.ts";
import { httpSource } from "../../../server/sports/feed/outside/http-source.ts";
import { outsideFeed } from "../../../server/sports/feed/outside/outside-feed.ts";
import { type FeedRunner, runFeeds } from "../../../server/sports/feed/runner.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { betNow, expectRightBooks, newMember } from "../lib/betting.ts";
import { record, type Recording } from "../lib/recording.ts";

const ID = "recorded-m-1001";
const RESULT = `${ID}-win_draw_lose@100`;
const TOTAL = `${ID}-over_under@1002.5`;
const BOTH = `${ID}-both_score@100`;
const SCORE = `${ID}-correct_score@100`;
let server: TestServer;
let runner: FeedRunner;
let recording: Recording;
let began = 0;
let at = 0;
let user: Awaited<ReturnType<typeof newMember>>;
const bets = { home: "", over: "" };

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
  user = await newMember(server, 100_000);
  // The clock moves with the recording alone: a slow machine makes no silence.
  at = began = server.clock.now();
  server.clock.now = () => at;
  recording = record(new URL("../../recordings/football.jsonl", import.meta.url), began);
  runner = await runFeeds(server.context, [outsideFeed("recorded", recording.source, server.clock)]);
});
afterAll(async () => {
  await runner.stop();
  await server.close();
});

/** Plays to so many seconds after the first line, in steps of two. */
async function play(seconds: number): Promise<void> {
  for (;;) {
    at = Math.min(at + 2_000, began + seconds * 1_000);
    recording.sayUntil((at - began) / 1_000);
    await runner.tick();
    if (at >= began + seconds * 1_000) return;
  }
}

const db = () => server.context.database.db;
const now = async (id: string) => {
  const [row] = await db().select().from(market).where(eq(market.id, id));
  return row && { status: row.status, phase: row.phase, version: row.version };
};
const priceOf = async (id: string) => {
  const [row] = await db().select().from(selection).where(eq(selection.id, id));
  return row?.price;
};
const shown = async () => {
  const [row] = await db().select().from(fixture).where(eq(fixture.id, ID));
  return row && [row.status, row.homeScore, row.awayScore];
};

async function bet(marketId: string, key: string, version: number): Promise<string> {
  const selectionId = `${marketId}-${key}`;
  const betPrice = await priceOf(selectionId);
  const picks = [{ kind: "fixture", fixtureId: ID, marketId, selectionId, betPrice, version }];
  const { id } = await user.ask<{ id: string }>("POST", "/api/bets", { stake: 10_000, accept: "none", picks });
  return id;
}
const paid = async () =>
  Promise.all(
    [bets.home, bets.over].map(async (id) => [(await betNow(user, id)).status, (await betNow(user, id)).paid]),
  );

it("offers what is active before the match, and keeps what is inactive from members", async () => {
  await play(30);
  expect(await now(RESULT)).toMatchObject({ status: "open", phase: "prematch" });
  expect(await now(SCORE)).toMatchObject({ status: "inactive" });
  expect(await priceOf(`${RESULT}-home`)).toBe(201);
  await play(52);
  expect(await now(SCORE)).toMatchObject({ status: "open" });
  bets.home = await bet(RESULT, "home", (await now(RESULT))?.version ?? 0);
  bets.over = await bet(TOTAL, "over", (await now(TOTAL))?.version ?? 0);
});

it("hands markets over and opens the same ones in play, under a new version", async () => {
  const before = await now(RESULT);
  await play(59);
  expect(await now(RESULT)).toEqual({ status: "handed_over", phase: "prematch", version: (before?.version ?? 0) + 1 });
  expect(await now(SCORE)).toMatchObject({ status: "suspended" });
  const price = await priceOf(`${RESULT}-home`);
  const old = { kind: "fixture", fixtureId: ID, marketId: RESULT, selectionId: `${RESULT}-home`, betPrice: price };
  const refused = await user.call("POST", "/api/bets", { stake: 10_000, accept: "none", picks: [old] });
  expect(refused).toMatchObject({ status: 422, body: { code: "market_closed" } });
  await play(64);
  expect(await now(RESULT)).toMatchObject({ status: "open", phase: "live" });
  expect((await now(RESULT))?.version).toBeGreaterThan((before?.version ?? 0) + 1);
  expect(await priceOf(`${RESULT}-home`)).toBe(198);
  expect(await shown()).toEqual(["live", 0, 0]);
});

it("a bet-stop suspends what is active and nothing else, and the goal's prices open it again", async () => {
  await play(100.5);
  expect([await now(RESULT), await now(TOTAL), await now(BOTH)]).toMatchObject([
    { status: "suspended" },
    { status: "suspended" },
    { status: "suspended" },
  ]);
  expect(await now(`${ID}-odd_even@100`)).toMatchObject({ status: "inactive" });
  await play(110);
  expect(await now(RESULT)).toMatchObject({ status: "open" });
  expect(await priceOf(`${RESULT}-home`)).toBe(138);
  expect(await now(`${ID}-handicap@100-0.5`)).toMatchObject({ status: "inactive" });
  expect(await shown()).toEqual(["live", 1, 0]);
});

it("after 20 s of silence everything is suspended, and opens only with a complete snapshot", async () => {
  await play(126);
  const [before, asked] = [await now(TOTAL), recording.requests.length];
  recording.cut();
  await play(144);
  await runner.watch();
  expect(await now(TOTAL)).toEqual(before);
  await play(149);
  await runner.watch();
  expect([await now(RESULT), await now(TOTAL)]).toMatchObject([{ status: "suspended" }, { status: "suspended" }]);
  expect(await now(`${ID}-handicap@100-0.5`)).toMatchObject({ status: "inactive" });
  expect(await priceOf(`${TOTAL}-over`)).toBe(181);
  recording.mend();
  await play(162);
  expect(recording.requests.length).toBeGreaterThan(asked);
  expect(await now(RESULT)).toMatchObject({ status: "open" });
  expect(await priceOf(`${TOTAL}-over`)).toBe(196);
});

it("a provisional result closes and pays nothing, and is taken back", async () => {
  await play(184);
  expect(await shown()).toEqual(["ended", 1, 0]);
  expect(await now(RESULT)).toMatchObject({ status: "closed" });
  expect(await paid()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await play(192);
  expect(await shown()).toEqual(["live", 1, 1]);
  expect([await now(RESULT), await now(BOTH)]).toMatchObject([{ status: "open" }, { status: "suspended" }]);
});

it("a confirmed result pays, and a later one of the same feed revises it", async () => {
  await play(216);
  expect((await paid()).map(([status]) => status)).toEqual([0, 0]);
  await play(226);
  expect(await shown()).toEqual(["settled", 2, 1]);
  expect(await paid()).toEqual([
    [2, 20_000],
    [2, 18_600],
  ]);
  await play(236);
  expect(await shown()).toEqual(["settled", 2, 1]);
  await play(242);
  expect(await shown()).toEqual(["settled", 2, 2]);
  expect(await paid()).toEqual([
    [1, 0],
    [2, 18_600],
  ]);
  await expectRightBooks(server);
});

it("a line that is no message is left out, and a source over HTTP says what its producer says", async () => {
  const asked: unknown[] = [];
  const producer = createServer((request, answer) => {
    if (request.method === "GET") {
      answer.write('{"type":"alive","at":1}\nnot json\n{"type":"alive","at":"x"}\n');
      return;
    }
    request.on("data", (chunk: Buffer) => asked.push(JSON.parse(chunk.toString())));
    request.on("end", () => answer.end());
  });
  await new Promise<void>((resolve) => producer.listen(0, "127.0.0.1", resolve));
  const source = httpSource(`http://127.0.0.1:${(producer.address() as AddressInfo).port}`);
  const lines: string[] = [];
  const end = source.subscribe((line) => lines.push(line));
  source.requestSnapshot(7);
  await expect.poll(() => [lines.length, asked]).toEqual([3, [{ request: 7 }]]);
  const feed = outsideFeed(
    "http",
    { subscribe: (on) => (lines.forEach(on), () => {}), requestSnapshot() {} },
    server.clock,
  );
  expect(await feed.advance(server.clock.now())).toMatchObject({ fixtures: [], more: false });
  end();
  producer.closeAllConnections();
  await new Promise((resolve) => producer.close(resolve));
});
