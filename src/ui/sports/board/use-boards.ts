import { useEffect, useState } from "react";
import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import type { BettingStores } from "../slip/betting.ts";
import type { BoardStore } from "./board-store.ts";

interface Listed {
  id: string;
  board: Scoreboard | null;
}

/** The scoreboards of the fixtures that are shown, which follow the stream. Null until their code is loaded. */
export function useBoards(lists: Pick<BettingStores, "watchBoards">, items: readonly Listed[]): BoardStore | null {
  const [boards, setBoards] = useState<BoardStore | null>(null);
  const { watchBoards } = lists;
  useEffect(() => {
    let store: BoardStore | null = null;
    // What the stream tells while the code is on its way.
    const early: unknown[] = [];
    const stop = watchBoards((told) => (store ? store.apply(told) : void early.push(told)));
    const load = async () => {
      const { createBoardStore } = await import("./board-store.ts");
      store = createBoardStore(early);
      setBoards(store);
    };
    // Without it the lists show score and clock as the fixtures carry them.
    void load().catch(() => undefined);
    return stop;
  }, [watchBoards]);
  useEffect(() => {
    for (const { id, board } of items) boards?.seed(id, board);
  }, [boards, items]);
  return boards;
}
