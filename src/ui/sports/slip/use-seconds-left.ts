import { useEffect, useState } from "react";

/** Whole seconds that are left of `totalMs`, counted from when this was first shown. */
export function useSecondsLeft(totalMs: number): number {
  const [left, setLeft] = useState(() => Math.ceil(totalMs / 1_000));
  useEffect(() => {
    const end = performance.now() + totalMs;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000))), 250);
    return () => clearInterval(timer);
  }, [totalMs]);
  return left;
}
