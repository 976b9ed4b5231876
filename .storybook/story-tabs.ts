// The tabs of the slip's place, for a story.
import type { SlipTab } from "../src/machines/betting/betting.schema.ts";
import type { Betting } from "../src/ui/sports/slip/betting.ts";

export function storyTabs(first: SlipTab = "cart"): Pick<Betting, "readTab" | "showTab" | "subscribe"> {
  let tab = first;
  const listeners = new Set<() => void>();
  return {
    readTab: () => tab,
    showTab: (next) => {
      tab = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
