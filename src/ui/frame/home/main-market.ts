import type { FixtureWire, MarketWire } from "../../../api/contract/sports/fixtures.ts";
import { PERIOD } from "../../../domain/sports/market.ts";

const SPAN = new Set<string>([PERIOD.fullTime, PERIOD.withOvertime, PERIOD.withPenalties]);

/** The market that says who wins the whole match; null where a fixture has none. */
export function mainMarket(fixture: FixtureWire): MarketWire | null {
  const whole = fixture.markets.filter((market) => SPAN.has(market.period));
  return (
    whole.find((market) => market.family === "win_draw_lose") ??
    whole.find((market) => market.family === "win_lose") ??
    null
  );
}
