import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { FixtureNow, FixtureStore } from "../../api/prices/fixture-store.ts";

/** The page's one store of fixtures; null where no stream is. */
export const FixtureStoreContext = createContext<FixtureStore | null>(null);

const silent = () => () => {};

/** The fixture as the stream last told it; undefined where it told nothing of it. */
export function useToldFixture(id: string | null): FixtureNow | undefined {
  const store = use(FixtureStoreContext);
  const subscribe = useCallback(
    (listener: () => void) => (store && id !== null ? store.subscribe(id, listener) : silent()),
    [store, id],
  );
  return useSyncExternalStore(subscribe, () => (id === null ? undefined : store?.read(id)));
}
