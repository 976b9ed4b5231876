// The markets that the page of one match adds to the main ones, each priced by the scores of the match's model.
import { fairChances, type ScoreChance } from "../../../../src/domain/sports/combination/score-chance.ts";
import { priceOf } from "../../../../src/domain/sports/goal-model/margin.ts";
import { PREMATCH_MARGIN } from "../../../../src/domain/lobby/house/market-margins.ts";
import { PERIOD, SPORT } from "../../../../src/domain/sports/market.ts";
import type { SettledMarket } from "../../../../src/domain/sports/settlement/leg-outcome.ts";
import { anyKindOf } from "../../../../src/domain/sports/markets/all-kinds.ts";
import { evenest, type MarketOffer } from "../quote.ts";
import { deciderOf, type Match, meansAt } from "./match.ts";
import { BEFORE, type Detail, scoresOf } from "./scores.ts";
import type { Means } from "./sport.ts";

/** A selection outside of these chances is not offered: nothing is priced below 1.01 or above 50.00 that is worth less. */
const LEAST_CHANCE = 0.02;
const MOST_CHANCE = 0.93;
const FIRST_POSITION = 100;

export interface Wanted {
  kind: string;
  period?: string;
  /** Of these lines the evenest is offered; `team`: the half beside what the side scores on average. */
  lines?: readonly number[] | "team";
}

export const HALF_LINES = [0.5, 1.5, 2.5, 3.5, 4.5] as const;
export const of = (...kinds: string[]): Wanted[] => kinds.map((kind) => ({ kind }));
export const both = (kind: string): Wanted[] => of(`home_${kind}`, `away_${kind}`);

const GOALS: readonly Wanted[] = [
  ...of("draw_no_bet", "correct_score", "exact_goals", "goal_range", "winning_margin", "result_both_score"),
  ...of("double_chance_both_score"),
  ...["exact_goals", "odd_even", "scores", "to_nil"].flatMap(both),
  ...both("total").map((one) => ({ ...one, lines: HALF_LINES })),
  { kind: "handicap_3way", lines: [-2, -1, 1, 2] },
  { kind: "result_total", lines: HALF_LINES },
  { kind: "both_score_total", lines: HALF_LINES },
];
const FOOTBALL_HALVES: readonly Wanted[] = [
  ...of("half_full", "highest_half", "both_score_both_halves"),
  ...["both_halves", "either_half", "scores_both_halves", "highest_half"].flatMap(both),
  { kind: "win_draw_lose", period: PERIOD.secondHalf },
  { kind: "over_under", period: PERIOD.secondHalf, lines: [0.5, 1.5] },
];
export const firstHalf = (kind: string, lines?: readonly number[]): Wanted => ({
  kind,
  period: PERIOD.firstHalf,
  ...(lines && { lines }),
});
const FOOTBALL_FIRST: readonly Wanted[] = [
  firstHalf("over_under", [0.5, 1.5]),
  firstHalf("handicap", [-0.5, -0.25, 0, 0.25, 0.5]),
  ...["both_score", "correct_score", "double_chance", "odd_even"].map((kind) => firstHalf(kind)),
];
const ICE_HOCKEY_FIRST: readonly Wanted[] = [
  ...["win_draw_lose", "both_score", "odd_even"].map((kind) => firstHalf(kind)),
  firstHalf("over_under", [0.5, 1.5, 2.5]),
];

/** What each sport adds, by how much of the score it asks for. */
const WANTED: Readonly<Record<string, Partial<Record<Detail, readonly Wanted[]>>>> = {
  [SPORT.football]: { final: GOALS, first: FOOTBALL_FIRST, halves: FOOTBALL_HALVES },
  [SPORT.iceHockey]: { final: [...GOALS, ...of("both_score", "double_chance", "odd_even")], first: ICE_HOCKEY_FIRST },
  [SPORT.basketball]: {
    final: [...of("odd_even", "margin_band"), ...both("total").map((one) => ({ ...one, lines: "team" as const }))],
  },
  [SPORT.baseball]: {
    final: [
      ...of("odd_even"),
      ...both("odd_even"),
      ...both("total").map((one) => ({ ...one, lines: "team" as const })),
    ],
  },
  [SPORT.volleyball]: { final: of("set_score", "total_sets") },
};

