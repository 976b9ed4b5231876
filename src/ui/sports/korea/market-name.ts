import { marketTitle } from "../../../domain/sports/labels/markets.ts";
import type { FixtureWire, MarketWire } from "../../../api/contract/sports/fixtures.ts";
import { marketLine } from "../display-name.ts";
import { KOREA_TEXT } from "./text.ts";

/** What a market is called where its fixture is not said before: "서울 대 수원 핸디캡 −1.5". */
export function marketName(fixture: FixtureWire, market: MarketWire): string {
  const parts = [
    KOREA_TEXT.versus(fixture.homeName, fixture.awayName),
    marketTitle(fixture.sportId, market),
    marketLine(market),
  ];
  return parts.filter(Boolean).join(" ");
}
