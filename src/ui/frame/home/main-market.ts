import type { FixtureWire, MarketWire } from "../../../api/contract/sports/fixtures.ts";
import { type MarketFamily, PERIOD } from "../../../domain/sports/market.ts";

const SPAN = new Set<string>([PERIOD.fullTime, PERIOD.withOvertime, PERIOD.withPenalties]);

const FAMILIES: readonly MarketFamily[] = ["win_draw_lose", "win_lose", "handicap", "over_under"];

/** The market of the whole match that says who wins; where that is closed, its handicap or total. Null: none has prices. */
export function mainMarket(fixture: FixtureWire): MarketWire | null {
  const whole = fixture.markets.filter((market) => SPAN.has(market.period));
  return FAMILIES.map((family) => whole.find((market) => market.family === family)).find(Boolean) ?? null;
}
