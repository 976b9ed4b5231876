import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { BetPage, RunningFixture } from "../../../api/contract/bet-page.ts";
import { BETS_KEY } from "../../../api/queries/bets-key.ts";
import { useBoards } from "../board/use-boards.ts";
import type { BoardStore } from "../board/board-store.ts";
import { useStores } from "../slip/use-desk.ts";

const NONE: readonly RunningFixture[] = [];

/**
 * The fixtures of a page's open legs, as the stream tells them: their scores and clocks go to the stores that /inplay
 * reads. Bets are read anew when such a fixture begins or ends.
 */
export function useRunning(page: BetPage | undefined): {
  running: ReadonlyMap<string, RunningFixture>;
  boards: BoardStore | null;
} {
  const stores = useStores();
  const queryClient = useQueryClient();
  const items = page?.running ?? NONE;
  const boards = useBoards(stores, items);
  const running = useMemo(() => new Map(items.map((one) => [one.id, one])), [items]);

  useEffect(() => {
    if (!stores || !page) return;
    stores.takeRunning(page.running, page.eventId);
    stores.hearOf("bets", page.running.length > 0 ? ["live"] : [], page.eventId);
    return () => stores.hearOf("bets", []);
  }, [stores, page]);

  useEffect(() => {
    if (!stores || !page) return;
    const open = page.items.flatMap(({ picks }) =>
      picks.flatMap((pick) => (pick.kind === "fixture" && pick.outcome === "open" ? [pick.fixtureId] : [])),
    );
    const known = new Map(open.map((id) => [id, running.get(id)?.status ?? stores.fixtures.read(id)?.status]));
    const ends = [...known.keys()].map((id) =>
      stores.fixtures.subscribe(id, () => {
        const status = stores.fixtures.read(id)?.status;
        if (status === known.get(id)) return;
        known.set(id, status);
        void queryClient.invalidateQueries({ queryKey: BETS_KEY });
      }),
    );
    return () => ends.forEach((end) => end());
  }, [stores, page, running, queryClient]);

  return { running, boards };
}
