// The markets of a replayed fixture at a point between its opening and its closing prices. What the file
// prices is taken from it; the rest comes from goal means fitted to those prices.
import { firstHalfMeans, fitGoals, type GoalMeans, goalModel } from "../../../../src/domain/sports/goal-model/goals.ts";
import { LOWEST_PRICE, priceOf, probabilitiesOf } from "../../../../src/domain/sports/goal-model/margin.ts";
import { DERIVED_MARGIN, PROTO_MARGIN } from "../../../../src/domain/lobby/house/market-margins.ts";
import { PERIOD } from "../../../../src/domain/sports/market.ts";
import type { Price } from "../../../../src/domain/common/price.ts";
import { evenest, firstHalfOffer, handicapOffer, type MarketOffer } from "../quote.ts";
import type { ReplayState } from "./state.ts";

const HANDICAP_LINES = [-1.5, -1, 0, 1] as const;
const TOTAL_LINE = 2.5;

export interface ReplayModel {
  open: GoalMeans;
  close: GoalMeans;
  mainHandicap: number;
}

/** Fits the means of the opening and the closing prices. */
export function replayModel(state: ReplayState): ReplayModel {
  const open = fitted(state.open);
  const model = goalModel(open);
  return { open, close: fitted(state.close), mainHandicap: evenest(HANDICAP_LINES, model.handicap) };
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
  const results = [price(0), price(1), price(2)] as const;
  const totals = [price(3), price(4)] as const;
  const offers: MarketOffer[] = [
    resultAt("p-1x2", "prematch", results),
    totalAt("p-ou2.5", "prematch", totals),
    ...HANDICAP_LINES.map((line, i) =>
      handicapOffer(model, line, DERIVED_MARGIN, {
        phase: "prematch",
        main: line === fit.mainHandicap,
        position: 10 + i,
      }),
    ),
    firstHalfOffer(goalModel(firstHalfMeans(means)), DERIVED_MARGIN, { phase: "prematch", main: false, position: 30 }),
    ...(state.open.length > 5 ? [bothAt([price(5), price(6)])] : []),
    resultAt("x-1x2", "proto", lowered(results)),
    totalAt("x-ou2.5", "proto", lowered(totals)),
    handicapOffer(model, fit.mainHandicap, PROTO_MARGIN, { phase: "proto", main: true, position: 60 }),
  ];
  return offers;
}

function fitted(prices: readonly Price[]): GoalMeans {
  const [home = 0, draw = 0, away = 0] = probabilitiesOf(prices.slice(0, 3));
  const [over = 0] = probabilitiesOf(prices.slice(3, 5));
  return fitGoals({ home, draw, away, over });
}

/** The same chances under the margin of proto. */
function lowered(prices: readonly Price[]): Price[] {
  return probabilitiesOf(prices).map((chance) => priceOf(chance, PROTO_MARGIN));
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
