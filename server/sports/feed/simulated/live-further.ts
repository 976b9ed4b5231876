// The markets that the page of a running match adds to the main ones, each priced by the scores that may still be. A market
// whose question is as good as answered closes, and the same question of the rest of the match opens anew.
import { fairChances, type ScoreChance } from "../../../../src/domain/sports/combination/score-chance.ts";
import { priceOf } from "../../../../src/domain/sports/goal-model/margin.ts";
import { LIVE_MARGIN } from "../../../../src/domain/lobby/house/market-margins.ts";
import { PERIOD, SPORT } from "../../../../src/domain/sports/market.ts";
import { goalKind, MOST_GOALS } from "../../../../src/domain/sports/markets/goal-kinds.ts";
import type { FeedBatch } from "../feed.ts";
import type { MarketOffer } from "../quote.ts";
import { both, firstHalf, HALF_LINES, keysOf, lineOf, of, type Wanted } from "./further-offers.ts";
import { goalsLeft } from "./goals.ts";
import { open, setStatus, update } from "./live-markets.ts";
import { type LiveMarket, type Match, meansAt } from "./match.ts";
import { partNow } from "./parts.ts";
import { scoresOf } from "./scores.ts";
import { type Means, momentAt } from "./sport.ts";

/** A market opens with the selections that are worth something, and closes when one of them is as good as decided. */
const OPENS = { least: 0.02, most: 0.93 } as const;
const CLOSES = { least: 0.004, most: 0.975 } as const;
const FIRST_POSITION = 200;

/** `second`: the first half is over and known. `part`: the quarter, set or inning that is played. */
type LiveDetail = "final" | "first" | "second" | "part";

const secondHalf = (kind: string, lines?: readonly number[]): Wanted => ({
  kind,
  period: PERIOD.secondHalf,
  ...(lines && { lines }),
});
const teamTotals = both("total").map((one) => ({ ...one, lines: "team" as const }));

const GOALS: readonly Wanted[] = [
  ...of("double_chance", "draw_no_bet", "both_score", "odd_even", "correct_score", "exact_goals", "result_both_score"),
  { kind: "handicap_3way", lines: [-2, -1, 1, 2] },
  ...both("total").map((one) => ({ ...one, lines: HALF_LINES })),
];
const HALVES: Partial<Record<LiveDetail, readonly Wanted[]>> = {
  first: [firstHalf("win_draw_lose"), firstHalf("over_under", HALF_LINES), firstHalf("both_score")],
  second: [secondHalf("win_draw_lose"), secondHalf("over_under", HALF_LINES), secondHalf("both_score")],
};

const WANTED: Readonly<Record<string, Partial<Record<LiveDetail, readonly Wanted[]>>>> = {
  [SPORT.football]: { final: GOALS, ...HALVES },
  [SPORT.iceHockey]: { final: GOALS, first: HALVES.first ?? [] },
  [SPORT.basketball]: {
    final: [...of("odd_even", "margin_band"), ...teamTotals],
    part: [...of("win_lose", "odd_even"), { kind: "over_under", lines: "team" }],
  },
  [SPORT.baseball]: { final: [...of("odd_even"), ...teamTotals], part: of("any_score") },
  [SPORT.volleyball]: { final: of("set_score", "total_sets"), part: of("win_lose") },
};

/** Every other live market has a code without a period. */
export const isFurther = (code: string): boolean => code.includes("@");

interface Quoted {
  now: number;
  share: number;
  /** An operator's margin; undefined: the feed's own. */
  margin: number | undefined;
  isStopped: boolean;
}

