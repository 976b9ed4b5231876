// From probabilities to markets as they stand in the database. Ids are made of the fixture's id and the
// market's code, so that a feed knows them without asking.
import type { SelectionKey } from "../../../src/domain/sports/market.ts";
import { PERIOD } from "../../../src/domain/sports/market.ts";
import { priceOf } from "../../../src/domain/sports/goal-model/margin.ts";
import type { ScoreModel } from "../../../src/domain/sports/goal-model/score-model.ts";
import type { Price } from "../../../src/domain/common/price.ts";
import { anyKindOf, isListed } from "../../../src/domain/sports/markets/all-kinds.ts";
import type { MarketKind } from "../../../src/domain/sports/markets/kind.ts";
import type { FeedPhase, QuotedMarket } from "./feed.ts";

/** A market before it is laid on a fixture; `offers` in the order of the page. */
export interface MarketOffer {
  code: string;
  /** Of the table of kinds. */
  kind: string;
  period: string;
  line: number | null;
  phase: FeedPhase;
  main: boolean;
  position: number;
  offers: { key: SelectionKey; price: Price }[];
}

export function marketId(fixtureId: string, code: string): string {
  return `${fixtureId}-${code}`;
}

export function selectionId(fixtureId: string, code: string, key: SelectionKey): string {
  return `${fixtureId}-${code}-${key}`;
}

/** Throws RangeError on a kind that the table does not have. */
export function quotedMarket(fixtureId: string, offer: MarketOffer): QuotedMarket {
  const { code, offers, ...market } = offer;
  const kind = anyKindOf(offer.kind);
  if (!kind) throw new RangeError(`no market of kind ${offer.kind}`);
  return {
    ...market,
    id: marketId(fixtureId, code),
    marketName: nameOf(kind, market.period),
    family: kind.family,
    selections: offers.map(({ key, price }) => ({
      id: selectionId(fixtureId, code, key),
      key,
      name: kind.selections[key] ?? key,
      price,
    })),
  };
}

/** The pages know the names of the listed kinds; another one brings what members read. */
function nameOf(kind: MarketKind, period: string): string {
  if (!isListed(kind)) return kind.label;
  return period === PERIOD.firstHalf ? `1st Half ${kind.names[0]}` : kind.names[0];
}

const PHASE_CODE: Readonly<Record<FeedPhase, string>> = { prematch: "p", proto: "x", live: "l" };

interface Place {
  phase: FeedPhase;
  main: boolean;
  position: number;
}

/** 승무패, or 승패 where the model has no draw. */
export function resultOffer(model: ScoreModel, margin: number, place: Place, draws: boolean): MarketOffer {
  const { home, draw, away } = model.result();
  return {
    ...place,
    code: `${PHASE_CODE[place.phase]}-1x2`,
    kind: draws ? "win_draw_lose" : "win_lose",
    period: PERIOD.fullTime,
    line: null,
    offers: draws
      ? [
          { key: "home", price: priceOf(home, margin) },
          { key: "draw", price: priceOf(draw, margin) },
          { key: "away", price: priceOf(away, margin) },
        ]
      : [
          { key: "home", price: priceOf(home / (home + away), margin) },
          { key: "away", price: priceOf(away / (home + away), margin) },
        ],
  };
}

export function firstHalfOffer(half: ScoreModel, margin: number, place: Place): MarketOffer {
  return {
    ...resultOffer(half, margin, place, true),
    code: `${PHASE_CODE[place.phase]}-h1`,
    period: PERIOD.firstHalf,
  };
}

export function handicapOffer(model: ScoreModel, line: number, margin: number, place: Place): MarketOffer {
  const home = model.handicap(line);
  return {
    ...place,
    code: `${PHASE_CODE[place.phase]}-hc${line}`,
    kind: "handicap",
    period: PERIOD.fullTime,
    line,
    offers: [
      { key: "home", price: priceOf(home, margin) },
      { key: "away", price: priceOf(1 - home, margin) },
    ],
  };
}

export function totalOffer(model: ScoreModel, line: number, margin: number, place: Place): MarketOffer {
  const over = model.over(line);
  return {
    ...place,
    code: `${PHASE_CODE[place.phase]}-ou${line}`,
    kind: "over_under",
    period: PERIOD.fullTime,
    line,
    offers: [
      { key: "over", price: priceOf(over, margin) },
      { key: "under", price: priceOf(1 - over, margin) },
    ],
  };
}

export function bothScoreOffer(chance: number, margin: number, place: Place): MarketOffer {
  return {
    ...place,
    code: `${PHASE_CODE[place.phase]}-bts`,
    kind: "both_score",
    period: PERIOD.fullTime,
    line: null,
    offers: [
      { key: "yes", price: priceOf(chance, margin) },
      { key: "no", price: priceOf(1 - chance, margin) },
    ],
  };
}

export function doubleChanceOffer(model: ScoreModel, margin: number, place: Place): MarketOffer {
  const { home, draw, away } = model.result();
  return {
    ...place,
    code: `${PHASE_CODE[place.phase]}-dc`,
    kind: "double_chance",
    period: PERIOD.fullTime,
    line: null,
    offers: [
      { key: "home_draw", price: priceOf(home + draw, margin) },
      { key: "home_away", price: priceOf(home + away, margin) },
      { key: "draw_away", price: priceOf(draw + away, margin) },
    ],
  };
}

export const winnerCode = (phase: FeedPhase, kind: string): string => `${PHASE_CODE[phase]}-${kind}`;

/** Who wins in the end, with extra time and a shoot-out. */
export function winnerOffer(kind: string, home: number, margin: number, place: Place): MarketOffer {
  return {
    ...place,
    code: winnerCode(place.phase, kind),
    kind,
    period: PERIOD.withPenalties,
    line: null,
    offers: [
      { key: "home", price: priceOf(home, margin) },
      { key: "away", price: priceOf(1 - home, margin) },
    ],
  };
}

export function oddEvenOffer(chance: number, margin: number, place: Place): MarketOffer {
  return {
    ...place,
    code: `${PHASE_CODE[place.phase]}-oe`,
    kind: "odd_even",
    period: PERIOD.fullTime,
    line: null,
    offers: [
      { key: "odd", price: priceOf(chance, margin) },
      { key: "even", price: priceOf(1 - chance, margin) },
    ],
  };
}

/** The line whose two sides are closest to even; the first of equals. */
export function evenest(lines: readonly number[], chance: (line: number) => number): number {
  let best = lines[0] ?? 0;
  for (const line of lines) if (Math.abs(chance(line) - 0.5) < Math.abs(chance(best) - 0.5) - 1e-12) best = line;
  return best;
}
