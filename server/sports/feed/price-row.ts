import type { MarketPhase } from "../../../src/domain/sports/slip/pick.ts";
import type { MarketStatus } from "../../../src/domain/sports/market.ts";

/** A price that changed, or whose market did, as it goes to the stream. */
export interface PriceRow extends Record<string, unknown> {
  selectionId: string;
  marketId: string;
  fixtureId: string;
  betPrice: number;
  status: MarketStatus;
  /** Of the market; it says who hears of it and is not sent. */
  phase: MarketPhase;
  version: number;
}
