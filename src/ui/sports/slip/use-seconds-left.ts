import { useMemo, useSyncExternalStore } from "react";
import { createCountdown } from "./countdown.ts";

/** Whole seconds that are left of `totalMs`, counted from when this was first shown. */
export function useSecondsLeft(totalMs: number): number {
  const countdown = useMemo(() => createCountdown(totalMs), [totalMs]);
  return useSyncExternalStore(countdown.subscribe, countdown.read);
}
