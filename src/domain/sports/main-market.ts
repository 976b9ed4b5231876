import { type MarketFamily, PERIOD } from "./market.ts";

const SPAN = new Set<string>([PERIOD.fullTime, PERIOD.withOvertime, PERIOD.withPenalties]);

const FAMILIES: readonly MarketFamily[] = ["win_draw_lose", "win_lose", "handicap", "over_under"];

/** The market of the whole match that says who wins; where that is closed, its handicap or total. Null: none has prices. */
export function mainMarket<Market extends { readonly family: MarketFamily; readonly period: string }>(
  markets: readonly Market[],
): Market | null {
  const whole = markets.filter(({ period }) => SPAN.has(period));
  return FAMILIES.map((family) => whole.find((market) => market.family === family)).find(Boolean) ?? null;
}
