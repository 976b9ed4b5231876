import type { MarketStatus } from "../../src/domain/market.ts";
import type { MarketPhase } from "../../src/domain/slip/pick.ts";

/** A price that changed, or whose market did, as it goes to the stream. */
export interface PriceRow extends Record<string, unknown> {
  selectionId: string;
  marketId: string;
  fixtureId: string;
  betPrice: number;
  status: MarketStatus;
  version?: number;
  /** Of the market: decides the topic of the event and is not sent. */
  phase: MarketPhase;
}
