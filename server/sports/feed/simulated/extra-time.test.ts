// Cup matches and ice hockey beyond their own time: which markets go on, at which prices, and what the model says.
import { describe, expect, test } from "vitest";
import { fairChances } from "../../../../src/domain/sports/combination/score-chance.ts";
import { emptyBatch } from "../feed.ts";
import { decidedAt } from "./decider.ts";
import { closeLive, runLive } from "./live.ts";
import { deciderOf, type Match, matchOf, meansAt, overAt, possessionsOf, stateOf } from "./match.ts";
import { chooseLines } from "./offers.ts";
import { resultOf } from "./results.ts";
import { matchesOfDay } from "./schedule.ts";
import { homeWinsInTheEnd, scoresAt } from "./scores.ts";
import { momentAt } from "./sport.ts";

const DAY = 20_778;
const LENGTH = 720_000;
const STOP_MS = 8_000;

function decidedMatches(code: string): Match[] {
  return Array.from({ length: 120 }, (_, i) => matchesOfDay(5, DAY + i))
    .flat()
    .filter(({ league }) => league.code === code)
    .map((planned) => {
      const { feedKey, startsAt } = planned;
      const times = { startsAt, endsAt: startsAt + LENGTH, status: "live", proto: false } as const;
      return matchOf({ id: "m", feedKey, state: stateOf(planned, chooseLines), ...times });
    })
    .filter(({ played }) => played.decided);
}

describe.each([
  ["kcup", "to_qualify", "50"],
  ["nhl", "winner_overtime", "50"],
])("%s", (code, kind, shootOut) => {
  const matches = decidedMatches(code);
  const inKicks = matches.find(({ played }) => (played.decided?.kicks.length ?? 0) > 0);
  const inExtra = matches.find(({ played }) => played.decided?.kicks.length === 0);
  if (!inKicks || !inExtra) throw new Error("some matches end in extra time, some by kicks");

  test.each([inKicks, inExtra])(
    "after its own time only the market of the winner is open, and stops at what happens",
    (one) => {
      const match = { ...one, live: new Map(), known: new Map() };
      const { decided } = match.played;
      const stops = [...(decided?.goals ?? []), ...(decided?.kicks ?? [])].map(
        ({ at }) => match.startsAt + at * LENGTH,
      );
      const faults: unknown[] = [];
      let openAfter = 0;
      for (let now = match.startsAt; now < overAt(match); now += 1_000) {
        const batch = emptyBatch();
        runLive(match, batch, now, { every: 2_000 });
        if (now < match.endsAt) continue;
        for (const [market, { status }] of match.live) {
          if (market !== `l-${kind}`) {
            if (status !== "closed") faults.push([now, market, status]);
            continue;
          }
          const isStopped = stops.some((at) => at <= now && now - at < STOP_MS);
          if (isStopped && status === "open") faults.push([now, market, "open after a stop"]);
          if (status === "open") openAfter++;
        }
      }
      expect(faults).toEqual([]);
      expect(openAfter).toBeGreaterThan(10);
      closeLive(match, emptyBatch());
      expect([...match.live.values()].every(({ status }) => status === "closed")).toBe(true);
    },
  );

  test("the chance to win in the end is what the scores of the model say", () => {
    for (const match of [inKicks, inExtra, ...matches.slice(0, 4)])
      for (const share of [0, 0.3, 0.9, 0.999, 1, 1.01, 1.02, (match.played.decided?.until ?? 1) - 0.000001]) {
        const now = match.startsAt + share * LENGTH;
        const rules = deciderOf(match);
        const scores = scoresAt(match, now, "final");
        if (!rules || !scores) throw new Error("the match is decided");
        const market = { kind, period: "102", line: null };
        const live = match.sport.live(
          meansAt(match, now),
          momentAt(match.played, share),
          Math.min(share, 0.999999),
          match.played,
          possessionsOf(match.league),
        );
        expect(homeWinsInTheEnd(match, rules, meansAt(match, now), share, live.result())).toBeCloseTo(
          fairChances(scores, market, ["home"])[0] ?? Number.NaN,
          9,
        );
      }
  });

  test("the model knows the score after its own time, and the winner when it is over", () => {
    for (const match of matches.slice(0, 12)) {
      const { home, away } = resultOf(match);
      expect(home).toBe(away);
      for (let share = 0.02; share < (match.played.decided?.until ?? 1); share += 0.03) {
        const scores = scoresAt(match, match.startsAt + share * LENGTH, "final") ?? [];
        expect(scores.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
        const chance = (market: string, period: string, key: string) =>
          fairChances(scores, { kind: market, period, line: null }, [key])[0] ?? Number.NaN;
        expect(chance(kind, "102", "home") + chance(kind, "102", "away")).toBeCloseTo(1, 9);
        const draw = chance("win_draw_lose", "100", "draw");
        expect(chance("overtime", "100", "yes")).toBeCloseTo(draw, 9);
        expect(draw).toBeCloseTo(share < 1 ? Math.min(draw, 1) : 1, 9);
      }
      const end = scoresAt(match, overAt(match) - 1, "final") ?? [];
      const { decided } = match.played;
      if (!decided) throw new Error("a level match is decided");
      const { extra, kicks } = decidedAt(decided, decided.until);
      const isHome = extra.home + kicks.home > extra.away + kicks.away;
      expect(fairChances(end, { kind, period: "102", line: null }, ["home"])[0]).toBeCloseTo(isHome ? 1 : 0, 6);
    }
  });

  test("its result tells the parts apart, and their sums", () => {
    const { periods, home, away } = resultOf(inKicks);
    const [after, winner] = [periods?.["101"], periods?.["102"]];
    expect(after?.home).toBe(after?.away);
    expect((after?.home ?? -1) >= home && (after?.away ?? -1) >= away).toBe(true);
    const kicks = periods?.[shootOut] ?? { home: 0, away: 0 };
    expect((winner?.home ?? 0) > (winner?.away ?? 0)).toBe(kicks.home > kicks.away);
    expect((winner?.home ?? 0) + (winner?.away ?? 0)).toBe((after?.home ?? 0) + (after?.away ?? 0) + 1);
    expect(resultOf(inExtra).periods).not.toHaveProperty("102");
  });
});
