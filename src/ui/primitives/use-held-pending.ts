import { useEffect, useState } from "react";
import { FETCH_MIN_DISPLAY_MS } from "../../domain/constants.ts";

/** `isPending`, but once true it stays so for at least 200 ms: a skeleton that only flashes says nothing. */
export function useHeldPending(isPending: boolean): boolean {
  const [isHeld, setHeld] = useState(isPending);
  if (isPending && !isHeld) setHeld(true);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHeld(false), FETCH_MIN_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return isPending || isHeld;
}
