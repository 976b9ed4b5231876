import { createContext, use } from "react";
import type { PriceStore } from "../../../api/prices/price-store.ts";

/** The page's one price store; set where the page is put together. */
export const PriceStoreContext = createContext<PriceStore | null>(null);

export function usePriceStore(): PriceStore {
  const store = use(PriceStoreContext);
  if (!store) throw new Error("No price store: the page has to stand in PriceStoreContext.");
  return store;
}
