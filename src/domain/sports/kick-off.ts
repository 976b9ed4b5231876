/** From how many milliseconds before the kick-off on the time that is left is shown. */
const SHOWN_FROM_MS = 3_600_000;

const two = (value: number): string => String(value).padStart(2, "0");

/** "09:05": minutes and seconds until the kick-off, within its last hour; null before that and from the kick-off on. */
export function timeToKickOff(startsAt: string, now: number): string | null {
  const left = Date.parse(startsAt) - now;
  if (!(left > 0 && left < SHOWN_FROM_MS)) return null;
  const seconds = Math.ceil(left / 1_000);
  return seconds === 3_600 ? "59:59" : `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
