import type { FixtureWire, MarketWire } from "../../../api/contract/fixtures.ts";
import { PERIOD } from "../../../domain/market.ts";

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

/** True when both instants fall on one day in Seoul, which is nine hours ahead all year. */
export function isSameSeoulDay(one: number, other: number): boolean {
  const day = (at: number) => Math.floor((at + 9 * 3_600_000) / 86_400_000);
  return day(one) === day(other);
}