/** Adds what changed of these markets. */
export function quoteFurther(match: Match, batch: FeedBatch, { now, share, margin = LIVE_MARGIN, isStopped }: Quoted) {
  const shown = openOf(match);
  if (isStopped) {
    for (const [code, market] of shown) setStatus(match, batch, code, market, "suspended");
    return;
  }
  const means = meansAt(match, now);
  const quoted = new Set<string>();
  let position = FIRST_POSITION;
  const quote = (kind: string, period: string, line: () => number | null, chancesOf: ChancesOf) => {
    const prefix = `l-${kind}@${period}:`;
    const place = { kind, period, phase: "live", main: false, position: position++ } as const;
    const offer = (code: string, line: number | null, keys: readonly string[], chances: readonly number[]) =>
      ({
        ...place,
        code,
        line,
        offers: keys.map((key, at) => ({ key, price: priceOf(chances[at] ?? 0, margin) })),
      }) satisfies MarketOffer;
    const held = shown.find(([code]) => code.startsWith(prefix));
    if (held) {
      const [code, market] = held;
      const chances = chancesOf(market.line, market.keys);
      if (chances && isWithin(chances, CLOSES)) {
        quoted.add(code);
        update(match, batch, market, offer(code, market.line, market.keys, chances), false);
      }
      return;
    }
    const chosen = line();
    const all = keysOf(kind);
    const chances = chancesOf(chosen, all);
    if (!chances) return;
    const keys = all.filter((_, at) => isWithin([chances[at] ?? 0], OPENS));
    if (keys.length < 2 || Math.max(...chances) > OPENS.most) return;
    const number = [...match.live.keys()].filter((code) => code.startsWith(prefix)).length;
    const code = `${prefix}${chosen ?? ""}~${number}`;
    quoted.add(code);
    open(
      match,
      batch,
      offer(
        code,
        chosen,
        keys,
        keys.map((key) => chances[all.indexOf(key)] ?? 0),
      ),
    );
  };
  quoteNextGoal(match, means, share, quote);
  for (const [detail, wanted] of Object.entries(WANTED[match.league.sportId] ?? {}) as [LiveDetail, Wanted[]][]) {
    const found = scoresNow(match, means, share, detail);
    for (const one of found ? wanted : []) {
      const period = one.period ?? found?.period ?? PERIOD.fullTime;
      const scores = found?.scores ?? [];
      quote(
        one.kind,
        period,
        () => lineNow(scores, period, one),
        (line, keys) => known(fairChances(scores, { kind: one.kind, period, line }, keys)),
      );
    }
  }
  for (const [code, market] of shown) if (!quoted.has(code)) setStatus(match, batch, code, market, "closed");
}

type ChancesOf = (line: number | null, keys: readonly string[]) => readonly number[] | null;
type Quote = (kind: string, period: string, line: () => number | null, chancesOf: ChancesOf) => void;

const openOf = (match: Match): [string, LiveMarket][] =>
  [...match.live].filter(([code, { status }]) => isFurther(code) && status !== "closed");

const isWithin = (chances: readonly number[], { least, most }: { least: number; most: number }): boolean =>
  chances.every((chance) => chance >= least && chance <= most);

const known = (chances: readonly (number | null)[]): readonly number[] | null =>
  chances.every((chance) => chance !== null) ? chances : null;

/** Who scores next in the match's own time: each side by what it may still expect. */
function quoteNextGoal(match: Match, means: Means, share: number, quote: Quote): void {
  if (!match.sport.left) return;
  const { home, away } = momentAt(match.played, share);
  const goal = home + away + 1;
  if (goal > MOST_GOALS) return;
  const left = goalsLeft(match.sport, means, share, match.played);
  const none = Math.exp(-(left.home + left.away));
  const chances: Readonly<Record<string, number>> = {
    home: ((1 - none) * left.home) / (left.home + left.away),
    none,
    away: ((1 - none) * left.away) / (left.home + left.away),
  };
  quote(
    goalKind(goal),
    PERIOD.fullTime,
    () => null,
    (_, keys) => keys.map((key) => chances[key] ?? 0),
  );
}

/** The scores that tell the detail, and the period of a part; null where it is not played now. */
function scoresNow(match: Match, means: Means, share: number, detail: LiveDetail) {
  if (detail === "part") return partNow(match, means, share);
  const isFirst = (match.sport.left?.(means, share, match.played).first.home ?? 0) > 0;
  if (detail === "first") return isFirst ? withScores(scoresOf(match, means, share, "first")) : null;
  if (detail === "second" && isFirst) return null;
  const scores = scoresOf(match, means, share, "final");
  if (detail === "final") return withScores(scores);
  const { home: homeHalf, away: awayHalf } = match.played.half;
  return withScores(
    scores?.map(({ result, probability }) => ({ result: { ...result, homeHalf, awayHalf }, probability })) ?? null,
  );
}

const withScores = (scores: readonly ScoreChance[] | null) => scores && { scores, period: undefined };

/** As before the kick-off, but what a side scores is told by the running score, too. */
function lineNow(scores: readonly ScoreChance[], period: string, one: Wanted): number | null {
  if (one.lines !== "team") return lineOf(scores, { home: 0, away: 0 }, { ...one, period });
  const sides = one.kind.startsWith("home") ? ["home"] : one.kind.startsWith("away") ? ["away"] : ["home", "away"];
  const points = ({ result }: ScoreChance) => {
    const own = result.periods?.[period] ?? result;
    return sides.reduce((sum, side) => sum + own[side as keyof Means], 0);
  };
  return Math.floor(scores.reduce((sum, score) => sum + score.probability * points(score), 0)) + 0.5;
}
