// The page to be measured against: the same buttons, written by hand, each event straight to the DOM.
import { formatPrice } from "../../../src/domain/common/price.ts";
import type { PriceItem } from "../../../src/api/prices/price-store.ts";
import { PRICE_TEXT } from "../../../src/ui/sports/price/text.ts";
import { firstPrices } from "./ticks.ts";

export function mountByHand(stage: HTMLElement): (items: readonly PriceItem[]) => void {
  const cells = new Map<string, { button: HTMLElement; value: HTMLElement; price: number }>();
  firstPrices().forEach((price, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "price-cell";
    button.ariaPressed = "false";
    button.dataset.state = "open";
    const name = document.createElement("span");
    name.className = "price-cell-name";
    name.textContent = `팀 ${index}`;
    const value = document.createElement("span");
    value.className = "price-cell-value";
    value.textContent = formatPrice(price);
    button.append(name, value);
    stage.append(button);
    cells.set(`s${index}`, { button, value, price });
  });
  return (items) => {
    for (const item of items) {
      const cell = cells.get(item.selectionId);
      if (!cell) continue;
      if (item.betPrice !== cell.price) cell.button.dataset.move = item.betPrice > cell.price ? "up" : "down";
      cell.price = item.betPrice;
      const open = item.status === "open";
      cell.button.dataset.state = open ? "open" : "suspended";
      cell.button.ariaDisabled = open ? null : "true";
      cell.value.textContent = open ? formatPrice(item.betPrice) : PRICE_TEXT.suspended;
    }
  };
}
