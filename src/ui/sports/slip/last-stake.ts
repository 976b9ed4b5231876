import { useSyncExternalStore } from "react";
import type { BettingSlip } from "./betting.ts";

// The stake that was used last in a slip. In memory alone: no amount waits for somebody beyond a reload or a logout.
const bySlip = new WeakMap<BettingSlip, number>();
const listeners = new Set<() => void>();

export function keepLastStake(slip: BettingSlip, won: number): void {
  bySlip.set(slip, won);
  for (const listener of listeners) listener();
}

/** In won; null before the first bet of the slip. */
export function useLastStake(slip: BettingSlip): number | null {
  return useSyncExternalStore(subscribe, () => bySlip.get(slip) ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
