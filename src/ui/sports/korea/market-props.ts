import type { FixtureWire, MarketWire } from "../../../api/contract/sports/fixtures.ts";
import type { PriceCellProps } from "../price/price-cell.tsx";

/** What the rows of a market are given. */
export interface MarketRowProps {
  fixture: FixtureWire;
  market: MarketWire;
  picked: ReadonlySet<string>;
  /** The fixture takes no bets any more. */
  isClosed?: boolean;
  onPick: PriceCellProps["onPick"];
}
