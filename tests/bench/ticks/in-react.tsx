// The page as members have it: the real cells on the real store.
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createPriceStore, type PriceItem } from "../../../src/api/prices/price-store.ts";
import { PriceCell } from "../../../src/ui/sports/price/price-cell.tsx";
import { PriceStoreContext } from "../../../src/ui/sports/price/price-store-context.ts";
import { firstPrices } from "./ticks.ts";

export function mountInReact(stage: HTMLElement): { take: (items: readonly PriceItem[]) => void; flush: () => void } {
  // The frame comes when the measurement asks for it, so that both pages are drawn by the same one.
  const store = createPriceStore({ onFrame: () => {}, after: () => {}, now: () => performance.now() });
  const prices = firstPrices();
  store.apply(
    prices.map((betPrice, index) => ({ selectionId: `s${index}`, betPrice, status: "open" })),
    null,
  );
  const cells = prices.map((_, index) =>
    createElement(PriceCell, {
      key: index,
      selectionId: `s${index}`,
      name: `팀 ${index}`,
      pressed: false,
      onPick: () => {},
    }),
  );
  const root = createRoot(stage);
  flushSync(() => root.render(createElement(PriceStoreContext, { value: store }, cells)));
  let number = 0;
  return {
    take: (items) => {
      // One event a price, as the stream brings them at worst.
      for (const item of items) store.apply([item], `bench-${++number}`);
    },
    flush: store.flush,
  };
}
