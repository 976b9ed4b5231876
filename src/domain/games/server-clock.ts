// The server's clock as a page knows it: by the answers that carried it.

/** One answer: what is added to this computer's clock to get the server's, and how sure that is. Milliseconds. */
export interface ClockSample {
  /** Taken as if the answer had been written half-way: wrong by half of `rtt` at most. */
  offset: number;
  rtt: number;
  /** When it came, by this computer's clock. */
  at: number;
}

/** Clocks drift apart, so that an old answer is worth less than a slower one. */
const KEPT_MS = 60_000;
const ROUNDING_MS = 2;

/** The quicker answer of the last minute; the newer one where both cannot be right, for then a clock was set anew. */
export function betterSample(held: ClockSample | null, next: ClockSample): ClockSample {
  if (held === null || next.rtt <= held.rtt || next.at - held.at > KEPT_MS || next.at < held.at) return next;
  return Math.abs(next.offset - held.offset) > (next.rtt + held.rtt) / 2 + ROUNDING_MS ? next : held;
}

/** How often a page tells its round the time. Seconds change on a tick, and not up to a tick later. */
const TICK_MS = 250;

/** In how many milliseconds the next tick comes, at an instant of the server's clock. */
export function nextTickIn(now: number): number {
  return Math.max(1, Math.ceil(TICK_MS - (now % TICK_MS)));
}
