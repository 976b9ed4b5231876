// The markets of a simulated match with their prices: before it, and while it runs.
import { LIVE_MARGIN, PREMATCH_MARGIN, PROTO_MARGIN } from "../../../../src/domain/lobby/house/market-margins.ts";
import {
  bothScoreOffer,
  doubleChanceOffer,
  evenest,
  firstHalfOffer,
  handicapOffer,
  type MarketOffer,
  oddEvenOffer,
  resultOffer,
  totalOffer,
  winnerOffer,
} from "../quote.ts";
import type { League } from "./leagues.ts";
import { deciderOf, type Match, meansAt, possessionsOf } from "./match.ts";
import { homeWinsInTheEnd } from "./scores.ts";
import { type Means, momentAt, type Sport } from "./sport.ts";

/** A line is offered while both of its sides have this chance at least. */
const SMALLEST_CHANCE = 0.08;
/** Above this the result is as good as known. */
const DECIDED_CHANCE = 0.97;

const isOpen = (chance: number) => chance >= SMALLEST_CHANCE && chance <= 1 - SMALLEST_CHANCE;

/** The evenest line of each kind, then the further ones. */
export function chooseLines(sport: Sport, means: Means, league: League): { handicaps: number[]; totals: number[] } {
  const model = sport.model(means, possessionsOf(league));
  const handicap = evenest(sport.handicapLines, model.handicap);
  const total = evenest(sport.totalLines, model.over);
  const [lowest = 0, highest = 0] = [sport.totalLines[0], sport.totalLines.at(-1)];
  return {
    handicaps: [
      handicap,
      ...sport.furtherHandicaps
        .map((by) => handicap + by)
        .filter((line) => sport.handicapLines.includes(line) && isOpen(model.handicap(line))),
    ],
    totals: [
      total,
      ...sport.furtherTotals
        .map((by) => total + by)
        .filter((line) => line >= lowest && line <= highest && isOpen(model.over(line))),
    ],
  };
}

export function prematchOffers(match: Match, now: number): MarketOffer[] {
  const { sport, state } = match;
  const means = meansAt(match, now);
  const model = sport.model(means, possessionsOf(match.league));
  const specials = sport.specials?.(means);
  const [handicap = 0] = state.handicaps;
  const [total = 0] = state.totals;
  return [
    resultOffer(model, PREMATCH_MARGIN, { phase: "prematch", main: true, position: 0 }, sport.draws),
    ...state.handicaps.map((line, i) =>
      handicapOffer(model, line, PREMATCH_MARGIN, { phase: "prematch", main: i === 0, position: 10 + i }),
    ),
    ...state.totals.map((line, i) =>
      totalOffer(model, line, PREMATCH_MARGIN, { phase: "prematch", main: i === 0, position: 20 + i }),
    ),
    ...(specials
      ? [
          firstHalfOffer(specials.half, PREMATCH_MARGIN, { phase: "prematch", main: false, position: 30 }),
          bothScoreOffer(specials.goals.bothScore(), PREMATCH_MARGIN, { phase: "prematch", main: false, position: 40 }),
          doubleChanceOffer(specials.goals, PREMATCH_MARGIN, { phase: "prematch", main: false, position: 41 }),
          oddEvenOffer(specials.goals.odd(), PREMATCH_MARGIN, { phase: "prematch", main: false, position: 42 }),
        ]
      : []),
    ...(match.proto
      ? [
          resultOffer(model, PROTO_MARGIN, { phase: "proto", main: true, position: 50 }, sport.draws),
          handicapOffer(model, handicap, PROTO_MARGIN, { phase: "proto", main: true, position: 60 }),
          totalOffer(model, total, PROTO_MARGIN, { phase: "proto", main: true, position: 70 }),
        ]
      : []),
  ];
}

export interface LiveOffers {
  result: MarketOffer;
  /** False when the result is as good as known. */
  isResultOpen: boolean;
  /** Who wins in the end, where a level match is decided. */
  winner: MarketOffer | null;
  isWinnerOpen: boolean;
  handicap(line: number): MarketOffer;
  total(line: number): MarketOffer;
  isHandicapOpen(line: number): boolean;
  isTotalOpen(line: number): boolean;
  /** The evenest line that is none of those used; null when no line is open any more. */
  nextHandicap(used: readonly number[]): number | null;
  nextTotal(used: readonly number[]): number | null;
}

/** Prices of the remaining time on top of the running score, at `share` of the match. */
export function liveOffers(match: Match, now: number, share: number, margin = LIVE_MARGIN): LiveOffers {
  const { sport, played, league } = match;
  const means = meansAt(match, now);
  const model = sport.live(means, momentAt(played, share), Math.min(share, 0.999999), played, possessionsOf(league));
  const result = model.result();
  const { home, draw, away } = result;
  const rules = deciderOf(match);
  const winsHome = rules ? homeWinsInTheEnd(match, rules, means, share, result) : 0;
  const next = (lines: readonly number[], used: readonly number[], chance: (line: number) => number): number | null => {
    const line = evenest(
      lines.filter((one) => !used.includes(one)),
      chance,
    );
    return isOpen(chance(line)) && !used.includes(line) ? line : null;
  };
  return {
    result: resultOffer(model, margin, { phase: "live", main: true, position: 0 }, sport.draws),
    isResultOpen: share < 1 && Math.max(home, draw, away) <= DECIDED_CHANCE,
    winner: rules && winnerOffer(rules.kind, winsHome, margin, { phase: "live", main: false, position: 30 }),
    isWinnerOpen: Math.max(winsHome, 1 - winsHome) <= DECIDED_CHANCE,
    handicap: (line) => handicapOffer(model, line, margin, { phase: "live", main: true, position: 10 }),
    total: (line) => totalOffer(model, line, margin, { phase: "live", main: true, position: 20 }),
    isHandicapOpen: (line) => share < 1 && isOpen(model.handicap(line)),
    isTotalOpen: (line) => share < 1 && isOpen(model.over(line)),
    nextHandicap: (used) => (share < 1 ? next(sport.handicapLines, used, model.handicap) : null),
    nextTotal: (used) => (share < 1 ? next(sport.totalLines, used, model.over) : null),
  };
}
