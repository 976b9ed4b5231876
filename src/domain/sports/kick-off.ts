/** From how many milliseconds before the kick-off on the time that is left is shown. */
const SHOWN_FROM_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** What is left until a kick-off: whole minutes, in the last minute seconds. */
export type TimeLeft = { readonly minutes: number } | { readonly seconds: number };

/** The time until the kick-off within its last hour, rounded up; null before that and from the kick-off on. */
export function timeToKickOff(startsAt: string, now: number): TimeLeft | null {
  const left = Date.parse(startsAt) - now;
  if (!(left > 0 && left < SHOWN_FROM_MS)) return null;
  return left < MINUTE_MS ? { seconds: Math.ceil(left / 1_000) } : { minutes: Math.ceil(left / MINUTE_MS) };
}
