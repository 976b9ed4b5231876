// The fixtures of open bets: the list and the stream tell a leg's score and clock as /inplay has them.
import { and, eq, gt } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { FeedRunner } from "../../../server/sports/feed/runner.ts";
import { runnerOf } from "../../../server/sports/feed/runner.ts";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import { startFeeds } from "../../../server/sports/feed/start.ts";
import { fixture } from "../../../server/db/schema.ts";
import { BetPage } from "../../../src/api/contract/sports/bet-page.ts";
import { readBoard, readBoards } from "../../../src/api/contract/sports/scoreboard.ts";
import { EuropeanPage } from "../../../src/api/contract/sports/sports.ts";
import { mergeBoard } from "../../../src/domain/sports/scoreboard/delta.ts";
import type { Scoreboard } from "../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { betNow, newMember, place } from "../lib/betting.ts";
import { readStream } from "../lib/stream-reader.ts";

let server: TestServer;
let feeds: FeedRunner;
beforeAll(async () => {
  server = await startTestServer({ feed: "simulated" });
  feeds = runnerOf(server.context) ?? (await startFeeds(server.context));
});
afterAll(async () => {
  await feeds.stop();
  await server.close();
});

/** Some seconds of play, or where no match of the sport is in play the time until half a minute of the next one. */
async function goOn(sportId: string): Promise<void> {
  const { db } = server.context.database;
  const own = and(eq(fixture.sportId, sportId), eq(fixture.feed, "simulated"));
  const live = await db.$count(fixture, and(own, eq(fixture.status, "live")));
  const [next] = await db
    .select({ startsAt: fixture.startsAt })
    .from(fixture)
    .where(and(own, eq(fixture.status, "scheduled")))
    .orderBy(fixture.startsAt)
    .limit(1);
  const wait = live === 0 && next ? next.startsAt.getTime() - server.clock.now() + 30_000 : 0;
  server.clock.advance(Math.max(5_000, wait));
  await feeds.tick();
}

/** The matches that are in play for two minutes more: longer than the test lets time pass. */
async function lasting(): Promise<ReadonlySet<string>> {
  const later = gt(fixture.endsAt, new Date(server.clock.now() + 120_000));
  const rows = await server.context.database.db.select({ id: fixture.id }).from(fixture).where(later);
  return new Set(rows.map(({ id }) => id));
}

/** Lets the delay of a running match pass. False: the market was stopped meanwhile, so that the bet is refused. */
async function isTaken(user: ApiUser, betId: string): Promise<boolean> {
  for (let second = 0; second < 30; second++) {
    const { acceptance } = await betNow(user, betId);
    if (acceptance !== "pending") return acceptance === "accepted";
    await step(1);
    await decideDue(server.context);
  }
  throw new Error(`bet ${betId} is not decided`);
}

/** Bets on a market that is open of a match in play, and lets matches begin until there is one. */
async function betOnOne(user: ApiUser, sportId: string, inplay: () => Promise<EuropeanPage["items"]>) {
  for (let tries = 0; tries < 120; tries++) {
    const longer = await lasting();
    for (const one of await inplay()) {
      if (one.sportId !== sportId || one.board?.phase !== "play" || !longer.has(one.id)) continue;
      for (const market of one.markets.filter(({ status }) => status === "open")) {
        const { id: selectionId, betPrice } = market.selections.find(({ status }) => status === "open") ?? {};
        if (selectionId === undefined || betPrice === undefined) continue;
        const picks = [{ kind: "fixture", fixtureId: one.id, marketId: market.id, selectionId, betPrice }];
        const { status, body } = await place(user, { picks, stake: 1_000, accept: "any" });
        if (status === 201 && (await isTaken(user, body.id))) return one;
      }
    }
    await goOn(sportId);
  }
  throw new Error(`nothing of sport ${sportId} is open`);
}

const step = async (seconds: number) => {
  for (let second = 0; second < seconds; second++) {
    server.clock.advance(1_000);
    await feeds.tick();
  }
};

/** What a row shows of a board. */
const shown = (board: Scoreboard | null | undefined) =>
  board && { score: board.score, period: board.period, clock: board.clock, phase: board.phase, diamond: board.diamond };

// Of basketball and baseball: their legs stood still.
it.each(["48242", "154914"])("of sport %s go on with the stream, as the rows of /inplay", async (sportId) => {
  const user = await newMember(server, 100_000);
  const inplay = async () => v.parse(EuropeanPage, await user.ask("GET", `/api/sports-inplay/fixtures?page=1`)).items;
  const bets = async () => v.parse(BetPage, await user.ask("GET", "/api/bets"));
  expect((await bets()).running).toEqual([]);
  const picked = await betOnOne(user, sportId, inplay);

  const first = await bets();
  const [running] = first.running;
  expect(first.running).toHaveLength(1);
  expect(running).toMatchObject({ id: picked.id, status: "live", board: { statistics: [], incidents: [] } });
  const listed = readBoard(running?.board);
  expect(listed?.score).toEqual(running?.score);
  const reader = await readStream(server.url, user.token, first.eventId, "live");
  await step(20);
  const told = () =>
    reader.events
      .flatMap(({ name, data }) => (name === "boards" ? readBoards(data) : []))
      .filter(({ id }) => id === picked.id)
      .reduce((board, change) => board && mergeBoard(board, change.board), listed);
  // The match goes on between two calls: all are read again until they are of one moment.
  await vi.waitFor(
    async () => {
      const row = (await inplay()).find(({ id }) => id === picked.id);
      const again = (await bets()).running.find(({ id }) => id === picked.id);
      expect(shown(told())).toEqual(shown(row?.board));
      // The list that is read anew says the same.
      expect(shown(readBoard(again?.board))).toEqual(shown(row?.board));
      expect(again?.score).toEqual(row?.score);
      expect(again?.clock).toEqual(row?.clock);
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(told()?.seq).toBeGreaterThan(listed?.seq ?? 0);
  await reader.leave();
});
