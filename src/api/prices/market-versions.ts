// The version of each market that this page was told of. A placement sends it: what the member saw is then exact.
import { type EventOrder, isNotOlder } from "./event-order.ts";

export interface MarketVersions {
  /** Undefined where none was told. */
  read(marketId: string): number | undefined;
  /** Takes the version, unless a newer event has told another one. */
  put(marketId: string, version: number, order: EventOrder): void;
}

export function createMarketVersions(): MarketVersions {
  const held = new Map<string, { version: number; order: EventOrder }>();
  return {
    read: (marketId) => held.get(marketId)?.version,
    put(marketId, version, order) {
      const before = held.get(marketId);
      if (!before || isNotOlder(order, before.order)) held.set(marketId, { version, order });
    },
  };
}
