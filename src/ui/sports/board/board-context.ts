import { createContext, use, useSyncExternalStore } from "react";
import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import type { BoardStore } from "./board-store.ts";

/** The page's scoreboards; null until they are loaded, and where the page has none. */
export const BoardStoreContext = createContext<BoardStore | null>(null);

const silent = () => () => {};

/** The scoreboard of a fixture as it is now; as a list told it until the stream tells of it; null where its feed tells none. */
export function useBoard(id: string, listed: Scoreboard | null): Scoreboard | null {
  const store = use(BoardStoreContext);
  return useSyncExternalStore(
    (listener) => store?.subscribe(id, listener) ?? silent(),
    () => store?.read(id) ?? listed,
  );
}
