// Three days of the simulated feed: minute by minute through live matches, then hours in steps, then the days in one jump.
import { expect, test } from "vitest";
import { matchOf, type MatchState } from "../../../server/sports/feed/simulated/match.ts";
import type { FixtureBetPick } from "../../../src/api/contract/sports/bets.ts";
import { SPORT } from "../../../src/domain/sports/market.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { betNow, emoney, newMember, placed } from "../lib/betting.ts";
import { CONFIRMED_MS, EXTRA_MS, MATCH_MS, SimulatedFeed } from "../lib/simulated-feed.ts";

const DAYS = 3;
const DAY_MS = 86_400_000;
const PLAY_SECONDS = 630;
const LONG_STEPS = 24;
/** So many matches are over by then at the least. */
const LEAST_SETTLED = 50;
/** Half an hour without a goal in any match is none. */
const GOAL_WITHIN_SECONDS = 1_800;
const feed = new SimulatedFeed();

test("through live play: markets close at the kick-off, stop at a goal, and prices keep moving", async () => {
  const faults: unknown[] = [];
  const lastScore = new Map<string, { score: string; at: number }>();
  let [suspensions, quietSeconds, moved] = [0, 0, 0];
  const unsubscribe = feed.server.context.events.subscribe((event) => {
    if (event.name === "prices") moved += (event.data as { items: unknown[] }).items.length;
  });
  for (let second = 0; second < PLAY_SECONDS || (suspensions === 0 && second < GOAL_WITHIN_SECONDS); second += 2) {
    const before = moved;
    await feed.step(2_000);
    if (moved === before) quietSeconds += 2;
    faults.push(
      ...(await feed.rows(`select f.id, f.status, m.phase, m.status as market from market m join fixture f on f.id = m.fixture_id where m.status in ('open', 'suspended') and (
        (m.phase in ('prematch', 'proto') and (f.starts_at <= ${feed.now()} or f.status <> 'scheduled')) or (m.phase = 'live' and (f.status <> 'live' or (f.ends_at <= ${feed.now()} and m.kind not in ('to_qualify', 'winner_overtime')))))`)),
    );
    const live = await feed.rows<{ id: string; sport: string; score: string; open: number; clock: string | null }>(
      `select f.id, f.sport_id as sport, f.home_score || ':' || f.away_score as score, f.clock,
         count(*) filter (where m.status = 'open')::int as open from fixture f left join market m on m.fixture_id = f.id and m.phase = 'live' where f.status = 'live' group by f.id`,
    );
    for (const one of live) {
      const last = lastScore.get(one.id);
      if (last?.score !== one.score)
        lastScore.set(one.id, { score: one.score, at: last ? feed.server.clock.now() : 0 });
      const since = feed.server.clock.now() - (lastScore.get(one.id)?.at ?? 0);
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
  for (let i = 0; i < LONG_STEPS; i++) await feed.step(20 * 60_000);
  await feed.step(DAYS * DAY_MS);
  const open = await feed.rows(
    `select id, status from fixture where feed = 'simulated' and status <> 'settled'
       and ends_at <= ${feed.now()} - interval '${EXTRA_MS + CONFIRMED_MS} milliseconds'`,
  );
  expect(open).toEqual([]);
  const [sums] = await feed.rows<{ settled: number; wrong: number; low: number; draws: number }>(
    `select count(*)::int as settled,
       count(*) filter (where f.home_score <> r.home or f.away_score <> r.away or r.home_half > r.home or r.away_half > r.away)::int as wrong,
       (select count(*) from selection where price < 101)::int as low,
       count(*) filter (where r.home = r.away and f.sport_id not in ('${SPORT.football}', '${SPORT.iceHockey}'))::int as draws
     from fixture f join lateral (select * from fixture_result r where r.fixture_id = f.id order by revision desc limit 1) r on true
     where f.feed = 'simulated'`,
  );
  expect(sums).toMatchObject({ wrong: 0, low: 0, draws: 0 });
  expect(sums?.settled).toBeGreaterThan(LEAST_SETTLED);
  const unsettled = await feed.rows(
    "select m.id from market m join fixture f on f.id = m.fixture_id where f.status = 'settled' and m.status <> 'settled'",
  );
  expect(unsettled).toEqual([]);
  // Each result is a transaction of its own; where a row lies on its page says nothing about the order.
  const disorder = await feed.rows(
    "select 1 from (select f.ends_at, lag(f.ends_at) over (order by r.xmin::text::bigint) as before from fixture_result r join fixture f on f.id = r.fixture_id where f.feed = 'simulated' and r.revision = 1 and not r.periods ? '101') t where before > ends_at",
  );
  expect(disorder).toEqual([]);
  const [ahead] = await feed.rows<{ days: number }>(
    `select count(distinct (starts_at at time zone 'Asia/Seoul')::date)::int as days from fixture where feed = 'simulated' and status = 'scheduled'`,
  );
  expect(ahead?.days).toBeGreaterThanOrEqual(7);
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
  const startsAt = feed.server.clock.now() + 60_000;
  const user = await newMember(feed.server, 100_000);
  const bets: Record<string, string> = {};
  const fixtures: Record<string, string> = {};
  for (const [i, mistake] of (["none", "told", "confirmed"] as const).entries()) {
    const id = await addFixture(feed.server.context, {
      feed: "simulated",
      feedKey: levelMatch(startsAt + 1_000 * i),
      feedState: { ...STATE, ...(mistake !== "none" && { mistake }) },
      startsIn: startsAt - feed.server.clock.now(),
      endsAt: new Date(startsAt + MATCH_MS),
      markets: [RESULT],
    });
    fixtures[mistake] = id;
    bets[mistake] = (await placed(user, [`${id}-1x2-home`], { stake: 10_000 })).id;
  }
  await feed.feeds.refresh("simulated");
  /** So long after the end of play, however long the steps before it took. */
  const stepTo = (after: number) => feed.step(startsAt + MATCH_MS + after - feed.server.clock.now());
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
  await feed.feeds.refresh("simulated");
  await stepTo(181_000);
  expect(await look()).toEqual({ ...lost, confirmed: "lost, level", emoney: 70_000 });
  const ids = Object.values(fixtures).map((id) => `'${id}'`);
  expect(
    await feed.rows(`select fixture_id as id, max(revision) as revisions from fixture_result
      where fixture_id in (${ids.join()}) group by 1 order by 2, 1`),
  ).toEqual([
    ...[fixtures["none"], fixtures["told"]].toSorted().map((id) => ({ id, revisions: 1 })),
    { id: fixtures["confirmed"], revisions: 2 },
  ]);
});
