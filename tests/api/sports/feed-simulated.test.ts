// The simulated feed on a moved clock. Days of it, minute by minute, are in the long tests.
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { type MarketOffer, selectionId } from "../../../server/sports/feed/quote.ts";
import { furtherOffers } from "../../../server/sports/feed/simulated/further-offers.ts";
import { prematchOffers } from "../../../server/sports/feed/simulated/offers.ts";
import { readMatches } from "../../../server/sports/feed/simulated/read.ts";
import { readBoards } from "../../../src/api/contract/sports/scoreboard.ts";
import { EuropeanPage } from "../../../src/api/contract/sports/sports.ts";
import { mergeBoard } from "../../../src/domain/sports/scoreboard/delta.ts";
import { NEW_BOARD, type Scoreboard } from "../../../src/domain/sports/scoreboard/scoreboard.ts";
import { CONFIRMED_MS, EXTRA_MS, MATCH_MS, SimulatedFeed } from "../lib/simulated-feed.ts";

const DAY_MS = 86_400_000;
const feed = new SimulatedFeed();

test("a fresh demo has matches of every league for seven days, and live ones", async () => {
  const [counts] = await feed.rows<{ leagues: number; live: number; days: number }>(
    `select count(distinct league_name)::int as leagues, count(*) filter (where status = 'live')::int as live,
       count(distinct (starts_at at time zone 'Asia/Seoul')::date)::int as days from fixture where feed = 'simulated'`,
  );
  expect(counts).toMatchObject({ leagues: 8 });
  expect(counts?.live).toBeGreaterThanOrEqual(2);
  expect(counts?.days).toBeGreaterThanOrEqual(7);
  const doubled = await feed.rows(
    "select proto_round, proto_number from fixture where proto_round is not null group by 1, 2 having count(*) > 1",
  );
  expect(doubled).toEqual([]);
});

test("all markets of a match before its kick-off are quoted at one instant", async () => {
  // The clock goes on while the feed quotes one match after the other.
  const read = vi.spyOn(feed.server.clock, "now");
  await feed.step(31_000);
  const instants = [...new Set(read.mock.results.map(({ value }) => Number(value)))];
  read.mockRestore();
  const near = (await readMatches(feed.server.context)).filter(
    ({ status, startsAt }) =>
      status === "scheduled" && startsAt > feed.stepped + 120_000 && startsAt < feed.stepped + DAY_MS,
  );
  expect(near.length).toBeGreaterThan(5);
  for (const match of near.slice(0, 5)) {
    const found = await feed.rows<{ id: string; price: number }>(
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

test("a restart goes on where it was, and settles what ended meanwhile", async () => {
  await feed.step(60_000);
  const before = await feed.rows<{ id: string }>("select id from fixture where status = 'live' and feed = 'simulated'");
  expect(before.length).toBeGreaterThan(0);
  await feed.restart(MATCH_MS + EXTRA_MS + CONFIRMED_MS);
  const ids = before.map(({ id }) => `'${id}'`).join(",");
  expect(await feed.rows(`select distinct status from fixture where id in (${ids})`)).toEqual([{ status: "settled" }]);
  const doubled = await feed.rows(
    "select home_name, starts_at from fixture where feed = 'simulated' group by 1, 2, away_name having count(*) > 1",
  );
  expect(doubled).toEqual([]);
});

test("what an operator decides stands: the feed lets the fixture go", async () => {
  const [live] = await feed.rows<{ id: string; ends: string }>(
    "select id, ends_at as ends from fixture where status = 'live' and feed = 'simulated' limit 1",
  );
  if (!live) throw new Error("no live fixture");
  const operator = await feed.server.user("admin01");
  expect(await operator.call("POST", `/api/admin/fixtures/${live.id}/result`, { void: true })).toMatchObject({
    status: 200,
    body: { revision: 1 },
  });
  await feed.step(MATCH_MS + EXTRA_MS + CONFIRMED_MS);
  expect(
    await feed.rows(
      `select f.status, r.revision, r.void from fixture f join fixture_result r on r.fixture_id = f.id where f.id = '${live.id}'`,
    ),
  ).toEqual([{ status: "cancelled", revision: 1, void: true }]);
});

test("a running fixture tells its scoreboard: in the list, and on the stream what changed since", async () => {
  const user = await feed.server.user("member01");
  const shown = v
    .parse(EuropeanPage, await user.ask("GET", "/api/sports-inplay/fixtures?page=1"))
    .items.filter(({ board }) => board !== null);
  expect(shown.length).toBeGreaterThan(0);
  const boards = new Map(shown.map(({ id, board }) => [id, board ?? NEW_BOARD]));
  const unsubscribe = feed.server.context.events.subscribe((event) => {
    if (event.name !== "boards") return;
    for (const { id, board } of readBoards(event.data)) boards.set(id, mergeBoard(boards.get(id) ?? NEW_BOARD, board));
  });
  for (let second = 0; second < 40; second++) await feed.step(1_000);
  unsubscribe();
  const stored = await feed.rows<{ id: string; board: Scoreboard }>(
    "select fixture_id as id, board from fixture_board",
  );
  const of = new Map(stored.map(({ id, board }) => [id, board]));
  for (const { id, board } of shown) {
    expect(boards.get(id)).toEqual(of.get(id));
    expect(of.get(id)?.seq).toBeGreaterThanOrEqual(board?.seq ?? 0);
  }
  // Nothing happens in a break, but not every match is in one.
  expect(shown.some(({ id, board }) => (of.get(id)?.seq ?? 0) > (board?.seq ?? 0))).toBe(true);
});
