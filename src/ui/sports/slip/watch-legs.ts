import type { PriceItem, PriceStore } from "../../../api/prices/price-store.ts";
import type { SlipShown } from "../../../machines/betting/betting.schema.ts";

/**
 * Calls back with each change of a price that is in the slip; returns the end of it. Other prices change hundreds of
 * times a second, and each event that a slip is sent costs a transition and a call of all who watch the slip.
 */
export function watchLegs(
  prices: Pick<PriceStore, "watch">,
  slipNow: () => Pick<SlipShown["slip"], "context">,
  tell: (changed: readonly PriceItem[]) => void,
): () => void {
  return prices.watch((changed) => {
    const { legs } = slipNow().context;
    if (legs.length === 0) return;
    const ours = changed.filter(({ selectionId }) => legs.some(({ entry }) => entry.id === selectionId));
    if (ours.length > 0) tell(ours);
  });
}
