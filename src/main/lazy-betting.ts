// The machine `betting` is loaded at the first login of a member, so that /login does not carry it.
import { accountKind } from "../domain/session/account.ts";
import type { Betting } from "../ui/sports/slip/betting.ts";
import type { BettingOptions } from "./betting.ts";

export function createLazyBetting(options: BettingOptions): Betting {
  const { session } = options;
  const listeners = new Set<() => void>();
  let betting: Betting | null = null;
  let isLoading = false;
  let isWanted = false;
  let isPrepared = false;

  const load = async (): Promise<void> => {
    const { createBetting } = await import("./betting.ts");
    betting = createBetting(options);
    const tell = () => listeners.forEach((listener) => listener());
    betting.subscribe(tell);
    if (isWanted) betting.ask();
    if (isPrepared) betting.prepare();
    tell();
  };
  const follow = (): void => {
    const { user } = session.getSnapshot().context;
    if (betting || isLoading || user === null || accountKind(user) !== "member") return;
    isLoading = true;
    // The session ticks every second: a load that failed is tried again.
    load()
      .catch(() => undefined)
      .finally(() => (isLoading = false));
  };
  session.subscribe(follow);
  follow();

  return {
    read: (name) => betting?.read(name) ?? null,
    readLists: () => betting?.readLists() ?? null,
    ask: () => {
      isWanted = true;
      betting?.ask();
    },
    prepare: () => {
      isPrepared = true;
      betting?.prepare();
    },
    // Prices are shown with the lists, which are there after betting.
    pick: (name, entry, availability) => betting?.pick(name, entry, availability),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
