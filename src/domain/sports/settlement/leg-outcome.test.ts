import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { LegOutcome } from "../market.ts";
import { legOutcome, type SettledMarket } from "./leg-outcome.ts";
import { isSameResult, resultProblem, type ScoreResult } from "./result.ts";

const score = (text: string): ScoreResult => {
  const [home, away, homeHalf, awayHalf] = text.split(/[:/]/).map(Number);
  return { home: home!, away: away!, homeHalf: homeHalf ?? 0, awayHalf: awayHalf ?? 0 };
};

type Row = [kind: string, period: string, line: number | null, key: string, result: string, outcome: LegOutcome];

const rows: Row[] = [
  ["win_draw_lose", "100", null, "home", "2:1/0:1", "won"],
  ["win_draw_lose", "100", null, "draw", "2:1/0:1", "lost"],
  ["win_draw_lose", "100", null, "draw", "1:1/0:1", "won"],
  ["win_draw_lose", "10", null, "away", "2:1/0:1", "won"],
  ["win_draw_lose", "10", null, "home", "2:1/0:1", "lost"],
  ["win_draw_lose", "20", null, "home", "2:1/0:1", "won"],
  ["win_draw_lose", "20", null, "away", "2:1/2:0", "won"],
  ["win_draw_lose", "20", null, "draw", "2:2/1:1", "won"],
  ["win_lose", "101", null, "away", "80:92/40:41", "won"],
  ["win_lose", "101", null, "home", "80:92/40:41", "lost"],
  ["win_lose", "101", null, "home", "92:80/40:41", "won"],
  ["win_draw_lose", "102", null, "home", "5:4/0:0", "won"],
  ["win_lose", "100", null, "home", "3:3/1:1", "push"],
  ["over_under", "100", 2.5, "over", "2:1/0:1", "won"],
  ["over_under", "100", 2.5, "under", "2:1/0:1", "lost"],
  ["over_under", "100", 3, "under", "2:1/0:1", "push"],
  ["over_under", "100", 2.75, "over", "2:1/0:1", "half_won"],
  ["over_under", "100", 2.75, "under", "2:1/0:1", "half_lost"],
  ["over_under", "100", 3.25, "over", "2:1/0:1", "half_lost"],
  ["over_under", "10", 0.5, "over", "2:1/0:1", "won"],
  ["handicap", "100", -1.5, "home", "2:1/0:1", "lost"],
  ["handicap", "100", -1.5, "away", "2:1/0:1", "won"],
  ["handicap", "100", -1, "home", "2:1/0:1", "push"],
  ["handicap", "100", -1, "away", "2:1/0:1", "push"],
  ["handicap", "100", -1, "home", "3:1/0:1", "won"],
  ["handicap", "100", 0, "home", "1:1/0:1", "push"],
  ["handicap", "100", 1, "away", "1:1/0:1", "lost"],
  ["handicap", "100", 1, "home", "0:1/0:1", "push"],
  ["handicap", "100", -0.25, "home", "1:1/0:1", "half_lost"],
  ["handicap", "100", -0.25, "away", "1:1/0:1", "half_won"],
  ["handicap", "100", -0.75, "home", "2:1/0:1", "half_won"],
  ["handicap", "100", -0.75, "home", "1:1/0:1", "lost"],
  ["both_score", "100", null, "yes", "2:1/0:1", "won"],
  ["both_score", "100", null, "no", "2:0/0:0", "won"],
  ["both_score", "10", null, "yes", "2:1/0:1", "lost"],
];

test.each(rows)("%s, period %s, line %s: %s at %s is %s", (kind, period, line, key, result, outcome) => {
  expect(legOutcome({ kind, period, line }, key, score(result))).toBe(outcome);
});

const goals = fc.nat({ max: 9 });
const results = fc
  .record({ home: goals, away: goals, homeHalf: goals, awayHalf: goals })
  .map((r) => ({ ...r, home: r.home + r.homeHalf, away: r.away + r.awayHalf }));
const lines = fc.integer({ min: -20, max: 20 }).map((quarters) => quarters / 4);

/** A quarter line is by definition half of the stake on each of the lines beside it. */
function twoHalves(outcomes: LegOutcome[]): LegOutcome {
  const value = { lost: -1, push: 0, won: 1 } as Partial<Record<LegOutcome, number>>;
  const sum = outcomes.reduce((total, outcome) => total + value[outcome]!, 0);
  return (["lost", "half_lost", "push", "half_won", "won"] as const)[sum + 2]!;
}

describe("any line", () => {
  it("pays a quarter line as the two lines beside it", () => {
    fc.assert(
      fc.property(results, lines, fc.constantFrom("home", "away", "over", "under"), (result, line, key) => {
        const kind = key === "home" || key === "away" ? "handicap" : "over_under";
        const at = (l: number) => legOutcome({ kind, period: "100", line: l }, key, result);
        const isQuarter = !Number.isInteger(line * 2);
        const possible = isQuarter ? [twoHalves([at(line - 0.25), at(line + 0.25)])] : ["won", "push", "lost"];
        expect(possible).toContain(at(line));
      }),
    );
  });

  it("gives the two sides opposite outcomes", () => {
    const opposite: Partial<Record<LegOutcome, LegOutcome>> = {
      won: "lost",
      lost: "won",
      push: "push",
      half_won: "half_lost",
      half_lost: "half_won",
    };
    fc.assert(
      fc.property(
        results,
        lines,
        fc.constantFrom<[string, string, string]>(["handicap", "home", "away"], ["over_under", "over", "under"]),
        (result, line, [kind, one, other]) => {
          const market: SettledMarket = { kind, period: "10", line };
          expect(legOutcome(market, other, result)).toBe(opposite[legOutcome(market, one, result)]);
        },
      ),
    );
  });
});

