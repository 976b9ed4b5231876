import { useSyncExternalStore } from "react";
import type { SlipActor } from "../slip/betting.ts";
import { useDesk } from "../slip/use-desk.ts";
import { createPickedStore, NONE_PICKED, type PickedStore } from "./picked-store.ts";

const stores = new WeakMap<SlipActor, PickedStore>();

function storeOf(slip: SlipActor | undefined): PickedStore | undefined {
  if (!slip) return undefined;
  const store = stores.get(slip) ?? createPickedStore(slip);
  stores.set(slip, store);
  return store;
}

const silent = () => () => {};

/** The ids of what is in the slip of one fixture: a pick of another fixture draws nothing anew. */
export function usePicked(fixtureId: string): ReadonlySet<string> {
  const store = storeOf(useDesk()?.slip);
  return useSyncExternalStore(
    store ? (listener) => store.subscribe(fixtureId, listener) : silent,
    () => store?.read(fixtureId) ?? NONE_PICKED,
  );
}
