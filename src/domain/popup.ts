// Popups: specification, section 4. Times are milliseconds since 1970.
import { POPUP_HIDE_HOURS } from "./constants.ts";

/** Hide-until times by popup id. */
export type HideTimes = Readonly<Record<string, number>>;

export const HIDE_TIMES_STORAGE_KEY = "hanpan.popups";
const VERSION = 1;

/** A popup is visible when its hide-until time is not in the future and its visible flag is set. */
export function isPopupVisible(visiableFlag: boolean, hideUntil: number | null, now: number): boolean {
  return visiableFlag && !isHidden(hideUntil, now);
}

export function isHidden(hideUntil: number | null, now: number): boolean {
  return hideUntil !== null && hideUntil > now;
}

/** The later of what the server sent (an ISO instant or null) and what this browser remembers. */
export function hideUntilOf(notShowingExpireTime: string | null, remembered: number | null): number | null {
  const sent = notShowingExpireTime === null ? Number.NaN : Date.parse(notShowingExpireTime);
  if (Number.isNaN(sent)) return remembered;
  return remembered === null ? sent : Math.max(sent, remembered);
}

export function snoozeUntil(now: number): number {
  return now + POPUP_HIDE_HOURS * 3_600_000;
}

/** Both, each popup hidden as long as either says: another tab may have hidden others, or these for longer. */
export function mergeHideTimes(one: HideTimes, other: HideTimes): HideTimes {
  const merged: Record<string, number> = { ...one };
  for (const [id, until] of Object.entries(other)) merged[id] = Math.max(until, merged[id] ?? until);
  return merged;
}

/** What local storage is given. */
export function serializeHideTimes(times: HideTimes): string {
  return JSON.stringify({ version: VERSION, times });
}

/** Reads it back; anything of another version or shape is dropped, and so is what has passed. */
export function parseHideTimes(text: string | null, now: number): HideTimes {
  if (text === null) return {};
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null) return {};
  const { version, times } = stored as { version?: unknown; times?: unknown };
  if (version !== VERSION || typeof times !== "object" || times === null) return {};
  const kept = Object.entries(times).filter((entry): entry is [string, number] => {
    const until: unknown = entry[1];
    return typeof until === "number" && Number.isFinite(until) && until > now;
  });
  return Object.fromEntries(kept);
}
