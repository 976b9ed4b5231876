import type { FixturePage } from "../../../api/contract/sports/fixtures.ts";
import type { PriceStore } from "../../../api/prices/price-store.ts";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import type { LegAvailability } from "../../../domain/sports/slip/availability.ts";
import type { PickEntry } from "../slip/use-betting-slip.ts";
import { slipEntry } from "./slip-entry.ts";

/** Sends the pressed selection to the slip, at the price that the member saw. */
export function pickHandler(options: { game: KoreanGame; page: FixturePage; prices: PriceStore; pick: PickEntry }) {
  const { game, page, prices, pick } = options;
  return (selectionId: string, availability: LegAvailability): void => {
    for (const fixture of page.bonus ? [...page.items, page.bonus] : page.items)
      for (const market of fixture.markets)
        for (const selection of market.selections) {
          if (selection.id !== selectionId) continue;
          const betPrice = prices.read(selectionId)?.betPrice ?? selection.betPrice;
          pick(slipEntry(game, fixture, market, selection, betPrice), availability);
        }
  };
}
