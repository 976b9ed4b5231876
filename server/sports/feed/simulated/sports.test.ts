import { describe, expect, test } from "vitest";
import { seededRandom, wander } from "../seeded.ts";
import { LEAGUES } from "./leagues.ts";
import { matchOf, possessionsOf, stateOf } from "./match.ts";
import { chooseLines, liveOffers, prematchOffers } from "./offers.ts";
import { seoulDayNumber } from "../../../../src/domain/common/time.ts";
import { extraMatches, matchesOfDay, type Planned } from "./schedule.ts";
import { momentAt } from "./sport.ts";
import { SPORTS } from "./sports.ts";

const DAY = 20_778;
const matchFor = (planned: Planned, id = "m") =>
  matchOf({
    id,
    feedKey: planned.feedKey,
    state: stateOf(planned, chooseLines),
    proto: true,
    startsAt: planned.startsAt,
    endsAt: planned.startsAt + 720_000,
    status: "scheduled",
  });

describe.each(LEAGUES.map((league) => [league.name, league] as const))("%s", (_name, league) => {
  const sport = SPORTS[league.sportId];
  const possessions = possessionsOf(league);
  const means = { home: league.home, away: league.away };

  test("what is played follows the model that prices it", () => {
    const model = sport.model(means, possessions);
    const line = chooseLines(sport, means, league).totals[0] ?? 0;
    const count = { home: 0, draw: 0, over: 0 };
    const faults: string[] = [];
    const plays = 4_000;
    for (let i = 0; i < plays; i++) {
      const { moments, half } = sport.play(seededRandom(`play:${i}`), means, possessions);
      const { home = 0, away = 0 } = moments.at(-1) ?? {};
      if (home > away) count.home++;
      if (home === away) count.draw++;
      if (home + away > line) count.over++;
      if (half.home > home || half.away > away) faults.push(`half ${i}`);
      for (const [index, moment] of moments.entries()) {
        const before = moments[index - 1] ?? { at: 0, home: 0, away: 0 };
        if (moment.at < before.at || moment.at >= 1) faults.push(`time ${i}`);
        if (moment.home < before.home || moment.away < before.away) faults.push(`score ${i}`);
      }
    }
    expect(faults).toEqual([]);
    // Four standard errors of 4,000 draws, and what rounding to half-innings and possessions costs.
    expect(Math.abs(count.home / plays - model.result().home)).toBeLessThan(0.04);
    expect(Math.abs(count.draw / plays - model.result().draw)).toBeLessThan(sport.draws ? 0.03 : 1e-9);
    expect(Math.abs(count.over / plays - model.over(line))).toBeLessThan(0.05);
  });

  test("in the middle of a match its prices are as right, on average, as the ends of such matches", () => {
    const plays = 500;
    const line = chooseLines(sport, means, league).totals[0] ?? 0;
    let [expectedHome, home, expectedOver, over] = [0, 0, 0, 0];
    for (let i = 0; i < plays; i++) {
      const played = sport.play(seededRandom(`middle:${i}`), means, possessions);
      const end = momentAt(played, 1);
      const live = sport.live(means, momentAt(played, 0.5), 0.5, played, possessions);
      expectedHome += live.result().home / plays;
      expectedOver += live.over(line) / plays;
      if (end.home > end.away) home += 1 / plays;
      if (end.home + end.away > line) over += 1 / plays;
    }
    expect(Math.abs(expectedHome - home)).toBeLessThan(0.07);
    expect(Math.abs(expectedOver - over)).toBeLessThan(0.08);
  });

  test("live prices end where the match ends", () => {
    const [planned] = Array.from({ length: 14 }, (_, i) => matchesOfDay(7, DAY + i))
      .flat()
      .filter((one) => one.league === league);
    if (!planned) throw new Error("the league plays in two weeks");
    const match = matchFor(planned);
    const last = momentAt(match.played, 0.999999);
    const { home, draw, away } = sport.live(match.state.means, last, 0.999999, match.played, possessions).result();
    const winner = last.home > last.away ? home : last.home < last.away ? away : draw;
    expect(winner).toBeGreaterThan(0.98);
    const total = sport.live(match.state.means, last, 0.999999, match.played, possessions);
    expect(total.over(last.home + last.away - 0.5)).toBeGreaterThan(0.98);
    expect(total.over(last.home + last.away + 0.5)).toBeLessThan(0.02);
    expect(liveOffers(match, planned.startsAt, 0.999999).isResultOpen).toBe(false);
    expect(liveOffers(match, planned.startsAt, 0).isResultOpen).toBe(true);
  });
});

test("one seed, one schedule, one match; another seed, another", () => {
  const days = (seed: number) => Array.from({ length: 7 }, (_, i) => matchesOfDay(seed, DAY + i)).flat();
  expect(days(1)).toEqual(days(1));
  expect(days(1)).not.toEqual(days(2));
  const at = DAY * 86_400_000;
  expect(extraMatches(1, at, at + 3_600_000)).toEqual(extraMatches(1, at, at + 3_600_000));
  const [planned] = days(1);
  if (!planned) throw new Error("no match");
  expect(matchFor(planned).played).toEqual(matchFor(planned).played);
  expect(prematchOffers(matchFor(planned), at)).toEqual(prematchOffers(matchFor(planned), at));
  expect(prematchOffers(matchFor(planned), at)).not.toEqual(prematchOffers(matchFor(planned), at + 3_600_000));
});

test("a day has 8 to 25 matches, in that day of Seoul, and no team twice", () => {
  for (let day = DAY; day < DAY + 14; day++) {
    const matches = matchesOfDay(3, day);
    expect(matches.length).toBeGreaterThanOrEqual(8);
    expect(matches.length).toBeLessThanOrEqual(25);
    expect(matches.every(({ startsAt }) => seoulDayNumber(startsAt) === day)).toBe(true);
    const teams = matches.flatMap(({ league, home, away }) => [`${league.code} ${home}`, `${league.code} ${away}`]);
    expect(new Set(teams).size).toBe(teams.length);
  }
});

test("every book carries its margin, and every price is a whole number from 101 to 5,000", () => {
  for (const planned of Array.from({ length: 7 }, (_, i) => matchesOfDay(11, DAY + i)).flat()) {
    const match = matchFor(planned);
    for (const offer of prematchOffers(match, planned.startsAt - 3_600_000)) {
      const prices = offer.offers.map(({ price }) => price);
      for (const price of prices) expect(Number.isInteger(price) && price >= 101 && price <= 5_000).toBe(true);
      // Two of a double chance win at every score.
      const winners = offer.kind === "double_chance" ? 2 : 1;
      const book = prices.reduce((sum, price) => sum + 100 / price, 0) / winners;
      // A favourite at the lowest price cannot carry all of it.
      expect(book).toBeGreaterThan(prices.includes(101) ? 1.01 : offer.phase === "proto" ? 1.09 : 1.05);
      expect(book).toBeLessThan(offer.phase === "proto" ? 1.13 : 1.085);
    }
    const codes = prematchOffers(match, planned.startsAt).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test("wandering has no jumps", () => {
  for (let at = 0; at < 600_000; at += 1_000)
    expect(Math.abs(wander("x", at + 1_000, 90_000) - wander("x", at, 90_000))).toBeLessThan(0.04);
});
