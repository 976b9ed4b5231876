import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { BetPage } from "../../../api/contract/sports/bet-page.ts";
import type { BoardStore } from "../board/board-store.ts";
import { useStores } from "../slip/use-betting-slip.ts";
import type { Running } from "./follow-running.ts";

/** The scoreboards of a page's open legs, which follow the stream. Null until their code is loaded. */
export function useRunning(page: BetPage | undefined): BoardStore | null {
  const stores = useStores();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<Running | null>(null);
  useEffect(() => {
    if (!stores) return;
    let own: Running | null = null;
    let isOver = false;
    const load = async () => {
      const { followRunning } = await import("./follow-running.ts");
      if (isOver) return;
      own = followRunning(stores, queryClient);
      setRunning(own);
    };
    // Without it the legs show score and clock as the list told them.
    void load().catch(() => undefined);
    return () => {
      isOver = true;
      own?.stop();
    };
  }, [stores, queryClient]);
  useEffect(() => {
    if (page) running?.show(page);
  }, [running, page]);
  return running?.boards ?? null;
}
