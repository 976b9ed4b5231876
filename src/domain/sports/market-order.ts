import type { MarketFamily } from "./market.ts";

/** What the order of a fixture's markets is made from. */
export interface OrderedMarket {
  readonly family: MarketFamily;
  readonly marketName: string;
  readonly period: string;
  readonly line: number | null;
  /** The line that the short lists show. */
  readonly main: boolean;
}

/**
 * Markets of one name and period stand together, where the first of them stood. Among them the main line comes first,
 * then the others by their line, the lowest first.
 */
export function orderMarkets<Market extends OrderedMarket>(markets: readonly Market[]): Market[] {
  const groups = new Map<string, Market[]>();
  for (const market of markets) {
    const name = JSON.stringify([market.family, market.marketName, market.period]);
    const group = groups.get(name);
    if (group) group.push(market);
    else groups.set(name, [market]);
  }
  return [...groups.values()].flatMap((group) => group.toSorted(byLine));
}

function byLine(a: OrderedMarket, b: OrderedMarket): number {
  return Number(b.main) - Number(a.main) || (a.line ?? 0) - (b.line ?? 0);
}
