// The simulated feed on a moved clock: minute by minute through live matches, then days in jumps.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { FeedRunner } from "../../../server/sports/feed/runner.ts";
import { runnerOf } from "../../../server/sports/feed/runner.ts";
import { startFeeds } from "../../../server/sports/feed/start.ts";
import { matchOf, type MatchState } from "../../../server/sports/feed/simulated/match.ts";
import { type MarketOffer, selectionId } from "../../../server/sports/feed/quote.ts";
import { furtherOffers } from "../../../server/sports/feed/simulated/further-offers.ts";
import { prematchOffers } from "../../../server/sports/feed/simulated/offers.ts";
import { readMatches } from "../../../server/sports/feed/simulated/read.ts";
import { execute } from "../../../server/sports/feed/writer.ts";
import { readBoards } from "../../../src/api/contract/sports/scoreboard.ts";
import { EuropeanPage } from "../../../src/api/contract/sports/sports.ts";
import type { FixtureBetPick } from "../../../src/api/contract/sports/bets.ts";
import { SPORT } from "../../../src/domain/sports/market.ts";
import { mergeBoard } from "../../../src/domain/sports/scoreboard/delta.ts";
import { NEW_BOARD, type Scoreboard } from "../../../src/domain/sports/scoreboard/scoreboard.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { betNow, emoney, newMember, placed } from "../lib/betting.ts";

const DAY_MS = 86_400_000;
const MATCH_MS = 720_000;
/** From the end of play to the confirmed result, and the longest extra time with a shoot-out. */
const CONFIRMED_MS = 45_000;
const EXTRA_MS = 720_000;
/** Days that pass in one jump, after some hours in steps: none in `npm test`, three by `npm run verify -- feed-days`. */
const DAYS = Number(process.env.FEED_DAYS ?? 0);
const PLAY_SECONDS = 210 * Math.max(1, DAYS);
const LONG_STEPS = DAYS > 0 ? 8 * DAYS : 4;
/** So many matches are over by then at the least. */
const LEAST_SETTLED = DAYS > 0 ? 50 : 10;
/** Half an hour without a goal in any match is none. */
const GOAL_WITHIN_SECONDS = 1_800;
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

const rows = async <Row extends Record<string, unknown>>(text: string): Promise<Row[]> =>
  (await execute<Row>(server.context.database.db, sql.raw(text))).rows;
/** When the last step began: the feed cannot have looked at the clock before, but the clock goes on meanwhile. */
let stepped = 0;
const step = async (ms: number) => {
  server.clock.advance(ms);
  stepped = server.clock.now();
  await feeds.tick();
};
const now = () => `'${new Date(stepped).toISOString()}'::timestamptz`;

test("a fresh demo has matches of every league for seven days, and live ones", async () => {
  const [counts] = await rows<{ leagues: number; live: number; days: number }>(
    `select count(distinct league_name)::int as leagues, count(*) filter (where status = 'live')::int as live,
       count(distinct (starts_at at time zone 'Asia/Seoul')::date)::int as days from fixture where feed = 'simulated'`,
  );
  expect(counts).toMatchObject({ leagues: 8 });
  expect(counts?.live).toBeGreaterThanOrEqual(2);
  expect(counts?.days).toBeGreaterThanOrEqual(7);
  const doubled = await rows(
    "select proto_round, proto_number from fixture where proto_round is not null group by 1, 2 having count(*) > 1",
  );
  expect(doubled).toEqual([]);
});