it("has exactly one winner among home, draw and away", () => {
  fc.assert(
    fc.property(results, fc.constantFrom("100", "10", "20"), (result, period) => {
      const outcomes = (["home", "draw", "away"] as const).map((key) =>
        legOutcome({ kind: "win_draw_lose", period, line: null }, key, result),
      );
      expect(outcomes.filter((outcome) => outcome === "won")).toHaveLength(1);
    }),
  );
});

it("voids every market of a cancelled fixture, and a half whose score is not known", () => {
  expect(legOutcome({ kind: "both_score", period: "100", line: null }, "yes", { void: true })).toBe("void");
  const noHalf = { home: 1, away: 0, homeHalf: null, awayHalf: null };
  expect(legOutcome({ kind: "win_draw_lose", period: "10", line: null }, "home", noHalf)).toBe("void");
  expect(legOutcome({ kind: "win_draw_lose", period: "100", line: null }, "home", noHalf)).toBe("won");
  for (const halves of [
    { homeHalf: 1, awayHalf: null },
    { homeHalf: null, awayHalf: 0 },
  ])
    for (const period of ["10", "20"])
      expect(legOutcome({ kind: "win_draw_lose", period, line: null }, "home", { ...noHalf, ...halves })).toBe("void");
});

it.each<[SettledMarket, string, string]>([
  [{ kind: "handicap", period: "100", line: null }, "home", "line null"],
  [{ kind: "handicap", period: "100", line: 0.1 }, "home", "line 0.1"],
  [{ kind: "win_lose", period: "100", line: null }, "draw", "selection draw beside home, away"],
  [{ kind: "both_score", period: "100", line: null }, "over", "selection over beside yes, no"],
  [{ kind: "win_lose", period: "77", line: null }, "home", "period 77"],
  [{ kind: "other", period: "100", line: null }, "yes", "kind other"],
  [{ kind: "unknown", period: "100", line: null }, "yes", "kind unknown"],
  [{ kind: "constructor", period: "100", line: null }, "yes", "kind constructor"],
  [{ kind: "correct_score", period: "100", line: null }, "5:0", "selection 5:0 beside 0:0"],
])("refuses to guess at %o %s, and says to the operator what no rule covers", (market, key, what) => {
  expect(() => legOutcome(market, key, score("1:0"))).toThrow(new RegExp(`^no rule settles ${what}`));
});

it("takes a half that is not above the end, and none at all", () => {
  const problemOf = (home: number, away: number, homeHalf: number | null, awayHalf: number | null) =>
    resultProblem({ home, away, homeHalf, awayHalf });
  expect([problemOf(2, 1, 2, 1), problemOf(2, 1, 0, 0), problemOf(0, 0, null, null)]).toEqual([null, null, null]);
  for (const [homeHalf, awayHalf] of [
    [3, 1],
    [2, 2],
    [-1, 0],
    [0, -1],
    [0.5, 0],
    [0, 0.5],
    [null, 0],
    [0, null],
  ] as const)
    expect(problemOf(2, 1, homeHalf, awayHalf)).toBe("half_score");
  for (const [home, away] of [
    [-1, 0],
    [0, -1],
    [0, 1.5],
    [Number.NaN, 0],
  ] as const)
    expect(problemOf(home, away, null, null)).toBe("score");
});

it("tells results apart by any of their four numbers", () => {
  const result = { home: 1, away: 12, homeHalf: 1, awayHalf: 2 };
  const others = [{ home: 2 }, { away: 2 }, { homeHalf: 0 }, { awayHalf: 1 }, { homeHalf: null }, { awayHalf: null }];
  for (const other of others) expect(isSameResult(result, { ...result, ...other })).toBe(false);
  expect(isSameResult(result, { ...result })).toBe(true);
  // The same digits, cut elsewhere.
  expect(isSameResult(result, { home: 11, away: 2, homeHalf: 1, awayHalf: 2 })).toBe(false);
  expect([isSameResult({ void: true }, { void: true }), isSameResult(result, { void: true })]).toEqual([true, false]);
});

it("hears of parts that were not known, and forgets none that were", () => {
  const whole = { home: 78, away: 70, homeHalf: 40, awayHalf: 31 };
  const told = { ...whole, periods: { "1": { home: 20, away: 15 } } };
  expect(isSameResult(whole, told)).toBe(false);
  expect(isSameResult(told, whole)).toBe(true);
  expect(isSameResult(told, { ...whole, periods: { "1": { home: 20, away: 16 } } })).toBe(false);
  expect(isSameResult(told, { ...told })).toBe(true);
});

it("knows impossible results and equal ones", () => {
  expect(resultProblem(score("2:1/0:1"))).toBeNull();
  expect(resultProblem({ void: true })).toBeNull();
  expect(resultProblem(score("2:1/0:2"))).toBe("half_score");
  expect(resultProblem({ home: 2, away: 1, homeHalf: 1, awayHalf: null })).toBe("half_score");
  expect(resultProblem(score("-1:0"))).toBe("score");
  expect(resultProblem({ home: 1.5, away: 0, homeHalf: null, awayHalf: null })).toBe("score");
  expect(isSameResult(score("2:1/0:1"), score("2:1/0:1"))).toBe(true);
  expect(isSameResult(score("2:1/0:1"), score("2:1/1:1"))).toBe(false);
  expect(isSameResult({ void: true }, score("2:1/1:1"))).toBe(false);
});
