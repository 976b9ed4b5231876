import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { RunningFixture } from "../../api/contract/bet-page.ts";
import type { FixtureNow, FixtureStore } from "../../api/prices/fixture-store.ts";

/** The page's one store of fixtures; null where no stream is. */
export const FixtureStoreContext = createContext<FixtureStore | null>(null);

/** The fixtures of open bets that run, as the list of bets told them; by id. */
export const RunningContext = createContext<ReadonlyMap<string, RunningFixture>>(new Map());

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
