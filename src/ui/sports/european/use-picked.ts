import { useSyncExternalStore } from "react";
import type { SlipActor } from "../slip/betting.ts";
import { useBettingSlip } from "../slip/use-betting-slip.ts";
import { createPickedStore, type PickedStore } from "./picked-store.ts";

const stores = new WeakMap<SlipActor, PickedStore>();

function storeOf(slip: SlipActor): PickedStore {
  const store = stores.get(slip) ?? createPickedStore(slip);
  stores.set(slip, store);
  return store;
}

const silent = () => () => {};

/** The ids of what is in the slip of one fixture: a pick of another fixture draws nothing anew. */
export function usePicked(fixtureId: string): ReadonlySet<string> {
  const slip = useBettingSlip()?.slip;
  const store = slip && storeOf(slip);
  const ids = useSyncExternalStore(store?.subscribe ?? silent, () => store?.read(fixtureId));
  return new Set(ids?.split(" "));
}
