// Kinds that only the lists of one fixture offer. Apart from the others: no page loads this table, for such a market
// carries its Korean names with it.
import type { MarketFamily } from "../market.ts";
import { type MarketKind, SIDES, YES_NO } from "./kind.ts";

const ODD_EVEN = { odd: "홀", even: "짝" } as const;
const OVER_UNDER = { over: "오버", under: "언더" } as const;
const HALVES = { first: "전반", equal: "같음", second: "후반" } as const;
const SIDE_NAMES = { home: "홈팀", away: "원정팀" } as const;

/** From here on goals of one side are one selection. */
export const MANY_TEAM_GOALS = 3;
/** From here on the winner's lead is one selection. */
export const WIDE_MARGIN = 3;
/** Bands of points that a side is ahead by: from, to. */
export const MARGIN_BANDS = [
  [1, 5],
  [6, 10],
  [11, 15],
  [16, 20],
  [21, Infinity],
] as const;
/** Ranges of goals: from, to. */
export const GOAL_RANGES = [
  [0, 1],
  [2, 3],
  [4, 6],
  [7, Infinity],
] as const;

type Selections = Readonly<Record<string, string>>;

/** A row: what differs from most of them comes last. */
function row(code: string, english: string, label: string, selections: Selections, differs: Partial<MarketKind> = {}) {
  const family: MarketFamily = "other";
  const hasMany = Object.keys(selections).length > 2;
  return {
    code,
    names: [english, label],
    label,
    family,
    selections,
    hasLine: false,
    layout: hasMany ? "grid" : "sides",
    periods: "any",
    ...differs,
  } satisfies MarketKind;
}

const pairs = (first: Selections, second: Selections): Selections =>
  Object.fromEntries(
    Object.entries(first).flatMap(([a, left]) =>
      Object.entries(second).map(([b, right]) => [`${a}/${b}`, `${left} · ${right}`]),
    ),
  );
const both = <Row>(make: (side: keyof typeof SIDE_NAMES, english: string, korean: string) => Row): Row[] => [
  make("home", "Home", SIDE_NAMES.home),
  make("away", "Away", SIDE_NAMES.away),
];
const whole = { periods: "whole" } as const;
const withLine = { hasLine: true } as const;

const range = ([from, to]: readonly [number, number], unit: string) =>
  to === Infinity ? [`${from}+`, `${from}${unit} 이상`] : [`${from}-${to}`, `${from}~${to}${unit}`];

const TEAM_GOALS: Selections = {
  ...Object.fromEntries(Array.from({ length: MANY_TEAM_GOALS }, (_, count) => [String(count), `${count}골`])),
  [`${MANY_TEAM_GOALS}+`]: `${MANY_TEAM_GOALS}골 이상`,
};

const marginsOf = (bands: readonly (readonly [string, string])[]): Selections =>
  Object.fromEntries(
    Object.entries(SIDE_NAMES).flatMap(([side, name]) =>
      bands.map(([key, text]) => [`${side}:${key}`, `${name} ${text}`]),
    ),
  );

const DOUBLE_CHANCES: Selections = {
  home_draw: "홈승 또는 무",
  home_away: "홈승 또는 원정승",
  draw_away: "무 또는 원정승",
};

export const FURTHER_KINDS: readonly MarketKind[] = [
  ...both((side, english, korean) =>
    row(`${side}_both_halves`, `${english} To Win Both Halves`, `${korean} 전후반 모두 승`, YES_NO, whole),
  ),
  ...both((side, english, korean) =>
    row(`${side}_either_half`, `${english} To Win Either Half`, `${korean} 한 번 이상 하프 승`, YES_NO, whole),
  ),
  ...both((side, english, korean) =>
    row(
      `${side}_scores_both_halves`,
      `${english} To Score In Both Halves`,
      `${korean} 전후반 모두 득점`,
      YES_NO,
      whole,
    ),
  ),
  ...both((side, english, korean) =>
    row(`${side}_highest_half`, `${english} Highest Scoring Half`, `${korean} 득점이 많은 반`, HALVES, whole),
  ),
  row("both_score_both_halves", "Both Teams To Score In Both Halves", "전후반 모두 양팀 득점", YES_NO, whole),
  ...both((side, english, korean) =>
    row(`${side}_exact_goals`, `${english} Exact Goals`, `${korean} 득점 수`, TEAM_GOALS),
  ),
  ...both((side, english, korean) => row(`${side}_odd_even`, `${english} Odd/Even`, `${korean} 홀짝`, ODD_EVEN)),
  row("winning_margin", "Winning Margin", "승리 점수차", {
    ...marginsOf(
      Array.from({ length: WIDE_MARGIN }, (_, i) =>
        i + 1 === WIDE_MARGIN ? [`${WIDE_MARGIN}+`, `${WIDE_MARGIN}골 이상`] : [String(i + 1), `${i + 1}골차`],
      ),
    ),
    draw: SIDES.draw,
  }),
  row("goal_range", "Goal Range", "득점 구간", Object.fromEntries(GOAL_RANGES.map((one) => range(one, "골")))),
  row("result_total", "Match Result & Total", "승무패 & 언더오버", pairs(SIDES, OVER_UNDER), withLine),
  row("both_score_total", "Both Teams To Score & Total", "양팀 득점 & 언더오버", pairs(YES_NO, OVER_UNDER), withLine),
  row(
    "double_chance_both_score",
    "Double Chance & Both Teams To Score",
    "더블찬스 & 양팀 득점",
    pairs(DOUBLE_CHANCES, YES_NO),
  ),
  row(
    "margin_band",
    "Margin Of Victory",
    "승리 점수 구간",
    marginsOf(MARGIN_BANDS.map((one) => range(one, "점") as [string, string])),
  ),
  row("any_score", "Any Score", "득점 여부", YES_NO),
  row("overtime", "Overtime", "연장 여부", YES_NO, whole),
  row("to_qualify", "To Qualify", "진출팀", SIDE_NAMES, whole),
  row("winner_overtime", "Winner Including Overtime", "승패 (연장·승부치기 포함)", SIDE_NAMES, {
    ...whole,
    family: "win_lose",
  }),
  row(
    "highest_part",
    "Highest Scoring Period",
    "득점이 많은 구간",
    { ...Object.fromEntries(["1", "2", "3", "4"].map((part) => [part, `${part}번째`])), equal: "같음" },
    whole,
  ),
  row(
    "set_score",
    "Set Score",
    "세트 스코어",
    Object.fromEntries(["3:0", "3:1", "3:2", "2:3", "1:3", "0:3"].map((score) => [score, score])),
    whole,
  ),
  row("total_sets", "Sets Played", "총 세트 수", { "3": "3세트", "4": "4세트", "5": "5세트" }, whole),
  row(
    "points_handicap",
    "Points Handicap",
    "점수 핸디캡",
    { home: "홈", away: "원정" },
    {
      ...withLine,
      ...whole,
      family: "handicap",
    },
  ),
  row("points_total", "Points Under/Over", "점수 언더오버", OVER_UNDER, {
    ...withLine,
    ...whole,
    family: "over_under",
  }),
  row("points_odd_even", "Points Odd/Even", "점수 홀짝", ODD_EVEN, whole),
];
