// A list with one line a match: the order of its matches, and which market stands in which column.
import { type KoreanGame, type MarketFamily, PERIOD } from "./market.ts";

export const COLUMNS = ["result", "handicap", "total"] as const;
export type Column = (typeof COLUMNS)[number];

interface ColumnMarket {
  readonly family: MarketFamily;
  readonly period: string;
}

const FAMILIES: Readonly<Record<Column, readonly MarketFamily[]>> = {
  result: ["win_draw_lose", "win_lose"],
  handicap: ["handicap"],
  total: ["over_under"],
};

export interface MatchColumns<Market> {
  readonly shown: Readonly<Record<Column, Market | null>>;
  /** What no column shows, in the order of the list. */
  readonly others: readonly Market[];
}

/**
 * The first market of the full time of each column: `orderMarkets` puts the main line first. A match whose own time is
 * over has no such result; the market of its winner stands in its place.
 */
export function columnsOf<Market extends ColumnMarket>(markets: readonly Market[]): MatchColumns<Market> {
  const first = (column: Column, isWanted: (market: Market) => boolean) =>
    markets.find((market) => FAMILIES[column].includes(market.family) && isWanted(market)) ?? null;
  const ofFullTime = (column: Column) => first(column, ({ period }) => period === PERIOD.fullTime);
  const shown = {
    result: ofFullTime("result") ?? first("result", ({ period }) => period === PERIOD.withPenalties),
    handicap: ofFullTime("handicap"),
    total: ofFullTime("total"),
  };
  const taken = new Set<Market | null>(Object.values(shown));
  return { shown, others: markets.filter((market) => !taken.has(market)) };
}

/** The fixtures of a league together, in the order in which the leagues come first; 승무패 and proto as they are. */
export function byLeague<Fixture extends { readonly sportId: string; readonly leagueName: string }>(
  game: KoreanGame,
  fixtures: readonly Fixture[],
): readonly Fixture[] {
  if (game === "wintielose" || game === "proto") return fixtures;
  return [...Map.groupBy(fixtures, ({ sportId, leagueName }) => `${sportId} ${leagueName}`).values()].flat();
}
