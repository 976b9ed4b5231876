// Every kind against literal scores: what wins, what loses, what is handed back.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { LegOutcome } from "../market.ts";
import { legOutcome } from "../settlement/leg-outcome.ts";
import { ALL_KINDS, anyKindOf } from "./all-kinds.ts";
import { kindOfName } from "./table.ts";
import { offerProblem } from "./offer.ts";

/** "2:1/0:1": the end, and the first half. */
function score(text: string) {
  const [home = 0, away = 0, homeHalf = 0, awayHalf = 0] = text.split(/[:/]/).map(Number);
  return { home, away, homeHalf, awayHalf };
}
const winners = (kind: string, result: string, line: number | null = null, period = "100") =>
  Object.keys(anyKindOf(kind)?.selections ?? {}).filter(
    (key) => legOutcome({ kind, period, line }, key, score(result)) === "won",
  );

/** The selections that win at each score. */
test.each<[kind: string, line: number | null, won: Readonly<Record<string, string>>]>([
  ["win_draw_lose", null, { "2:1/0:1": "home", "1:1/1:0": "draw", "0:3/0:0": "away" }],
  ["win_lose", null, { "2:1/0:1": "home", "1:1/1:0": "", "0:3/0:0": "away" }],
  ["draw_no_bet", null, { "2:1/0:1": "home", "1:1/1:0": "", "0:3/0:0": "away" }],
  [
    "double_chance",
    null,
    { "2:1/0:1": "home_draw home_away", "1:1/1:0": "home_draw draw_away", "0:3/0:0": "home_away draw_away" },
  ],
  [
    "half_full",
    null,
    { "2:1/0:1": "away/home", "1:1/1:0": "home/draw", "0:3/0:0": "draw/away", "2:2/1:1": "draw/draw" },
  ],
  ["handicap", -1.5, { "2:1/0:1": "away", "3:1/0:1": "home", "0:3/0:0": "away" }],
  ["handicap_3way", -1, { "2:1/0:1": "draw", "3:1/0:1": "home", "1:1/0:0": "away" }],
  ["handicap_3way", 2, { "0:2/0:1": "draw", "0:3/0:1": "away", "0:1/0:0": "home" }],
  ["over_under", 2.5, { "2:1/0:1": "over", "1:1/0:0": "under" }],
  ["home_total", 1.5, { "2:0/0:0": "over", "1:4/0:0": "under" }],
  ["away_total", 1.5, { "2:0/0:0": "under", "1:4/0:0": "over" }],
  ["both_score", null, { "2:1/0:1": "yes", "2:0/0:0": "no", "0:0/0:0": "no" }],
  ["odd_even", null, { "2:1/0:1": "odd", "0:0/0:0": "even", "3:1/1:0": "even" }],
  [
    "correct_score",
    null,
    { "2:1/0:1": "2:1", "0:0/0:0": "0:0", "4:4/0:0": "4:4", "5:0/0:0": "other", "0:7/0:0": "other" },
  ],
  ["exact_goals", null, { "0:0/0:0": "0", "2:3/0:0": "5", "3:3/0:0": "6+", "9:1/0:0": "6+" }],
  ["home_scores", null, { "1:0/0:0": "yes", "0:2/0:0": "no" }],
  ["away_scores", null, { "1:0/0:0": "no", "0:2/0:0": "yes" }],
  ["home_to_nil", null, { "1:0/0:0": "yes", "2:1/0:0": "no", "0:0/0:0": "no", "0:2/0:0": "no" }],
  ["away_to_nil", null, { "0:1/0:0": "yes", "1:2/0:0": "no", "0:0/0:0": "no", "2:0/0:0": "no" }],
  [
    "result_both_score",
    null,
    { "2:1/0:1": "home/yes", "2:0/0:0": "home/no", "1:1/0:0": "draw/yes", "0:0/0:0": "draw/no", "0:1/0:0": "away/no" },
  ],
  ["highest_half", null, { "2:1/1:1": "first", "2:1/0:1": "second", "2:2/1:1": "equal", "0:0/0:0": "equal" }],
  ["home_both_halves", null, { "2:0/1:0": "yes", "2:1/1:0": "no", "3:1/1:1": "no" }],
  ["away_both_halves", null, { "0:2/0:1": "yes", "1:2/0:1": "no" }],
  ["home_either_half", null, { "1:2/1:0": "yes", "1:1/0:0": "no", "2:2/0:2": "yes" }],
  ["away_either_half", null, { "2:1/0:1": "yes", "1:1/1:1": "no" }],
  ["home_scores_both_halves", null, { "2:0/1:0": "yes", "2:0/2:0": "no" }],
  ["away_scores_both_halves", null, { "0:2/0:1": "yes", "0:2/0:0": "no" }],
  ["both_score_both_halves", null, { "2:2/1:1": "yes", "2:1/1:1": "no", "3:3/0:1": "no" }],
  ["home_highest_half", null, { "2:0/2:0": "first", "2:0/1:0": "equal", "2:5/0:5": "second" }],
  ["away_highest_half", null, { "2:1/2:1": "first", "0:0/0:0": "equal", "2:3/2:1": "second" }],
  ["home_exact_goals", null, { "0:9/0:0": "0", "2:9/0:0": "2", "3:0/0:0": "3+", "7:0/0:0": "3+" }],
  ["away_exact_goals", null, { "9:0/0:0": "0", "0:1/0:0": "1", "0:4/0:0": "3+" }],
  ["home_odd_even", null, { "1:0/0:0": "odd", "2:1/0:0": "even", "0:1/0:0": "even" }],
  ["away_odd_even", null, { "1:0/0:0": "even", "2:1/0:0": "odd" }],
  ["winning_margin", null, { "1:1/0:0": "draw", "2:1/0:0": "home:1", "0:2/0:0": "away:2", "5:1/0:0": "home:3+" }],
  ["goal_range", null, { "1:0/0:0": "0-1", "1:1/0:0": "2-3", "3:3/0:0": "4-6", "4:3/0:0": "7+", "9:3/0:0": "7+" }],
  [
    "result_total",
    2.5,
    { "2:1/0:0": "home/over", "1:0/0:0": "home/under", "2:2/0:0": "draw/over", "0:2/0:0": "away/under" },
  ],
  [
    "both_score_total",
    2.5,
    { "2:1/0:0": "yes/over", "1:1/0:0": "yes/under", "3:0/0:0": "no/over", "0:0/0:0": "no/under" },
  ],
  [
    "double_chance_both_score",
    null,
    {
      "2:1/0:0": "home_draw/yes home_away/yes",
      "0:0/0:0": "home_draw/no draw_away/no",
      "0:2/0:0": "home_away/no draw_away/no",
    },
  ],
  [
    "margin_band",
    null,
    { "80:75/0:0": "home:1-5", "70:76/0:0": "away:6-10", "99:70/0:0": "home:21+", "70:70/0:0": "" },
  ],
  ["any_score", null, { "0:0/0:0": "no", "0:1/0:0": "yes" }],
  ["set_score", null, { "3:1/0:0": "3:1", "0:3/0:0": "0:3", "2:3/0:0": "2:3" }],
  ["total_sets", null, { "3:0/0:0": "3", "1:3/0:0": "4", "3:2/0:0": "5" }],
])("%s with the line %s: %o", (kind, line, won) => {
  for (const [result, keys] of Object.entries(won))
    expect([result, winners(kind, result, line).join(" ")]).toEqual([result, keys]);
});

