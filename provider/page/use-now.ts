import { useEffect, useState } from "react";

const STEP_MS = 1_000;

/** The server's time, a step a second; `told` is what it was when it was told last. */
export function useNow(told: number | null): number {
  const [now, setNow] = useState(told ?? 0);
  useEffect(() => {
    if (told === null) return;
    const offset = told - Date.now();
    const tick = () => setNow(Date.now() + offset);
    tick();
    const timer = setInterval(tick, STEP_MS);
    return () => clearInterval(timer);
  }, [told]);
  return now;
}
