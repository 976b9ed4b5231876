import { useEffect, useState } from "react";
import { FETCH_MIN_DISPLAY_MS } from "../../domain/common/constants.ts";

/** `isPending`, but once true it stays so for at least 200 ms: a skeleton that only flashes says nothing. */
export function useSteadyPending(isPending: boolean): boolean {
  const [wasPending, setWasPending] = useState(isPending);
  const [isYoung, setYoung] = useState(isPending);
  if (isPending !== wasPending) {
    setWasPending(isPending);
    if (isPending) setYoung(true);
  }
  useEffect(() => {
    if (!isYoung) return;
    const timer = setTimeout(() => setYoung(false), FETCH_MIN_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [isYoung]);
  return isPending || isYoung;
}