/** Two sides' scores part by part: "1 20:18, 2 15:25". */
const parts = (text: string) =>
  Object.fromEntries(
    text.split(", ").map((part) => {
      const [code = "", home = 0, away = 0] = part.split(/[ :]/);
      return [code, { home: Number(home), away: Number(away) }];
    }),
  );

test.each<[kind: string, line: number | null, won: Readonly<Record<string, string>>]>([
  [
    "overtime",
    null,
    {
      "1 20:18, 2 18:20, 40 5:2": "yes",
      "1 20:18, 2 15:10": "no",
      "10 0:0, 20 1:1, 30 0:0, 35 0:0, 50 4:3": "yes",
      "10 0:0, 20 1:0": "no",
    },
  ],
  [
    "highest_part",
    null,
    { "1 20:18, 2 15:10, 3 9:9, 4 1:1": "1", "1 5:5, 2 0:0, 3 6:5": "3", "1 1:0, 2 0:1, 3 0:0": "equal" },
  ],
  ["points_total", 90.5, { "1 25:20, 2 25:21": "over", "1 25:20, 2 25:20": "under" }],
  ["points_handicap", -5.5, { "1 25:20, 2 20:25, 3 25:18": "home", "1 25:22, 2 25:23": "away" }],
  ["points_odd_even", null, { "1 25:20, 2 25:21": "odd", "1 25:20, 2 25:20": "even" }],
])("%s with the line %s reads the parts: %o", (kind, line, won) => {
  const keys = Object.keys(anyKindOf(kind)?.selections ?? {});
  for (const [text, expected] of Object.entries(won)) {
    const result = { home: 3, away: 1, homeHalf: null, awayHalf: null, periods: parts(text) };
    const wins = keys.filter((key) => legOutcome({ kind, period: "100", line }, key, result) === "won");
    expect([text, wins.join(" ")]).toEqual([text, expected]);
  }
  // Nobody has told the parts: the stake goes back.
  const untold = { home: 3, away: 1, homeHalf: null, awayHalf: null };
  for (const key of keys) expect(legOutcome({ kind, period: "100", line }, key, untold)).toBe("void");
});

