import { useEffect, useSyncExternalStore } from "react";
import { useApp } from "../../app-context.ts";
import type { BettingDesk } from "./betting.ts";

/** The desk of the member who is logged in; asks for it. */
export function useDesk(): BettingDesk | null {
  const { betting } = useApp();
  useEffect(() => betting.ask(), [betting]);
  return useSyncExternalStore(betting.subscribe, betting.read);
}
