import { useSyncExternalStore } from "react";
import { useApp } from "../app-context.ts";
import type { BettingDesk } from "./betting.ts";

/** The desk of the member who is logged in. */
export function useDesk(): BettingDesk | null {
  const { betting } = useApp();
  return useSyncExternalStore(betting.subscribe, betting.read);
}