test("all markets of a match before its kick-off are quoted at one instant", async () => {
  // The clock goes on while the feed quotes one match after the other.
  const read = vi.spyOn(server.clock, "now");
  await step(31_000);
  const instants = [...new Set(read.mock.results.map(({ value }) => Number(value)))];
  read.mockRestore();
  const near = (await readMatches(server.context)).filter(
    ({ status, startsAt }) => status === "scheduled" && startsAt > stepped + 120_000 && startsAt < stepped + DAY_MS,
  );
  expect(near.length).toBeGreaterThan(5);
  for (const match of near.slice(0, 5)) {
    const found = await rows<{ id: string; price: number }>(
      `select s.id, s.price from selection s join market m on m.id = s.market_id where m.fixture_id = '${match.id}'`,
    );
    const prices = new Map(found.map(({ id, price }) => [id, price]));
    const isQuotedBy = (offers: readonly MarketOffer[]) =>
      offers.every(({ code, offers: sides }) =>
        sides.every(({ key, price }) => prices.get(selectionId(match.id, code, key)) === price),
      );
    const isInstant = (at: number) => isQuotedBy(prematchOffers(match, at)) && isQuotedBy(furtherOffers(match, at));
    expect(instants.some(isInstant), match.id).toBe(true);
  }
});

test("through live play: markets close at the kick-off, stop at a goal, and prices keep moving", async () => {
  const faults: unknown[] = [];
  const lastScore = new Map<string, { score: string; at: number }>();
  let [suspensions, quietSeconds, moved] = [0, 0, 0];
  const unsubscribe = server.context.events.subscribe((event) => {
    if (event.name === "prices") moved += (event.data as { items: unknown[] }).items.length;
  });
  for (let second = 0; second < PLAY_SECONDS || (suspensions === 0 && second < GOAL_WITHIN_SECONDS); second += 2) {
    const before = moved;
    await step(2_000);
    if (moved === before) quietSeconds += 2;
    faults.push(
      ...(await rows(`select f.id, f.status, m.phase, m.status as market from market m join fixture f on f.id = m.fixture_id where m.status in ('open', 'suspended') and (
        (m.phase in ('prematch', 'proto') and (f.starts_at <= ${now()} or f.status <> 'scheduled')) or (m.phase = 'live' and (f.status <> 'live' or (f.ends_at <= ${now()} and m.kind not in ('to_qualify', 'winner_overtime')))))`)),
    );
    const live = await rows<{ id: string; sport: string; score: string; open: number; clock: string | null }>(
      `select f.id, f.sport_id as sport, f.home_score || ':' || f.away_score as score, f.clock,
         count(*) filter (where m.status = 'open')::int as open from fixture f left join market m on m.fixture_id = f.id and m.phase = 'live' where f.status = 'live' group by f.id`,
    );
    for (const one of live) {
      const last = lastScore.get(one.id);
      if (last?.score !== one.score) lastScore.set(one.id, { score: one.score, at: last ? server.clock.now() : 0 });
      const since = server.clock.now() - (lastScore.get(one.id)?.at ?? 0);
      const stops = one.sport === SPORT.football || one.sport === SPORT.iceHockey || one.sport === SPORT.baseball;
      if (!one.clock) faults.push(one);
      if (stops && since <= 4_000) {
        suspensions++;
        if (one.open > 0) faults.push({ ...one, since });
      }
    }
  }
  unsubscribe();
  expect(faults).toEqual([]);
  expect(suspensions).toBeGreaterThan(0);
  expect(quietSeconds).toBeLessThanOrEqual(20);
});

