import { useEffect, useSyncExternalStore } from "react";
import { useApp } from "../../app-context.ts";
import type { BettingDesk, BettingLists, BettingStores } from "./betting.ts";

/** What a page with prices needs of the member who is logged in; prepares the slip. */
export function useLists(): BettingLists | null {
  const { betting } = useApp();
  useEffect(() => betting.prepare(), [betting]);
  return useSyncExternalStore(betting.subscribe, betting.readLists);
}

/** What the stream tells; null until it is there. It asks for no slip. */
export function useStores(): BettingStores | null {
  const { betting } = useApp();
  return useSyncExternalStore(betting.subscribe, betting.readLists);
}

/** The desk with the slip, once it is there. */
export function useDesk(): BettingDesk | null {
  const { betting } = useApp();
  return useSyncExternalStore(betting.subscribe, betting.read);
}
