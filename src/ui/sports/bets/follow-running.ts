// The fixtures of open legs that run: their scores and scoreboards go to the stores that the rows of /inplay read.
// Loaded after the list of bets is shown.
import type { QueryClient } from "@tanstack/react-query";
import type { BetPage } from "../../../api/contract/sports/bet-page.ts";
import { BETS_KEYS, CASH_OUTS_KEY } from "../../../api/queries/sports/bets-key.ts";
import { type BoardStore, createBoardStore } from "../board/board-store.ts";
import { followMoved } from "../follow-moved.ts";
import type { BettingStores } from "../slip/betting.ts";

export interface Running {
  boards: BoardStore;
  /** A page of bets was read. */
  show: (page: BetPage) => void;
  stop: () => void;
}

/** Hears of what runs from the event on that a page is as new as. Bets are read anew when a fixture begins or ends, what they are bought for when one moves. */
export function followRunning(stores: BettingStores, queryClient: QueryClient): Running {
  const boards = createBoardStore();
  const stopBoards = stores.watchBoards(boards.apply);
  let ends: readonly (() => void)[] = [];

  function watchStatus(id: string): () => void {
    let known = stores.fixtures.read(id)?.status;
    return stores.fixtures.subscribe(id, () => {
      const status = stores.fixtures.read(id)?.status;
      if (status === known) return;
      known = status;
      for (const queryKey of BETS_KEYS) void queryClient.invalidateQueries({ queryKey });
    });
  }

  return {
    boards,
    show: ({ items, running, eventId }) => {
      for (const end of ends) end();
      stores.takeRunning(running, eventId);
      stores.hearOf("bets", running.length > 0 ? ["live"] : [], eventId);
      for (const { id, board } of running) boards.seedUnread(id, board);
      const open = items.flatMap(({ picks }) =>
        picks.flatMap((pick) => (pick.kind === "fixture" && pick.outcome === "open" ? [pick.fixtureId] : [])),
      );
      const ids = new Set(open);
      const readOffers = () => void queryClient.invalidateQueries({ queryKey: CASH_OUTS_KEY });
      ends = [...[...ids].map(watchStatus), followMoved(stores, ids, readOffers)];
    },
    stop: () => {
      for (const end of ends) end();
      stopBoards();
      stores.hearOf("bets", []);
    },
  };
}
