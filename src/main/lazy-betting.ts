import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../api/client/client.ts";
import { accountKind } from "../domain/account.ts";
import type { RootActors } from "../ui/app-context.ts";
import type { Betting } from "../ui/slip/betting.ts";
import type { BettingControl } from "./betting.ts";

export interface LazyBettingOptions {
  api: ApiClient;
  queryClient: QueryClient;
  session: RootActors["session"];
}

/** The desk of the member who is logged in. Its code is loaded at the first login, so that /login does not carry it. */
export function createLazyBetting({ api, queryClient, session }: LazyBettingOptions): Betting {
  const listeners = new Set<() => void>();
  let control: BettingControl | null = null;
  let loading: Promise<void> | null = null;

  const load = async () => {
    const { createBetting } = await import("./betting.ts");
    control = createBetting({
      api,
      queryClient,
      onWallet: ({ emoney, point }) => session.send({ type: "wallet.changed", emoney, point }),
      onRefused: (status) => session.send({ type: "session.code", status }),
    });
    control.subscribe(() => listeners.forEach((listener) => listener()));
    follow();
  };
  const follow = () => {
    const { user } = session.getSnapshot().context;
    const isMember = user !== null && accountKind(user) === "member";
    if (!isMember) return control?.close();
    if (control) return control.setUser(user);
    loading ??= load().catch(() => void (loading = null));
  };
  session.subscribe(follow);

  return {
    read: () => control?.read() ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
