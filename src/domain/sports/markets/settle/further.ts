// How the kinds that only the lists of one fixture offer are settled.
import { GOAL_RANGES, MANY_TEAM_GOALS, MARGIN_BANDS, WIDE_MARGIN } from "../further-kinds.ts";
import type { Goals } from "../kind.ts";
import { byQuarters, COVERED, decided, type Settle, type Settling, winnerOf } from "./settling.ts";

type Team = "home" | "away";

/** Void where the halves are not known. */
const ofHalves =
  (isSo: (first: Goals, second: Goals) => boolean): Settle =>
  (key, { firstHalf, secondHalf }) =>
    firstHalf && secondHalf ? decided(isSo(firstHalf, secondHalf) === (key === "yes")) : "void";

const highestHalf =
  (team: Team): Settle =>
  (key, { firstHalf, secondHalf }) => {
    if (!firstHalf || !secondHalf) return "void";
    const more = firstHalf[team] - secondHalf[team];
    return decided(key === (more > 0 ? "first" : more < 0 ? "second" : "equal"));
  };

const teamGoals =
  (team: Team): Settle =>
  (key, { goals }) =>
    decided(key === (goals[team] < MANY_TEAM_GOALS ? String(goals[team]) : `${MANY_TEAM_GOALS}+`));

const isOdd = (count: number) => count % 2 === 1;
const oddEven = (key: string, count: number) => decided(isOdd(count) === (key === "odd"));

type Ranges = readonly (readonly [number, number])[];
type RangeByKey = ReadonlyMap<string, readonly [number, number]>;

/** A model asks for every score: the keys are written once. */
const byKey = (ranges: Ranges): RangeByKey =>
  new Map(ranges.map(([from, to]) => [to === Infinity ? `${from}+` : `${from}-${to}`, [from, to]]));
const GOALS_BY_KEY = byKey(GOAL_RANGES);
const MARGINS_BY_KEY = byKey(MARGIN_BANDS);

function inRange(key: string, count: number, ranges: RangeByKey): boolean {
  const range = ranges.get(key);
  return range !== undefined && count >= range[0] && count <= range[1];
}

const bothScore = ({ home, away }: Goals) => home > 0 && away > 0;
const totalSide = ({ goals, quarters }: Settling) => (goals.home + goals.away) * 4 - quarters;

/** Two questions in one: both must be right. A total that is level hands the stake back where the rest is right. */
function withTotal(isFirstRight: boolean, total: string, settling: Settling) {
  if (!isFirstRight) return "lost";
  const over = totalSide(settling);
  return byQuarters(total === "over" ? over : -over);
}

/** Scores of the quarters, thirds or sets in their order; null where the result does not tell them. */
function partsOf({ periods }: Settling): Goals[] | null {
  if (!periods) return null;
  return ["1", "2", "3", "4", "5"].flatMap((code) => periods[code] ?? []);
}

const ofPoints =
  (settle: (key: string, points: Goals, settling: Settling) => ReturnType<Settle>): Settle =>
  (key, settling) => {
    const parts = partsOf(settling);
    if (!parts?.length) return "void";
    const sum = (team: Team) => parts.reduce((total, part) => total + part[team], 0);
    return settle(key, { home: sum("home"), away: sum("away") }, settling);
  };

/** The first part of extra time: in football, and in the other sports. */
const EXTRA_TIME = ["30", "40"] as const;

/** Void where the result is level: it does not tell of extra time. */
function winnerInTheEnd(key: string, { goals }: Settling) {
  const winner = winnerOf(goals);
  return winner === "draw" ? "void" : decided(key === winner);
}

const ofTeam = (team: Team): Readonly<Record<string, Settle>> => {
  const other = team === "home" ? "away" : "home";
  const wins = (goals: Goals) => goals[team] > goals[other];
  return {
    [`${team}_both_halves`]: ofHalves((first, second) => wins(first) && wins(second)),
    [`${team}_either_half`]: ofHalves((first, second) => wins(first) || wins(second)),
    [`${team}_scores_both_halves`]: ofHalves((first, second) => first[team] > 0 && second[team] > 0),
    [`${team}_highest_half`]: highestHalf(team),
    [`${team}_exact_goals`]: teamGoals(team),
    [`${team}_odd_even`]: (key, { goals }) => oddEven(key, goals[team]),
  };
};

export const SETTLE_FURTHER: Readonly<Record<string, Settle>> = {
  ...ofTeam("home"),
  ...ofTeam("away"),
  both_score_both_halves: ofHalves((first, second) => bothScore(first) && bothScore(second)),
  winning_margin: (key, { goals }) => {
    const lead = Math.abs(goals.home - goals.away);
    const text = lead < WIDE_MARGIN ? String(lead) : `${WIDE_MARGIN}+`;
    return decided(key === (lead === 0 ? "draw" : `${winnerOf(goals)}:${text}`));
  },
  goal_range: (key, { goals }) => decided(inRange(key, goals.home + goals.away, GOALS_BY_KEY)),
  result_total: (key, settling) => {
    const [side, total = ""] = key.split("/");
    return withTotal(side === winnerOf(settling.goals), total, settling);
  },
  both_score_total: (key, settling) => {
    const [answer, total = ""] = key.split("/");
    return withTotal(bothScore(settling.goals) === (answer === "yes"), total, settling);
  },
  double_chance_both_score: (key, { goals }) => {
    const [sides = "", answer] = key.split("/");
    return decided((COVERED[sides]?.includes(winnerOf(goals)) ?? false) && bothScore(goals) === (answer === "yes"));
  },
  margin_band: (key, { goals }) => {
    const winner = winnerOf(goals);
    // Only sports without a draw offer it; a draw hands the stake back.
    if (winner === "draw") return "push";
    if (!key.startsWith(winner)) return "lost";
    return decided(inRange(key.slice(winner.length + 1), Math.abs(goals.home - goals.away), MARGINS_BY_KEY));
  },
  any_score: (key, { goals }) => decided(goals.home + goals.away > 0 === (key === "yes")),
  overtime: (key, { periods }) =>
    periods ? decided(EXTRA_TIME.some((code) => code in periods) === (key === "yes")) : "void",
  to_qualify: winnerInTheEnd,
  winner_overtime: winnerInTheEnd,
  highest_part: (key, settling) => {
    const sums = partsOf(settling)?.map(({ home, away }) => home + away);
    if (!sums?.length) return "void";
    const most = Math.max(...sums);
    const isShared = sums.filter((sum) => sum === most).length > 1;
    return decided(key === (isShared ? "equal" : String(sums.indexOf(most) + 1)));
  },
  set_score: (key, { goals }) => decided(key === `${goals.home}:${goals.away}`),
  total_sets: (key, { goals }) => decided(key === String(goals.home + goals.away)),
  points_handicap: ofPoints((key, points, { quarters }) => {
    const home = (points.home - points.away) * 4 + quarters;
    return byQuarters(key === "home" ? home : -home);
  }),
  points_total: ofPoints((key, points, { quarters }) => {
    const over = (points.home + points.away) * 4 - quarters;
    return byQuarters(key === "over" ? over : -over);
  }),
  points_odd_even: ofPoints((key, points) => oddEven(key, points.home + points.away)),
};