/** A cup match of 1:1 after its own time: the periods that the result tells, and who wins what. */
test.each([
  ["10 1:0, 20 0:1, 30 0:0, 35 1:0, 101 2:1", "home", "home", "over"],
  ["10 1:0, 20 0:1, 30 0:0, 35 0:0, 50 3:4, 101 1:1, 102 1:2", "draw", "away", "under"],
  ["10 1:0, 20 0:1", "draw", "", "under"],
])("%s: extra time and the shoot-out settle what asks for them, and nothing else", (text, overtime, end, total) => {
  const result = { home: 1, away: 1, homeHalf: 1, awayHalf: 0, periods: parts(text) };
  const wins = (kind: string, period: string, line: number | null = null) =>
    Object.keys(anyKindOf(kind)?.selections ?? {})
      .filter((key) => legOutcome({ kind, period, line }, key, result) === "won")
      .join(" ");
  expect(wins("win_draw_lose", "100")).toBe("draw");
  expect(wins("correct_score", "100")).toBe("1:1");
  expect(wins("win_draw_lose", "101")).toBe(overtime);
  expect(wins("over_under", "101", 2.5)).toBe(total);
  for (const kind of ["to_qualify", "winner_overtime"]) expect([kind, wins(kind, "102")]).toEqual([kind, end]);
  // A result that does not tell who went on gives the stake back.
  const outcome = legOutcome({ kind: "to_qualify", period: "102", line: null }, end || "home", result);
  expect(outcome).toBe(end === "" ? "void" : "won");
});

test("a market of one part is settled by that part", () => {
  const result = { home: 3, away: 1, homeHalf: null, awayHalf: null, periods: parts("1 25:20, 2 18:25") };
  const inPart = (period: string, key: string) => legOutcome({ kind: "win_lose", period, line: null }, key, result);
  expect([inPart("1", "home"), inPart("2", "home"), inPart("5", "home")]).toEqual(["won", "lost", "void"]);
  expect(() => inPart("9", "home")).toThrow("no rule settles period 9");
});

test("the halves have kinds of their own scores", () => {
  expect(winners("odd_even", "3:1/1:0", null, "10")).toEqual(["odd"]);
  expect(winners("odd_even", "3:1/1:0", null, "20")).toEqual(["odd"]);
  expect(winners("both_score", "3:1/1:0", null, "10")).toEqual(["no"]);
  expect(winners("correct_score", "3:1/1:0", null, "20")).toEqual(["2:1"]);
  expect(winners("double_chance", "3:1/0:0", null, "10")).toEqual(["home_draw", "draw_away"]);
});

test.each<[string, number | null, string, string, LegOutcome]>([
  ["draw_no_bet", null, "home", "1:1/0:0", "push"],
  ["home_total", 2, "over", "2:5/0:0", "push"],
  ["home_total", 2.25, "over", "2:5/0:0", "half_lost"],
  ["away_total", 1.75, "over", "5:2/0:0", "half_won"],
])("%s %s %s at %s is %s", (kind, line, key, result, outcome) => {
  expect(legOutcome({ kind, period: "100", line }, key, score(result))).toBe(outcome);
});

