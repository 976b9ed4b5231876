/** The longest wait between two attempts, in milliseconds. */
const BACKOFF_MAX_MS = 30_000;
const BACKOFF_FIRST_MS = 500;

/**
 * How long to wait after so many failed attempts in a row (from 1), in milliseconds. `jitter` from 0 to 1
 * spreads members who lost the line at one moment: a wait lies between half of its length and the whole, or `spreadMs`
 * after the half, which a server with many readers tells them.
 */
export function backoffMs(attempt: number, jitter: number, spreadMs = 0): number {
  const whole = Math.min(BACKOFF_FIRST_MS * 2 ** Math.max(0, attempt - 1), BACKOFF_MAX_MS);
  return Math.round(whole / 2 + Math.max(whole / 2, spreadMs) * jitter);
}
