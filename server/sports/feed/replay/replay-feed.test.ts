import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { ServerContext } from "../../../context.ts";
import { replayFeed } from "./replay-feed.ts";

const NOW = Date.parse("2026-03-02T03:00:00Z");
/** A match of 105 minutes takes as many seconds. */
const MATCH_MS = 105_000;
const MOVE_MS = 480_000;
const STATE = {
  v: 1,
  open: [200, 340, 380, 190, 195],
  close: [180, 360, 440, 210, 175],
  score: [2, 1, 1, 0],
  moveMs: MOVE_MS,
};
type Status = "scheduled" | "live" | "ended";
interface Row {
  id: string;
  status?: Status;
  opened?: boolean;
  startsAt: number;
  endsAt?: number;
  state?: object;
}

/** A feed on a book of these rows, which may be changed: loading reads them anew. */
async function feedOf(rows: Row[], numbers: { round: number; number: number }[] = []) {
  let loads = 0;
  const execute = async (query: SQL) => {
    if (new PgDialect().sqlToQuery(query).sql.includes("max(proto_number)")) return { rows: numbers };
    loads += 1;
    const stored = rows.map(({ startsAt, endsAt = startsAt + MATCH_MS, ...row }) => ({
      status: "scheduled",
      opened: true,
      state: STATE,
      ...row,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    }));
    return { rows: stored };
  };
  const feed = replayFeed({ database: { db: { execute } } } as unknown as ServerContext);
  await feed.load();
  return { feed, loads: () => loads };
}
const many = (count: number, row: Omit<Row, "id">): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `f${at}`, ...row }));
const fixturesOf = (prices: readonly { selectionId: string }[]) => [
  ...new Set(prices.map(({ selectionId }) => selectionId.split("-")[0])),
];
/** Before any price moves. */
const EARLY = NOW + 2 * MOVE_MS;

test("what is due kicks off and ends in the order in which it happened, and has left the book", async () => {
  const { feed } = await feedOf([
    { id: "running", startsAt: NOW },
    { id: "over", status: "live", startsAt: NOW - MATCH_MS },
    { id: "missed", startsAt: NOW - 3 * MATCH_MS },
    { id: "told", status: "ended", startsAt: NOW - 2 * MATCH_MS },
    { id: "later", startsAt: NOW + 1, endsAt: NOW + 2 },
    { id: "long", startsAt: NOW - 4 * MATCH_MS, endsAt: NOW },
  ]);
  const { kickOffs, states, results, more } = await feed.advance(NOW);
  expect(kickOffs).toEqual(["missed", "long", "running"]);
  const endsAt = { missed: NOW - 2 * MATCH_MS, told: NOW - MATCH_MS, long: NOW, over: NOW };
  expect(results).toEqual(
    Object.entries(endsAt).map(([fixtureId, at]) => ({
      fixtureId,
      endsAt: at,
      result: { home: 2, away: 1, homeHalf: 1, awayHalf: 0 },
    })),
  );
  const ended = { status: "ended", homeScore: 2, awayScore: 1, clock: null };
  expect(states).toEqual([
    ...["missed", "long", "over"].map((id) => ({ id, ...ended })),
    { id: "running", status: "live", homeScore: 0, awayScore: 0, clock: "전반 1'" },
  ]);
  expect(more).toBe(false);
  const after = await feed.advance(NOW);
  expect([after.kickOffs, after.states, after.results]).toEqual([[], [], []]);
  expect((await feed.advance(NOW + 1)).kickOffs).toEqual(["later"]);
});

test("a running match tells its clock and score when they change, and not before its kick-off", async () => {
  const { feed } = await feedOf([
    { id: "a", status: "live", startsAt: NOW },
    { id: "b", status: "live", startsAt: NOW + 1 },
  ]);
  const told = async (minutes: number) =>
    (await feed.advance(NOW + minutes * 1_000)).states
      .filter(({ id }) => id === "a")
      .map(({ clock, homeScore, awayScore }) => [clock, homeScore, awayScore]);
  expect((await feed.advance(NOW)).states.map(({ id }) => id)).toEqual(["a"]);
  expect(await told(0.5)).toEqual([]);
  expect(await told(1)).toEqual([["전반 2'", 0, 0]]);
  expect(await told(45)).toEqual([["하프타임", 1, 0]]);
  expect(await told(50)).toEqual([]);
  expect(await told(60)).toEqual([["후반 46'", 1, 0]]);
  expect(await told(104.9)).toEqual([["후반 90'", 2, 1]]);
});

