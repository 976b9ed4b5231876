// The page to be measured against: the same markup, and each event written straight to the DOM.
import type { EuropeanFixture } from "../../../src/api/contract/sports/sports.ts";
import type { PriceItem } from "../../../src/api/prices/price-store.ts";
import { formatPrice } from "../../../src/domain/common/price.ts";
import { PRICE_TEXT } from "../../../src/ui/sports/price/text.ts";

/** Writes to a copy of the rows. */
export function writerOf(stage: HTMLElement, items: readonly EuropeanFixture[]) {
  const cells = new Map<string, { button: HTMLElement; value: HTMLElement; price: number }>();
  const all = items.flatMap(({ markets }) => markets.flatMap(({ selections }) => selections));
  const prices = new Map(all.map(({ id, betPrice }) => [id, betPrice]));
  for (const button of stage.querySelectorAll<HTMLElement>("[data-selection]")) {
    const id = button.dataset.selection ?? "";
    const value = button.querySelector<HTMLElement>(".price-cell-value");
    if (value) cells.set(id, { button, value, price: prices.get(id) ?? 0 });
  }
  return (events: readonly PriceItem[]) => {
    for (const event of events) {
      const cell = cells.get(event.selectionId);
      if (!cell) continue;
      if (event.betPrice !== cell.price) cell.button.dataset.move = event.betPrice > cell.price ? "up" : "down";
      cell.price = event.betPrice;
      const isOpen = event.status === "open";
      cell.button.dataset.state = isOpen ? "open" : "suspended";
      cell.button.ariaDisabled = isOpen ? null : "true";
      cell.value.textContent = isOpen ? formatPrice(event.betPrice) : PRICE_TEXT.suspended;
    }
  };
}