test.each(
  "half_full highest_half home_both_halves away_either_half home_scores_both_halves both_score_both_halves away_highest_half".split(
    " ",
  ),
)("%s is void where the half is not known", (kind) => {
  const result = { home: 1, away: 0, homeHalf: null, awayHalf: null };
  for (const key of Object.keys(anyKindOf(kind)?.selections ?? {}))
    expect(legOutcome({ kind, period: "100", line: null }, key, result)).toBe("void");
});

const goals = fc.nat({ max: 7 });
const anyResult = fc
  .record({ home: goals, away: goals, homeHalf: goals, awayHalf: goals })
  .map((r) => ({ ...r, home: r.home + r.homeHalf, away: r.away + r.awayHalf }));
/** Kinds of which one selection and no other wins at every score, without a line. */
const EXACT =
  "win_draw_lose half_full both_score odd_even correct_score exact_goals home_scores away_scores home_to_nil away_to_nil result_both_score highest_half " +
  "home_both_halves away_either_half home_scores_both_halves both_score_both_halves home_highest_half home_exact_goals " +
  "away_odd_even winning_margin goal_range any_score";

test.each(EXACT.split(" "))("%s has one winner at every score", (kind) => {
  fc.assert(
    fc.property(anyResult, (result) => {
      const outcomes = Object.keys(anyKindOf(kind)?.selections ?? {}).map((key) =>
        legOutcome({ kind, period: "100", line: null }, key, result),
      );
      expect(outcomes.filter((outcome) => outcome === "won")).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome !== "won" && outcome !== "lost")).toEqual([]);
    }),
  );
});

describe("the table", () => {
  it("has about forty kinds", () => {
    expect(ALL_KINDS.length).toBeGreaterThanOrEqual(40);
  });

  it("has each code and each name once, in English and in Korean", () => {
    const codes = ALL_KINDS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const names = ALL_KINDS.flatMap((kind) => kind.names.map((name) => name.toLowerCase()));
    expect(new Set(names).size).toBe(names.length);
    for (const { names: own, label, selections } of ALL_KINDS) {
      expect(own.some((name) => /^[\x20-\x7e]+$/.test(name)) && own.some((name) => /[가-힣]/.test(name))).toBe(true);
      expect(own).toContain(label);
      expect(new Set(Object.values(selections)).size).toBe(Object.keys(selections).length);
    }
  });

  it.each([
    ["1X2", "win_draw_lose"],
    ["1st Half 1X2", "win_draw_lose"],
    ["후반 언더오버", "over_under"],
    ["full time result", "win_draw_lose"],
    ["European Handicap", "handicap_3way"],
    ["Home Team Total", "home_total"],
    ["전후반 승무패", "half_full"],
    ["Corners", null],
    ["1st Half", null],
    ["constructor", null],
    ["", null],
  ])("finds %j by its name: %s", (name, code) => {
    expect(kindOfName(name)?.code ?? null).toBe(code);
  });
});

describe("what may be offered", () => {
  const sides = [{ key: "home" }, { key: "draw" }, { key: "away" }];
  const market = { kind: "win_draw_lose", period: "100", line: null, selections: sides };
  it.each<[Partial<Parameters<typeof offerProblem>[0]>, string | null]>([
    [{}, null],
    [{ period: "10" }, null],
    [{ kind: "corners" }, "unknown kind corners"],
    [{ kind: "other" }, "unknown kind other"],
    [{ period: "7" }, "win_draw_lose has no period 7"],
    [{ kind: "half_full", period: "10" }, "half_full has no period 10"],
    [{ line: 1 }, "win_draw_lose has no line"],
    [{ kind: "handicap", selections: [{ key: "home" }] }, "handicap needs a line"],
    [{ kind: "handicap", line: 0.1, selections: [{ key: "home" }] }, "handicap has no line 0.1"],
    [{ kind: "handicap", line: -0.25, selections: [{ key: "home" }, { key: "away" }] }, null],
    [{ selections: [] }, "win_draw_lose has no selection"],
    [{ selections: [{ key: "over" }] }, "win_draw_lose has no selection over"],
    [{ selections: [{ key: "toString" }] }, "win_draw_lose has no selection toString"],
    [{ selections: [{ key: "home" }, { key: "home" }] }, "win_draw_lose has a selection twice"],
  ])("%o: %s", (differs, problem) => {
    expect(offerProblem({ ...market, ...differs })).toBe(problem);
  });
});