test("a batch passes 50 matches at most, and does nothing else before all are passed", async () => {
  const { feed } = await feedOf([
    ...many(51, { startsAt: NOW }),
    { id: "closed", opened: false, startsAt: EARLY },
    { id: "moved", startsAt: NOW + MOVE_MS / 2 },
  ]);
  const first = await feed.advance(NOW);
  expect([first.kickOffs.length, first.markets.length, first.prices.length, first.more]).toEqual([50, 0, 0, true]);
  const second = await feed.advance(NOW);
  expect([second.kickOffs.length, fixturesOf(second.prices), second.more]).toEqual([1, ["moved"], false]);
  expect(second.protos.map(({ id }) => id)).toEqual(["closed"]);
  const fifty = await feedOf(many(50, { startsAt: NOW }));
  expect((await fifty.feed.advance(NOW)).more).toBe(false);
});

test("markets open once, 40 matches a batch, at their opening prices, with the next numbers of their round", async () => {
  const { feed } = await feedOf(
    [
      { id: "live", status: "live", opened: false, startsAt: EARLY, endsAt: EARLY + MATCH_MS },
      ...many(41, { opened: false, startsAt: EARLY }),
    ],
    [{ round: 21, number: 6 }],
  );
  const first = await feed.advance(NOW);
  expect(first.protos).toEqual(Array.from({ length: 40 }, (_, at) => ({ id: `f${at}`, round: 21, number: 7 + at })));
  expect([new Set(first.markets.map(({ fixtureId }) => fixtureId)).size, first.prices, first.more]).toEqual([
    40,
    [],
    true,
  ]);
  const result = first.markets.find(({ market }) => market.id === "f0-p-1x2");
  expect(result?.market.selections.map(({ price }) => price)).toEqual([200, 340, 380]);
  const second = await feed.advance(NOW);
  expect([second.protos.map(({ id }) => id), second.prices, second.more]).toEqual([["f40"], [], false]);
  const third = await feed.advance(NOW);
  expect([third.protos, third.markets, third.prices]).toEqual([[], [], []]);
});

test("one match alone opens, at the prices of its way to the kick-off", async () => {
  const { feed } = await feedOf([{ id: "a", opened: false, startsAt: NOW + MOVE_MS / 2 }]);
  const { markets, more } = await feed.advance(NOW);
  const result = markets.find(({ market }) => market.id === "a-p-1x2");
  expect(result?.market.selections.map(({ price }) => price)).toEqual([190, 350, 410]);
  expect(more).toBe(false);
});

test("prices move in 48 steps from opening to closing; of missed ones the last is written", async () => {
  const { feed } = await feedOf([{ id: "a", startsAt: NOW + MOVE_MS }]);
  const home = async (share: number) => {
    const { prices } = await feed.advance(NOW + share * MOVE_MS);
    return prices.find(({ selectionId }) => selectionId === "a-p-1x2-home")?.price ?? null;
  };
  // The first prices after a start are written, whatever they are.
  expect(await home(-1)).toBe(200);
  expect(await home(0)).toBeNull();
  const written: number[] = [];
  for (let at = 1; at < 480; at++) if ((await home(at / 480)) !== null) written.push(at);
  // A match has its own share of a step, and keeps it.
  expect(written).toHaveLength(48);
  const gaps = written.slice(1).map((at, i) => at - (written[i] ?? 0));
  expect(new Set(gaps)).toEqual(new Set([10]));
  const { feed: other } = await feedOf([{ id: "b", startsAt: NOW + MOVE_MS }]);
  await other.advance(NOW);
  const { prices } = await other.advance(NOW + MOVE_MS - 1);
  expect(prices.filter(({ selectionId }) => selectionId.startsWith("b-p-1x2"))).toEqual([
    { selectionId: "b-p-1x2-home", price: 180 },
    { selectionId: "b-p-1x2-draw", price: 360 },
    { selectionId: "b-p-1x2-away", price: 440 },
  ]);
});

