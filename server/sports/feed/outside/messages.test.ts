import { describe, expect, test, vi } from "vitest";
import { emptyBatch } from "../feed.ts";
import { addMessage } from "./batch-of.ts";
import { readMessage } from "./messages.ts";

const read = (message: object) => readMessage(JSON.stringify(message));
const FIXTURE = {
  type: "fixture",
  at: 1,
  key: "f",
  sportId: "001",
  league: "L",
  home: "A",
  away: "B",
  startsAt: 5,
  endsAt: 9,
};
const MARKET = {
  kind: "win_draw_lose",
  period: "100",
  line: null,
  status: "active",
  prices: { home: 200, draw: 300, away: 400 },
};
const ODDS = { type: "odds", at: 1, key: "f", producer: "live", markets: [MARKET] };
const SCORE = { type: "score", at: 1, key: "f", home: 0, away: 2, clock: "x".repeat(40) };
const RESULT = { home: 2, away: 0, homeHalf: null, awayHalf: 0 };
const SETTLEMENT = { type: "settlement", at: 7, key: "f", certainty: "confirmed", result: RESULT };

describe("a message is taken", () => {
  test.each([
    { type: "alive", at: 0 },
    FIXTURE,
    { ...FIXTURE, home: "가".repeat(200), key: "a_b:c.d-e".padEnd(80, "0") },
    { ...ODDS, markets: [] },
    {
      ...ODDS,
      producer: "prematch",
      markets: [{ ...MARKET, line: 2.5, main: true, prices: { home: 101, away: 100_000 } }],
    },
    { type: "bet_stop", at: 1, key: "f" },
    SCORE,
    { ...SCORE, clock: null },
    { ...SETTLEMENT, result: null, certainty: "provisional" },
    { ...SETTLEMENT, result: { ...RESULT, periods: { "1q": { home: 0, away: 1 } } } },
    { type: "rollback", at: 1, key: "f" },
    { type: "snapshot_complete", at: 1, request: 3 },
  ])("%j", (message) => {
    expect(read(message)).toMatchObject(message);
  });

  test("with what a producer may leave out", () => {
    expect(read(ODDS)).toMatchObject({ markets: [{ main: false }] });
    expect(read(SETTLEMENT)).toMatchObject({ result: { periods: null } });
  });
});

describe("a message is left out", () => {
  test.each([
    { type: "unknown", at: 1 },
    { type: "alive", at: 1.5 },
    { ...FIXTURE, away: "" },
    { ...FIXTURE, league: "x".repeat(201) },
    { ...FIXTURE, key: "" },
    { ...FIXTURE, key: "x".repeat(81) },
    { ...FIXTURE, key: "a b" },
    { ...SCORE, home: -1 },
    { ...SCORE, away: 1.5 },
    { ...SCORE, clock: "x".repeat(41) },
    { ...ODDS, markets: [{ ...MARKET, status: "open" }] },
    { ...ODDS, markets: [{ ...MARKET, prices: { home: 100 } }] },
    { ...ODDS, markets: [{ ...MARKET, prices: { home: 100_001 } }] },
    { ...ODDS, markets: [{ ...MARKET, prices: { home: 150.5 } }] },
    { ...SETTLEMENT, certainty: "sure" },
  ])("%j", (message) => {
    expect(read(message)).toBeNull();
  });

  test("so is a line that is no JSON", () => {
    expect(readMessage("{")).toBeNull();
  });
});

function batchOf(...messages: object[]) {
  const batch = emptyBatch();
  for (const message of messages) {
    const taken = read(message);
    if (taken) addMessage(batch, "outside", taken);
  }
  return batch;
}

describe("in a batch", () => {
  test("a fixture has the feed's name in its id", () => {
    expect(batchOf(FIXTURE).fixtures).toEqual([
      {
        id: "outside-f",
        feed: "outside",
        feedKey: "f",
        sportId: "001",
        leagueName: "L",
        homeName: "A",
        awayName: "B",
        startsAt: 5,
        endsAt: 9,
        protoRound: null,
        protoNumber: null,
        top: false,
        feedState: {},
      },
    ]);
  });

  test.each([
    ["inactive", "inactive"],
    ["active", "open"],
    ["suspended", "suspended"],
    ["settled", "closed"],
    ["cancelled", "closed"],
  ])("a market that is %s is %s", (status, ours) => {
    const { markets, marketStatuses, prices, handOvers } = batchOf({ ...ODDS, markets: [{ ...MARKET, status }] });
    expect(marketStatuses).toEqual([{ marketId: markets[0]?.market.id, status: ours }]);
    expect(markets).toMatchObject([{ fixtureId: "outside-f", market: { phase: "live", main: false, position: 0 } }]);
    expect(prices.map(({ price }) => price)).toEqual([200, 300, 400]);
    expect(handOvers).toEqual([]);
  });

  test("one that is handed over is named as it was, and those after it keep their places", () => {
    const under = { ...MARKET, kind: "over_under", line: 2.5, prices: { over: 190, under: 190 } };
    const given = batchOf({ ...ODDS, producer: "prematch", markets: [under] });
    const { handOvers, markets } = batchOf({ ...ODDS, markets: [{ ...under, status: "handed_over" }, MARKET] });
    expect(handOvers).toEqual(given.markets.map(({ market }) => market.id));
    expect(markets.map(({ market: { kind, position } }) => [kind, position])).toEqual([["win_draw_lose", 1]]);
  });

  test("a provisional result ends play alone; a confirmed one is settled, and none is void", () => {
    const ended = { id: "outside-f", status: "ended", homeScore: 2, awayScore: 0, clock: null };
    const provisional = batchOf({ ...SETTLEMENT, certainty: "provisional" });
    expect(provisional).toMatchObject({ endings: ["outside-f"], states: [ended], results: [] });
    const confirmed = batchOf(SETTLEMENT);
    const result = { fixtureId: "outside-f", endsAt: 7, revises: true };
    expect(confirmed).toMatchObject({ states: [ended], results: [{ ...result, result: RESULT }] });
    const none = batchOf({ ...SETTLEMENT, result: null });
    expect(none).toMatchObject({
      states: [{ ...ended, homeScore: null, awayScore: null }],
      results: [{ ...result, result: { void: true } }],
    });
  });

  test("a market of a kind that nobody knows is left out and said, and the line is a part of a market's name", () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    const { markets } = batchOf({ ...ODDS, markets: [{ ...MARKET, kind: "corners" }, MARKET] });
    expect(markets.map(({ market }) => market.id)).toEqual(["outside-f-win_draw_lose@100"]);
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
  });

  test("scores, stops and what is taken back name the fixture; what says only that it lives adds nothing", () => {
    const batch = batchOf(SCORE, { type: "bet_stop", at: 1, key: "f" }, { type: "rollback", at: 1, key: "g" });
    expect(batch.states).toEqual([
      { id: "outside-f", status: "live", homeScore: 0, awayScore: 2, clock: "x".repeat(40) },
    ]);
    expect([batch.betStops, batch.rollBacks]).toEqual([["outside-f"], ["outside-g"]]);
    expect(batchOf({ type: "alive", at: 1 }, { type: "snapshot_complete", at: 1, request: 1 })).toEqual(emptyBatch());
  });
});
