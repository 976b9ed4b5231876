// What the feed tells of a match that is over: a provisional score, then a confirmed result, and a revision of a wrong one.
import { expect, test } from "vitest";
import { emptyBatch } from "../../../server/sports/feed/feed.ts";
import { simulatedMatches } from "../../factories/simulated-match.ts";
import { type Match, overAt } from "../../../server/sports/feed/simulated/match.ts";
import {
  firstScore,
  isToBeRevised,
  mistakeOf,
  nextResultAt,
  tellResults,
} from "../../../server/sports/feed/simulated/results.ts";

const MINUTE = 60_000;
const withMistake = (match: Match, mistake?: "told" | "confirmed"): Match => ({
  ...match,
  resultsTold: 0,
  state: { ...match.state, ...(mistake && { mistake }) },
});
/** Every instant at which something is told, with what it was. */
function told(match: Match) {
  const seen: [after: number, what: string, home: number | null, revises: boolean][] = [];
  while (nextResultAt(match) < Infinity) {
    const at = nextResultAt(match);
    const batch = emptyBatch();
    tellResults(match, batch, at);
    for (const { homeScore } of batch.states) seen.push([at - overAt(match), "score", homeScore, false]);
    for (const { result, revises = false } of batch.results)
      seen.push([at - overAt(match), "result", "home" in result ? result.home : null, revises]);
  }
  return seen;
}
const [match] = simulatedMatches("kbo", 1);
if (!match) throw new Error("the league plays");
const right = match.played.moments.at(-1) ?? { home: 0, away: 0 };
const isHomeAhead = right.home > right.away;

test("a right score is confirmed 45 seconds after the end, once", () => {
  const one = withMistake(match);
  expect(firstScore(one)).toEqual({ home: right.home, away: right.away });
  expect(told(one)).toEqual([[45_000, "result", right.home, false]]);
});

test("a wrong score is corrected before anything is paid", () => {
  const one = withMistake(match, "told");
  expect(firstScore(one)).toEqual({
    home: right.home + (isHomeAhead ? 1 : 0),
    away: right.away + (isHomeAhead ? 0 : 1),
  });
  expect(told(one)).toEqual([
    [20_000, "score", right.home, false],
    [45_000, "result", right.home, false],
  ]);
});

test("a wrong result that was confirmed is revised three minutes after the end", () => {
  const one = withMistake(match, "confirmed");
  tellResults(one, emptyBatch(), overAt(one) + MINUTE);
  expect(isToBeRevised(one)).toBe(true);
  expect(told(withMistake(match, "confirmed"))).toEqual([
    [45_000, "result", right.home + (isHomeAhead ? 1 : 0), false],
    [180_000, "result", right.home, true],
  ]);
});

test("few results are told wrongly, and those of volleyball never", () => {
  const share = (code: string, mistake: string) => {
    const matches = simulatedMatches(code, 1, 7).flatMap(({ league }) =>
      Array.from({ length: 4_000 }, (_, i) => mistakeOf({ feedKey: `7:${code}:${i}`, league })),
    );
    return matches.filter((one) => one.mistake === mistake).length / matches.length;
  };
  expect(share("kbo", "told")).toBeGreaterThan(0.02);
  expect(share("kbo", "told")).toBeLessThan(0.06);
  expect(share("kbo", "confirmed")).toBeGreaterThan(0.004);
  expect(share("kbo", "confirmed")).toBeLessThan(0.02);
  expect([share("vl", "told"), share("vl", "confirmed")]).toEqual([0, 0]);
});