test("in long steps: everything that has ended is settled, in order, by its own score", async () => {
  for (let i = 0; i < LONG_STEPS; i++) await step(20 * 60_000);
  if (DAYS > 0) await step(DAYS * DAY_MS);
  const open = await rows(
    `select id, status from fixture where feed = 'simulated' and status <> 'settled'
       and ends_at <= ${now()} - interval '${EXTRA_MS + CONFIRMED_MS} milliseconds'`,
  );
  expect(open).toEqual([]);
  const [sums] = await rows<{ settled: number; wrong: number; low: number; draws: number }>(
    `select count(*)::int as settled,
       count(*) filter (where f.home_score <> r.home or f.away_score <> r.away or r.home_half > r.home or r.away_half > r.away)::int as wrong,
       (select count(*) from selection where price < 101)::int as low,
       count(*) filter (where r.home = r.away and f.sport_id not in ('${SPORT.football}', '${SPORT.iceHockey}'))::int as draws
     from fixture f join lateral (select * from fixture_result r where r.fixture_id = f.id order by revision desc limit 1) r on true
     where f.feed = 'simulated'`,
  );
  expect(sums).toMatchObject({ wrong: 0, low: 0, draws: 0 });
  expect(sums?.settled).toBeGreaterThan(LEAST_SETTLED);
  const unsettled = await rows(
    "select m.id from market m join fixture f on f.id = m.fixture_id where f.status = 'settled' and m.status <> 'settled'",
  );
  expect(unsettled).toEqual([]);
  // Each result is a transaction of its own; where a row lies on its page says nothing about the order.
  const disorder = await rows(
    "select 1 from (select f.ends_at, lag(f.ends_at) over (order by r.xmin::text::bigint) as before from fixture_result r join fixture f on f.id = r.fixture_id where f.feed = 'simulated' and r.revision = 1 and not r.periods ? '101') t where before > ends_at",
  );
  expect(disorder).toEqual([]);
  const [ahead] = await rows<{ days: number }>(
    `select count(distinct (starts_at at time zone 'Asia/Seoul')::date)::int as days from fixture where feed = 'simulated' and status = 'scheduled'`,
  );
  expect(ahead?.days).toBeGreaterThanOrEqual(7);
});

test("a restart goes on where it was, and settles what ended meanwhile", async () => {
  await step(60_000);
  const before = await rows<{ id: string }>("select id from fixture where status = 'live' and feed = 'simulated'");
  expect(before.length).toBeGreaterThan(0);
  await feeds.stop();
  server.clock.advance(MATCH_MS + EXTRA_MS + CONFIRMED_MS);
  feeds = await startFeeds(server.context);
  const ids = before.map(({ id }) => `'${id}'`).join(",");
  expect(await rows(`select distinct status from fixture where id in (${ids})`)).toEqual([{ status: "settled" }]);
  const doubled = await rows(
    "select home_name, starts_at from fixture where feed = 'simulated' group by 1, 2, away_name having count(*) > 1",
  );
  expect(doubled).toEqual([]);
});

test("what an operator decides stands: the feed lets the fixture go", async () => {
  const [live] = await rows<{ id: string; ends: string }>(
    "select id, ends_at as ends from fixture where status = 'live' and feed = 'simulated' limit 1",
  );
  if (!live) throw new Error("no live fixture");
  const operator = await server.user("admin01");
  expect(await operator.call("POST", `/api/admin/fixtures/${live.id}/result`, { void: true })).toMatchObject({
    status: 200,
    body: { revision: 1 },
  });
  await step(MATCH_MS + EXTRA_MS + CONFIRMED_MS);
  expect(
    await rows(
      `select f.status, r.revision, r.void from fixture f join fixture_result r on r.fixture_id = f.id where f.id = '${live.id}'`,
    ),
  ).toEqual([{ status: "cancelled", revision: 1, void: true }]);
});

test("a running fixture tells its scoreboard: in the list, and on the stream what changed since", async () => {
  const user = await server.user("member01");
  const shown = v
    .parse(EuropeanPage, await user.ask("GET", "/api/sports-inplay/fixtures?page=1"))
    .items.filter(({ board }) => board !== null);
  expect(shown.length).toBeGreaterThan(0);
  const boards = new Map(shown.map(({ id, board }) => [id, board ?? NEW_BOARD]));
  const unsubscribe = server.context.events.subscribe((event) => {
    if (event.name !== "boards") return;
    for (const { id, board } of readBoards(event.data)) boards.set(id, mergeBoard(boards.get(id) ?? NEW_BOARD, board));
  });
  for (let second = 0; second < 40; second++) await step(1_000);
  unsubscribe();
  const stored = await rows<{ id: string; board: Scoreboard }>("select fixture_id as id, board from fixture_board");
  const of = new Map(stored.map(({ id, board }) => [id, board]));
  for (const { id, board } of shown) {
    expect(boards.get(id)).toEqual(of.get(id));
    expect(of.get(id)?.seq).toBeGreaterThanOrEqual(board?.seq ?? 0);
  }
  // Nothing happens in a break, but not every match is in one.
  expect(shown.some(({ id, board }) => (of.get(id)?.seq ?? 0) > (board?.seq ?? 0))).toBe(true);
});

