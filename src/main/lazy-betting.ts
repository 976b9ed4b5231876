import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../api/client/client.ts";
import { accountKind } from "../domain/account.ts";
import { storedIntentKey } from "../machines/placement/stored-intent-key.ts";
import type { RootActors } from "../ui/app-context.ts";
import { readStored } from "../ui/browser-storage.ts";
import type { Betting } from "../ui/sports/slip/betting.ts";
import type { BettingControl } from "./betting.ts";

export interface LazyBettingOptions {
  api: ApiClient;
  queryClient: QueryClient;
  session: RootActors["session"];
}

/**
 * The desk of the member who is logged in. The stream's code is loaded at the first login, so that /login does not
 * carry it; that of the slips when a page asks for it, or at once when a bet was sent and its answer is not known.
 */
export function createLazyBetting({ api, queryClient, session }: LazyBettingOptions): Betting {
  const listeners = new Set<() => void>();
  let control: Promise<BettingControl> | null = null;
  let ready: BettingControl | null = null;
  let slips: Promise<void> | null = null;

  const load = async (): Promise<BettingControl> => {
    const { createBetting } = await import("./betting.ts");
    ready = createBetting({
      api,
      queryClient,
      onWallet: (wallet) => session.send({ type: "wallet.changed", ...wallet }),
      onRefused: (status) => session.send({ type: "session.code", status }),
    });
    ready.subscribe(() => listeners.forEach((listener) => listener()));
    return ready;
  };
  // A part that could not be loaded is asked for again by whoever needs it next.
  const loadOnce = (): Promise<BettingControl> =>
    (control ??= load().catch((error: unknown) => {
      control = null;
      throw error;
    }));
  const loadSlips = async (): Promise<void> => {
    const [betting, { openSlipDesk }] = await Promise.all([loadOnce(), import("./slip-desk.ts")]);
    betting.openSlips(openSlipDesk);
  };
  const ask = (): void => void (slips ??= loadSlips().catch(() => void (slips = null)));
  const follow = (): void => {
    const { user } = session.getSnapshot().context;
    if (user === null || accountKind(user) !== "member") return ready?.close();
    if (readStored(storedIntentKey(user.id)) !== null) ask();
    if (ready) return ready.setUser(user);
    void loadOnce().then(follow, () => undefined);
  };
  session.subscribe(follow);

  return {
    read: () => ready?.read() ?? null,
    ask,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
