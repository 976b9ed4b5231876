// One fixture's prices against each other: whatever is staked on them, some score loses money. Every pair of a market's
// outcome with another market's is tried, at every tick of a match, for all five sports.
import { expect, test } from "vitest";
import { LEAGUES } from "./leagues.ts";
import { matchOf, stateOf } from "./match.ts";
import { chooseLines, liveOffers, prematchOffers } from "./offers.ts";
import { matchesOfDay } from "./schedule.ts";

const DAY = 20_778;
const LENGTH = 720_000;
const TICKS = 48;

/** Half-point lines of one model: over x and under y, y > x, cover each other; so do home +x and away −y. */
test.each(LEAGUES.map((league) => [league.name, league] as const))(
  "%s: no two prices of a fixture that cover every score return more than is staked",
  (_name, league) => {
    const [planned] = Array.from({ length: 14 }, (_, i) => matchesOfDay(3, DAY + i))
      .flat()
      .filter((one) => one.league === league);
    if (!planned) throw new Error("the league plays");
    const times = { startsAt: planned.startsAt, endsAt: planned.startsAt + LENGTH };
    const row = { id: "m", feedKey: planned.feedKey, proto: false, ...times, status: "live" } as const;
    const match = matchOf({ ...row, state: stateOf(planned, chooseLines) });
    const faults: unknown[] = [];
    const check = (at: number, offers: ReturnType<typeof prematchOffers>) => {
      const back = (prices: readonly number[]) => 1 / prices.reduce((sum, price) => sum + 100 / price, 0);
      const price = (offer: (typeof offers)[number], key: string) =>
        offer.offers.find((one) => one.key === key)?.price ?? 101;
      const [result] = offers.filter(({ kind, period }) => period === "100" && kind.startsWith("win_"));
      if (result && back(result.offers.map((one) => one.price)) >= 1) faults.push([at, "result"]);
      const totals = offers.filter(({ kind }) => kind === "over_under");
      for (const low of totals)
        for (const high of totals)
          if ((low.line ?? 0) <= (high.line ?? 0) && back([price(low, "over"), price(high, "under")]) >= 1)
            faults.push([at, "total", low.line, high.line]);
      const handicaps = offers.filter(({ kind }) => kind === "handicap");
      for (const home of handicaps)
        for (const away of handicaps)
          if ((home.line ?? 0) >= (away.line ?? 0) && back([price(home, "home"), price(away, "away")]) >= 1)
            faults.push([at, "handicap", home.line, away.line]);
      const winner = offers.find(({ kind }) => kind === "to_qualify" || kind === "winner_overtime");
      if (winner && back(winner.offers.map((one) => one.price)) >= 1) faults.push([at, "winner"]);
      if (!result) return;
      // Who does not lose in the match's own time may still win: the other side and "wins it at once" cover everything.
      if (winner)
        for (const [own, other] of [
          ["home", "away"],
          ["away", "home"],
        ] as const)
          if (back([price(winner, own), price(result, other), price(result, "draw")]) >= 1)
            faults.push([at, "winner", own]);
      // The result with a line: home or draw is home +0.5, and every line above it is worth more.
      for (const one of handicaps) {
        if ((one.line ?? 0) >= 0.5 && back([price(one, "home"), price(result, "away")]) >= 1)
          faults.push([at, "home", one.line]);
        if ((one.line ?? 0) <= -0.5 && back([price(one, "away"), price(result, "home")]) >= 1)
          faults.push([at, "away", one.line]);
      }
    };
    check(-1, prematchOffers(match, planned.startsAt - 60_000));
    for (let tick = 0; tick < TICKS; tick++) {
      const share = (tick + 0.5) / TICKS;
      const live = liveOffers(match, Math.round(planned.startsAt + share * LENGTH), share);
      const lines = league.sportId === "48242" ? 4 : 1;
      check(tick, [
        ...(live.isResultOpen ? [live.result] : []),
        ...(live.winner && live.isWinnerOpen ? [live.winner] : []),
        ...match.sport.totalLines.filter((line, i) => i % lines === 0 && live.isTotalOpen(line)).map(live.total),
        ...match.sport.handicapLines
          .filter((line, i) => i % lines === 0 && live.isHandicapOpen(line))
          .map(live.handicap),
      ]);
    }
    // A cup match to its last kick.
    const until = match.played.decided?.until ?? 1;
    for (let share = 1; share < until; share += 1 / 120) {
      const live = liveOffers(match, Math.round(planned.startsAt + share * LENGTH), share);
      check(share, live.winner && live.isWinnerOpen ? [live.winner] : []);
      if (live.isResultOpen || live.nextTotal([]) !== null || live.nextHandicap([]) !== null)
        faults.push([share, "open"]);
    }
    expect(faults.slice(0, 5)).toEqual([]);
  },
);