/** A match that ends level: with a mistake it is told as won by the home side at first. */
function levelMatch(first: number): string {
  const times = { startsAt: 0, endsAt: MATCH_MS, status: "live", proto: false } as const;
  for (let i = first; ; i++) {
    const feedKey = `result:${i}`;
    const { home = 0, away = 0 } = matchOf({ id: "m", feedKey, state: STATE, ...times }).played.moments.at(-1) ?? {};
    if (home === away) return feedKey;
  }
}
const STATE: MatchState = { v: 1, league: "epl", means: { home: 1.6, away: 1.3 }, handicaps: [-0.5], totals: [2.5] };

test("a result is provisional first, then confirmed: a wrong one is corrected before that, or revised after it", async () => {
  const startsAt = server.clock.now() + 60_000;
  const user = await newMember(server, 100_000);
  const bets: Record<string, string> = {};
  const fixtures: Record<string, string> = {};
  for (const [i, mistake] of (["none", "told", "confirmed"] as const).entries()) {
    const id = await addFixture(server.context, {
      feed: "simulated",
      feedKey: levelMatch(startsAt + 1_000 * i),
      feedState: { ...STATE, ...(mistake !== "none" && { mistake }) },
      startsIn: startsAt - server.clock.now(),
      endsAt: new Date(startsAt + MATCH_MS),
      markets: [RESULT],
    });
    fixtures[mistake] = id;
    bets[mistake] = (await placed(user, [`${id}-1x2-home`], { stake: 10_000 })).id;
  }
  await feeds.refresh("simulated");
  /** So long after the end of play, however long the steps before it took. */
  const stepTo = (after: number) => step(startsAt + MATCH_MS + after - server.clock.now());
  const look = async () => {
    const seen: Record<string, string> = {};
    for (const [mistake, id] of Object.entries(bets)) {
      const { outcome, score, clock } = (await betNow(user, id)).picks[0] as FixtureBetPick;
      const [home, away] = score?.split(":") ?? [];
      seen[mistake] =
        `${outcome}${clock === "결과 확인 중" ? ", to be confirmed" : ""}, ${home === away ? "level" : "home ahead"}`;
    }
    return { ...seen, emoney: await emoney(user) };
  };
  await stepTo(1_000);
  const open = { none: "open, to be confirmed, level", confirmed: "open, to be confirmed, home ahead", emoney: 70_000 };
  expect(await look()).toEqual({ ...open, told: "open, to be confirmed, home ahead" });
  await stepTo(21_000);
  expect(await look()).toEqual({ ...open, told: "open, to be confirmed, level" });
  await stepTo(46_000);
  const lost = { none: "lost, level", told: "lost, level" };
  expect(await look()).toEqual({ ...lost, confirmed: "won, home ahead", emoney: 90_000 });
  // What waits for its revision is found again after a restart.
  await feeds.refresh("simulated");
  await stepTo(181_000);
  expect(await look()).toEqual({ ...lost, confirmed: "lost, level", emoney: 70_000 });
  const ids = Object.values(fixtures).map((id) => `'${id}'`);
  expect(
    await rows(`select fixture_id as id, max(revision) as revisions from fixture_result
      where fixture_id in (${ids.join()}) group by 1 order by 2, 1`),
  ).toEqual([
    ...[fixtures["none"], fixtures["told"]].toSorted().map((id) => ({ id, revisions: 1 })),
    { id: fixtures["confirmed"], revisions: 2 },
  ]);
});