/** What a match offers of these, fixed when it is announced: the codes and ids of its markets hang on it. */
interface Planned {
  detail: Detail;
  code: string;
  market: SettledMarket;
  keys: readonly string[];
}

const plans = new WeakMap<Match, readonly Planned[]>();

/** The prematch markets of a match beside its main ones. */
export function furtherOffers(match: Match, now: number): MarketOffer[] {
  const means = meansAt(match, now);
  const scores = scoresByDetail(match, means);
  return planOf(match).map(({ detail, code, market, keys }, i) => ({
    ...market,
    code,
    phase: "prematch",
    main: false,
    position: FIRST_POSITION + i,
    offers: fairChances(scores(detail), market, keys).map((chance, at) => ({
      key: keys[at] ?? "",
      price: priceOf(chance ?? 0, PREMATCH_MARGIN),
    })),
  }));
}

function scoresByDetail(match: Match, means: Means): (detail: Detail) => readonly ScoreChance[] {
  const known = new Map<Detail, readonly ScoreChance[]>();
  return (detail) => {
    const scores = known.get(detail) ?? scoresOf(match, means, BEFORE, detail) ?? [];
    known.set(detail, scores);
    return scores;
  };
}

function planOf(match: Match): readonly Planned[] {
  const known = plans.get(match);
  if (known) return known;
  const scores = scoresByDetail(match, match.state.means);
  const rules = deciderOf(match);
  const decided: [Detail, readonly Wanted[]][] = rules
    ? [["final", [{ kind: rules.kind, period: PERIOD.withPenalties }, { kind: "overtime" }]]]
    : [];
  const details = [
    ...(Object.entries(WANTED[match.league.sportId] ?? {}) as [Detail, readonly Wanted[]][]),
    ...decided,
  ];
  const plan = details.flatMap(([detail, wanted]) =>
    wanted.flatMap((one) => {
      const market = {
        kind: one.kind,
        period: one.period ?? PERIOD.fullTime,
        line: lineOf(scores(detail), match.state.means, one),
      };
      const all = keysOf(one.kind);
      const chances = fairChances(scores(detail), market, all);
      const keys = all.filter((_, at) => isWorth(chances[at] ?? 0));
      const code = `p-${one.kind}${one.period ? `@${one.period}` : ""}${market.line ?? ""}`;
      return keys.length > 1 ? [{ detail, code, market, keys }] : [];
    }),
  );
  plans.set(match, plan);
  return plan;
}

export function keysOf(code: string): string[] {
  const kind = anyKindOf(code);
  if (!kind) throw new RangeError(`no market of kind ${code}`);
  return Object.keys(kind.selections);
}

const isWorth = (chance: number) => chance >= LEAST_CHANCE && chance <= MOST_CHANCE;

/** The line at which the first two selections are closest to each other; null for a kind without one. */
export function lineOf(scores: readonly ScoreChance[], means: Means, { kind, period, lines }: Wanted): number | null {
  if (!lines) return null;
  if (lines === "team") return Math.floor(means[kind.startsWith("home") ? "home" : "away"]) + 0.5;
  const [first = "", second = ""] = keysOf(kind);
  return evenest(lines, (line) => {
    const market = { kind, period: period ?? PERIOD.fullTime, line };
    const [own, other] = fairChances(scores, market, [first, second]).map((chance) => chance ?? 0);
    if (own === undefined || other === undefined) return 0;
    const sum = own + other;
    return sum > 0 ? own / sum : 0;
  });
}