test("the prices of 80 matches move in a batch, of those that are open and have not begun", async () => {
  const { feed } = await feedOf([
    { id: "live", status: "live", startsAt: NOW - 1 },
    ...many(81, { startsAt: NOW + MOVE_MS / 2 }),
  ]);
  const first = await feed.advance(NOW);
  expect([fixturesOf(first.prices).length, first.more]).toEqual([80, true]);
  const second = await feed.advance(NOW);
  expect([fixturesOf(second.prices), second.more]).toEqual([["f80"], false]);
  const eighty = await feedOf(many(80, { startsAt: NOW + MOVE_MS / 2 }));
  expect((await eighty.feed.advance(NOW)).more).toBe(false);
});

test("loading writes the prices anew of matches that a corrected file has changed, and of no others", async () => {
  const rows: Row[] = ["same", "moved", "priced", "gone"].map((id) => ({ id, startsAt: EARLY }));
  const { feed } = await feedOf(rows);
  expect(fixturesOf((await feed.advance(NOW)).prices)).toHaveLength(4);
  rows.splice(
    0,
    4,
    { id: "same", startsAt: EARLY },
    { id: "moved", startsAt: EARLY + 1 },
    { id: "priced", startsAt: EARLY, state: { ...STATE, open: [300, 340, 240, 200, 185] } },
  );
  await feed.load();
  const { prices, kickOffs } = await feed.advance(NOW);
  expect(fixturesOf(prices)).toEqual(["moved", "priced"]);
  expect(kickOffs).toEqual([]);
  expect(prices.find(({ selectionId }) => selectionId === "priced-p-1x2-home")?.price).toBe(300);
  // What is priced by the model follows the new prices as well.
  const { feed: fresh } = await feedOf(rows.slice(2));
  const handicap = ({ selectionId }: { selectionId: string }) => selectionId.startsWith("priced-p-hc");
  expect(prices.filter(handicap)).toEqual((await fresh.advance(NOW)).prices.filter(handicap));
  expect((await feed.advance(EARLY)).kickOffs).toEqual(["same", "priced"]);
});

test("a line that was opened closes when a corrected file makes one of its sides as good as won", async () => {
  const rows: Row[] = [{ id: "a", startsAt: EARLY }];
  const { feed } = await feedOf(rows);
  expect((await feed.advance(NOW)).marketStatuses).toEqual([]);
  rows.splice(0, 1, {
    id: "a",
    startsAt: EARLY,
    state: { ...STATE, open: [112, 900, 2_300, 140, 300], close: [105, 1_500, 4_000, 130, 360] },
  });
  await feed.load();
  const { marketStatuses, prices } = await feed.advance(NOW);
  expect(marketStatuses).toContainEqual({ marketId: "a-p-hc1", status: "closed" });
  const quoted = prices.map(({ selectionId }) => selectionId);
  for (const { marketId } of marketStatuses) expect(quoted).not.toContain(`${marketId}-home`);
  expect(quoted).toContain("a-p-hc-1.5-home");
});

test("what has a result is let go", async () => {
  const { feed } = await feedOf([{ id: "a", status: "live", startsAt: NOW - MATCH_MS }]);
  feed.forget("a");
  expect((await feed.advance(NOW)).results).toEqual([]);
});

test("a full book is read again when 200 matches have left it; a smaller one is all there is", async () => {
  const book = (count: number) =>
    many(count, { status: "live", startsAt: NOW }).map((row, at) => ({
      ...row,
      endsAt: at < 199 ? NOW : at === 199 ? NOW + 1 : EARLY,
    }));
  const { feed, loads } = await feedOf(book(3_000));
  for (const isMore of [true, true, true, false]) expect((await feed.advance(NOW)).more).toBe(isMore);
  const { results, more } = await feed.advance(NOW + 1);
  expect([results.length, more, loads()]).toEqual([1, true, 1]);
  await feed.advance(NOW + 1);
  expect(loads()).toBe(2);
  const small = await feedOf(book(2_999));
  for (const isMore of [true, true, true, false, false]) expect((await small.feed.advance(NOW + 1)).more).toBe(isMore);
  expect(small.loads()).toBe(1);
});
