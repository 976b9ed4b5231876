// The markets of a replayed fixture at a point between its opening and its closing prices. What the file
// prices is taken from it; the rest comes from goal means fitted to those prices.
import { firstHalfMeans, fitGoals, type GoalMeans, goalModel } from "../../../../src/domain/sports/goal-model/goals.ts";
import { bookOf, LOWEST_PRICE, priceOf, probabilitiesOf } from "../../../../src/domain/sports/goal-model/margin.ts";
import { DERIVED_MARGIN, LEAST_MARGIN, PROTO_MARGIN } from "../../../../src/domain/lobby/house/market-margins.ts";
import { PERIOD } from "../../../../src/domain/sports/market.ts";
import type { Price } from "../../../../src/domain/common/price.ts";
import { evenest, firstHalfOffer, handicapOffer, type MarketOffer } from "../quote.ts";
import type { ReplayState } from "./state.ts";

const HANDICAP_LINES = [-1.5, -1, 0, 1] as const;
const TOTAL_LINE = 2.5;

export interface ReplayModel {
  open: GoalMeans;
  close: GoalMeans;
  /** Lines of which neither side is as good as won: at 1.01 it would leave the house less than its least margin. */
  handicaps: readonly number[];
  mainHandicap: number;
}

/** Fits the means of the opening and the closing prices. */
export function replayModel(state: ReplayState): ReplayModel {
  const [open, close] = [fitted(state.open), fitted(state.close)];
  const models = [goalModel(open), goalModel(close)];
  const mainHandicap = evenest(HANDICAP_LINES, (line) => models[0]?.handicap(line) ?? 0);
  const isPriced = (chance: number) => (chance * LOWEST_PRICE) / 100 <= 1 / (1 + LEAST_MARGIN);
  const handicaps = HANDICAP_LINES.filter(
    (line) =>
      line === mainHandicap || models.every(({ handicap }) => isPriced(handicap(line)) && isPriced(1 - handicap(line))),
  );
  return { open, close, handicaps, mainHandicap };
}

/** Codes of markets that are not offered by these prices: a corrected file may have opened them by others. */
export function closedCodes({ handicaps }: ReplayModel): string[] {
  return HANDICAP_LINES.filter((line) => !handicaps.includes(line)).map((line) => `p-hc${line}`);
}

/** All markets at `share` of the way, 0 opening and 1 closing. */
export function replayOffers(state: ReplayState, fit: ReplayModel, share: number): MarketOffer[] {
  const between = (from: number, to: number) => from + (to - from) * share;
  const price = (index: number): Price =>
    Math.max(LOWEST_PRICE, Math.round(between(state.open[index] ?? 0, state.close[index] ?? 0)));
  const means = {
    home: between(fit.open.home, fit.close.home),
    away: between(fit.open.away, fit.close.away),
    rho: between(fit.open.rho, fit.close.rho),
  };
  const model = goalModel(means);
  const results = kept([price(0), price(1), price(2)]);
  const totals = kept([price(3), price(4)]);
  const offers: MarketOffer[] = [
    resultAt("p-1x2", "prematch", results),
    totalAt("p-ou2.5", "prematch", totals),
    ...fit.handicaps.map((line) =>
      handicapOffer(model, line, DERIVED_MARGIN, {
        phase: "prematch",
        main: line === fit.mainHandicap,
        position: 10 + HANDICAP_LINES.findIndex((one) => one === line),
      }),
    ),
    firstHalfOffer(goalModel(firstHalfMeans(means)), DERIVED_MARGIN, { phase: "prematch", main: false, position: 30 }),
    ...(state.open.length > 5 ? [bothAt(kept([price(5), price(6)]))] : []),
    resultAt("x-1x2", "proto", lowered(results, PROTO_MARGIN)),
    totalAt("x-ou2.5", "proto", lowered(totals, PROTO_MARGIN)),
    handicapOffer(model, fit.mainHandicap, PROTO_MARGIN, { phase: "proto", main: true, position: 60 }),
  ];
  return offers;
}

function fitted(prices: readonly Price[]): GoalMeans {
  const [home = 0, draw = 0, away = 0] = probabilitiesOf(prices.slice(0, 3));
  const [over = 0] = probabilitiesOf(prices.slice(3, 5));
  return fitGoals({ home, draw, away, over });
}

/** The file's prices, and on the way between two of them, while they leave the house its least margin. */
const kept = (prices: readonly Price[]): readonly Price[] =>
  bookOf(prices) < 1 + LEAST_MARGIN ? lowered(prices, LEAST_MARGIN) : prices;

/** The same chances under this margin. */
function lowered(prices: readonly Price[], margin: number): Price[] {
  return probabilitiesOf(prices).map((chance) => priceOf(chance, margin));
}

function resultAt(
  code: string,
  phase: "prematch" | "proto",
  [home = 0, draw = 0, away = 0]: readonly Price[],
): MarketOffer {
  const place = { phase, main: true, position: phase === "proto" ? 50 : 0, line: null };
  return {
    ...place,
    code,
    kind: "win_draw_lose",
    period: PERIOD.fullTime,
    offers: [
      { key: "home", price: home },
      { key: "draw", price: draw },
      { key: "away", price: away },
    ],
  };
}

function totalAt(code: string, phase: "prematch" | "proto", [over = 0, under = 0]: readonly Price[]): MarketOffer {
  return {
    code,
    phase,
    kind: "over_under",
    period: PERIOD.fullTime,
    line: TOTAL_LINE,
    main: true,
    position: phase === "proto" ? 70 : 20,
    offers: [
      { key: "over", price: over },
      { key: "under", price: under },
    ],
  };
}

function bothAt([yes = 0, no = 0]: readonly Price[]): MarketOffer {
  return {
    code: "p-bts",
    phase: "prematch",
    kind: "both_score",
    period: PERIOD.fullTime,
    line: null,
    main: false,
    position: 40,
    offers: [
      { key: "yes", price: yes },
      { key: "no", price: no },
    ],
  };
}
