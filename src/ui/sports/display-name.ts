import type { FixtureWire, MarketWire, SelectionWire } from "../../api/contract/sports/fixtures.ts";
import { lineLabel, pickedLine } from "../../domain/sports/labels/lines.ts";
import { KOREA_TEXT } from "./korea/text.ts";

/** What stands on a price: the team where a side is bet on, the word otherwise. */
export function selectionLabel(
  fixture: Pick<FixtureWire, "homeName" | "awayName">,
  selection: Pick<SelectionWire, "key" | "name">,
): string {
  if (selection.key === "home") return fixture.homeName;
  if (selection.key === "away") return fixture.awayName;
  return selection.key === "draw" ? KOREA_TEXT.draw : selection.name;
}

/** "−1" and "2.5": a market's line; that of a handicap belongs to the home side. */
export function marketLine(market: Pick<MarketWire, "family" | "line">): string {
  return lineLabel(market.family, market.line);
}

/** The line of one selection: "+0.5" of the away side where the home side has −0.5. "" where the market has none. */
export function ownLine(market: Pick<MarketWire, "family" | "line">, selection: Pick<SelectionWire, "key">): string {
  return pickedLine({ ...market, selectionKey: selection.key });
}
