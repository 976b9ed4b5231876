// The model of a simulated match as settlement reads it: every score that may be its last, with its probability. Single
// prices, combinations and cash-outs all come from it.
import type { ScoreChance } from "../../../../src/domain/sports/combination/score-chance.ts";
import { halvesScores } from "../../../../src/domain/sports/goal-model/halves.ts";
import { PERIOD } from "../../../../src/domain/sports/market.ts";
import type { PeriodScores } from "../../../../src/domain/sports/markets/kind.ts";
import { type DeciderRules, type Ends, endsOf } from "./decider.ts";
import { deciderOf, type Match, meansAt, possessionsOf, shareAt, strongMeans } from "./match.ts";
import { type Means, momentAt } from "./sport.ts";

/** `final`: no market of a half can be told by it; `halves` and `first`, the first half alone: football and ice hockey. */
export type Detail = "final" | "first" | "halves";

/** The scores as they look at `now`; null where the sport's model does not tell this much. */
export function scoresAt(match: Match, now: number, detail: Detail): ScoreChance[] | null {
  return scoresOf(match, meansAt(match, now), shareAt(match, now), detail);
}

/** A share of the match's time before the kick-off. */
export const BEFORE = -1;

/** The same by what is thought of the two sides, at a share of the match's time. */
export function scoresOf(match: Match, means: Means, share: number, detail: Detail): ScoreChance[] | null {
  const rules = detail === "first" ? null : deciderOf(match);
  const scores = share >= 1 ? [regularScore(match)] : regularScores(match, means, share, detail);
  if (!rules || !scores) return scores;
  const ends = endsNow(match, rules, means, share);
  return scores.flatMap((one) => withEnds(one, rules, ends));
}

function endsNow({ sport, played }: Match, rules: DeciderRules, means: Means, share: number): Ends {
  const at = Math.max(0, share);
  return endsOf(rules, strongMeans(sport, means, played, at), played.decided ?? null, at);
}

/** The probability that the home side wins in the end: the sum over the scores, without listing them. */
export function homeWinsInTheEnd(
  match: Match,
  rules: DeciderRules,
  means: Means,
  share: number,
  { home, draw }: { home: number; draw: number },
): number {
  const { extra, kicks } = endsNow(match, rules, means, share);
  const byEnds = extra.home + kicks.home;
  if (share < 1) return home + draw * byEnds;
  const { result } = regularScore(match);
  return result.home === result.away ? byEnds : result.home > result.away ? 1 : 0;
}

/** The score after the match's time, which is known. */
function regularScore({ played }: Match): ScoreChance {
  const { home, away } = momentAt(played, 1);
  return { result: { home, away, homeHalf: played.half.home, awayHalf: played.half.away }, probability: 1 };
}

/** A level score ends in four ways; any other one is the end. */
function withEnds({ result, probability }: ScoreChance, rules: DeciderRules, { extra, kicks }: Ends): ScoreChance[] {
  const { home, away, homeHalf, awayHalf } = result;
  const end = (share: number, periods: PeriodScores): ScoreChance[] =>
    share > 0 ? [{ result: { home, away, homeHalf, awayHalf, periods }, probability: probability * share }] : [];
  if (home !== away) return end(1, NO_PERIODS);
  const ways = waysOf(rules.periods[0]?.code ?? "", home);
  return [
    ...end(extra.home, ways.extra.home),
    ...end(extra.away, ways.extra.away),
    ...end(kicks.home, ways.kicks.home),
    ...end(kicks.away, ways.kicks.away),
  ];
}

const NO_PERIODS: PeriodScores = {};
type Ways = Record<keyof Ends, Record<"home" | "away", PeriodScores>>;
/** By the part that decides and the goals of each side: each quote asks for the same few. */
const WAYS = new Map<string, Ways>();

/** The four ways in which a level score ends. */
function waysOf(part: string, goals: number): Ways {
  const key = `${part} ${goals}`;
  const known = WAYS.get(key);
  if (known) return known;
  const level = { home: goals, away: goals };
  const first = { home: goals + 1, away: goals };
  const second = { home: goals, away: goals + 1 };
  const none = { home: 0, away: 0 };
  const { withOvertime, withPenalties } = PERIOD;
  const ways: Ways = {
    extra: {
      home: { [part]: { home: 1, away: 0 }, [withOvertime]: first },
      away: { [part]: { home: 0, away: 1 }, [withOvertime]: second },
    },
    kicks: {
      home: { [part]: none, [withOvertime]: level, [withPenalties]: first },
      away: { [part]: none, [withOvertime]: level, [withPenalties]: second },
    },
  };
  WAYS.set(key, ways);
  return ways;
}

function regularScores(match: Match, means: Means, share: number, detail: Detail): ScoreChance[] | null {
  if (detail !== "final") return scoresOfHalves(match, means, share, detail === "first");
  const { sport, played } = match;
  const possessions = possessionsOf(match.league);
  const model =
    share < 0
      ? sport.model(means, possessions)
      : sport.live(means, momentAt(played, share), share, played, possessions);
  return model.outcomes().map(({ home, away, probability }) => ({
    result: { home, away, homeHalf: null, awayHalf: null },
    probability,
  }));
}

function scoresOfHalves(
  { sport, played }: Match,
  means: Means,
  share: number,
  isFirstAlone: boolean,
): ScoreChance[] | null {
  const left = sport.left?.(means, Math.max(0, share), played);
  if (!left) return null;
  const rest = isFirstAlone ? NOTHING : left.rest;
  const now = share < 0 ? NOTHING : momentAt(played, share);
  // While the first half runs its score is the score of the match.
  const half = left.first.home > 0 ? now : played.half;
  return halvesScores(times(means, left.first), times(means, rest), { half, now });
}

const NOTHING: Means = { home: 0, away: 0 };

function times({ home, away }: Means, by: Means): Means {
  return { home: home * by.home, away: away * by.away };
}
