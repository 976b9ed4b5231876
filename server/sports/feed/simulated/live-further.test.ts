// The markets of running matches beside the main ones: how many there are, and that results settle every one of them.
import { expect, test } from "vitest";
import { PERIOD, SPORT } from "../../../../src/domain/sports/market.ts";
import { offerProblem } from "../../../../src/domain/sports/markets/offer.ts";
import { legOutcome } from "../../../../src/domain/sports/settlement/leg-outcome.ts";
import { emptyBatch, type QuotedMarket } from "../feed.ts";
import { LEAGUES } from "./leagues.ts";
import { closeLive, runLive } from "./live.ts";
import { matchOf, overAt, stateOf } from "./match.ts";
import { chooseLines } from "./offers.ts";
import { resultOf } from "./results.ts";
import { MATCH_MS } from "./schedule.ts";

const START = Date.parse("2026-11-21T10:00:00Z");

/** Plays a match of a league, and returns the markets that it opened. */
function play(code: string, number: number) {
  const league = LEAGUES.find((one) => one.code === code);
  if (!league) throw new Error(`no league ${code}`);
  const [home = "", away = ""] = league.teams;
  const feedKey = `further:${code}:${number}`;
  const means = { home: league.home, away: league.sportId === SPORT.volleyball ? 1 - league.home : league.away };
  const state = stateOf({ feedKey, league, home, away, means, startsAt: START, top: false, proto: false }, chooseLines);
  const match = matchOf({
    id: `f${number}`,
    feedKey,
    state,
    proto: false,
    startsAt: START,
    endsAt: START + MATCH_MS,
    status: "live",
  });
  const opened: QuotedMarket[] = [];
  let most = 0;
  for (let now = START + 1_000; now < overAt(match); now += 4_000) {
    const batch = emptyBatch();
    runLive(match, batch, now, { every: 2_000 });
    opened.push(...batch.markets.map(({ market }) => market));
    const kinds = [...match.live].filter(([, { status }]) => status === "open").map(([one]) => one);
    most = Math.max(most, kinds.length);
  }
  closeLive(match, emptyBatch());
  return { match, opened, most, result: resultOf(match) };
}

test("a football match has at least 12 kinds of markets at once, and who scores next is one of them", () => {
  const { opened, most } = play("kl1", 1);
  expect(most).toBeGreaterThanOrEqual(12);
  expect(new Set(opened.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
  expect(opened.some(({ kind }) => kind === "goal_1")).toBe(true);
  expect(opened.some(({ period }) => period === PERIOD.firstHalf)).toBe(true);
  expect(opened.some(({ period }) => period === PERIOD.secondHalf)).toBe(true);
});

test.each([
  ["basketball has quarters", "kbl", ["1", "2", "3", "4"]],
  ["volleyball has sets", "vl", ["1", "2", "3"]],
  ["baseball has innings", "kbo", ["1", "2", "3", "4", "5"]],
])("%s", (_, league, periods) => {
  const { opened } = play(league, 2);
  expect([...new Set(opened.map(({ period }) => period))]).toEqual(expect.arrayContaining(periods));
});

test.each(["kl1", "epl", "kbo", "kbl", "vl", "nhl", "kcup"])(
  "%s: every market is one that can be offered, opens once, and is settled by the result",
  (code) => {
    for (let number = 0; number < 3; number++) {
      const { opened, result } = play(code, number);
      expect(new Set(opened.map(({ id }) => id)).size).toBe(opened.length);
      for (const market of opened) {
        expect(offerProblem(market), market.id).toBeNull();
        const outcomes = market.selections.map(({ key }) => legOutcome(market, key, result));
        expect(outcomes, market.id).not.toContain("void");
        expect(outcomes.filter((one) => one === "won").length, market.id).toBeLessThanOrEqual(
          market.kind === "double_chance" ? 2 : 1,
        );
      }
    }
  },
  30_000,
);
