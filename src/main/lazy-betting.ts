// The machine `betting` is loaded at the first login of a member, so that /login does not carry it. What is asked before
// waits for it.
import type { Subscription } from "xstate";
import { accountKind } from "../domain/session/account.ts";
import type { Betting } from "../ui/sports/slip/betting.ts";
import type { BettingOptions } from "./betting.ts";
import { loadOnce } from "./load-once.ts";

export function createLazyBetting(options: BettingOptions): Betting {
  const { session } = options;
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  let betting: Betting | null = null;
  let watch: Subscription | null = null;
  const load = loadOnce(async () => (await import("./betting.ts")).createBetting(options));
  const there = new Promise<Betting>((resolve) => {
    const follow = (): void => {
      const { user } = session.getSnapshot().context;
      if (user !== null && accountKind(user) === "member") load().then(resolve, () => undefined);
    };
    // The session ticks every second: a load that failed is tried again.
    watch = session.subscribe(follow);
    follow();
  });
  const take = (loaded: Betting): void => {
    watch?.unsubscribe();
    betting = loaded;
    loaded.subscribe(tell);
    tell();
  };
  void there.then(take);
  return {
    read: (name) => betting?.read(name) ?? null,
    readLists: () => betting?.readLists() ?? null,
    ask: () => void there.then(({ ask }) => ask()),
    prepare: () => void there.then(({ prepare }) => prepare()),
    // Prices are shown with the lists, which are there after betting.
    pick: (name, entry, availability) => betting?.pick(name, entry, availability),
    readTab: () => betting?.readTab() ?? "cart",
    showTab: (tab) => void there.then(({ showTab }) => showTab(tab)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
