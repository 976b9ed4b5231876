import { useSyncExternalStore } from "react";
import type { BettingSlip } from "../slip/betting.ts";
import { useBettingSlip } from "../slip/use-betting-slip.ts";
import { createPickedStore, type PickedStore } from "./picked-store.ts";

const stores = new WeakMap<BettingSlip, PickedStore>();

function storeOf(betting: BettingSlip): PickedStore {
  const store = stores.get(betting) ?? createPickedStore(betting);
  stores.set(betting, store);
  return store;
}

const silent = () => () => {};

/** The ids of what is in the slip of one fixture: a pick of another fixture draws nothing anew. */
export function usePicked(fixtureId: string): ReadonlySet<string> {
  const betting = useBettingSlip();
  const store = betting && storeOf(betting);
  const ids = useSyncExternalStore(store?.subscribe ?? silent, () => store?.read(fixtureId));
  return new Set(ids?.split(" "));
}
