import type { Betting, BettingLists } from "./betting.ts";

/** What lists need of the betting, as soon as its code is there. */
export function listsOf(betting: Betting): Promise<BettingLists> {
  return new Promise((resolve) => {
    const take = (): boolean => {
      const lists = betting.readLists();
      if (lists) resolve(lists);
      return lists !== null;
    };
    if (take()) return;
    const stop = betting.subscribe(() => {
      if (take()) stop();
    });
  });
}
