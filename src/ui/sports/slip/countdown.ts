/** Whole seconds that are left; whoever shows them listens. */
export interface Countdown {
  read: () => number;
  subscribe: (listener: () => void) => () => void;
}

const LOOKED_AT_EVERY_MS = 250;

/** Counts `totalMs` down from now, on a clock that nobody sets. */
export function createCountdown(totalMs: number, now: () => number = () => performance.now()): Countdown {
  const end = now() + totalMs;
  return {
    read: () => Math.max(0, Math.ceil((end - now()) / 1_000)),
    subscribe: (listener) => {
      const timer = setInterval(listener, LOOKED_AT_EVERY_MS);
      return () => clearInterval(timer);
    },
  };
}
