import { createContext, use, useLayoutEffect } from "react";
import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { BettingLists } from "../../sports/slip/betting.ts";
import type { PickEntry } from "../../sports/slip/use-betting-slip.ts";

/** What the prices of the home page are given once they can be picked. */
export interface HomeLists {
  lists: BettingLists;
  pick: PickEntry;
  /** The ids of what is in the slip. */
  picked: ReadonlySet<string>;
}

/** null: the betting's code is on its way, and prices are shown as they were read. */
export const HomeListsContext = createContext<HomeLists | null>(null);

/** Tells the betting the prices of a list, before they are painted. */
export function useTellList(list: { items: readonly FixtureWire[]; eventId: string } | undefined): void {
  const lists = use(HomeListsContext)?.lists;
  useLayoutEffect(() => {
    if (!lists || !list) return;
    lists.takeList(list.items, list.eventId);
    lists.prices.flush();
  }, [lists, list]);
}
