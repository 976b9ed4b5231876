// Popups: specification, section 4. Times are milliseconds since 1970.
import { POPUP_HIDE_HOURS } from "../common/constants.ts";

/** Hide-until times by popup id. */
export type HideTimes = Readonly<Record<string, number>>;

export const HIDE_TIMES_STORAGE_KEY = "hanpan.popups";
const VERSION = 1;

/** A popup is visible when its hide-until time is not in the future and its visible flag is set. */
export function isPopupVisible(visiableFlag: boolean, hideUntil: number | null, now: number): boolean {
  return visiableFlag && !isHidden(hideUntil, now);
}

export function isHidden(hideUntil: number | null, now: number): boolean {
  return (hideUntil ?? now) > now;
}

/** The later of what the server sent (an ISO instant or null) and what this browser remembers. */
export function hideUntilOf(notShowingExpireTime: string | null, remembered: number | null): number | null {
  // The word "null" is no time either.
  const sent = Date.parse(String(notShowingExpireTime));
  return Number.isNaN(sent) ? remembered : Math.max(sent, remembered ?? sent);
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
  try {
    // Nothing stored reads as null, which like any other shape ends below.
    const { version, times } = JSON.parse(String(text)) as { version?: unknown; times?: unknown };
    if (version !== VERSION) return {};
    const kept = Object.entries(times as object).filter(
      (entry): entry is [string, number] => Number.isFinite(entry[1]) && Number(entry[1]) > now,
    );
    return Object.fromEntries(kept);
  } catch {
    return {};
  }
}

/** Reads the entry back; anything of another version or shape is dropped. */
export function parseDismissed(text: string | null): readonly string[] {
  try {
    const { version, ids } = JSON.parse(String(text)) as { version?: unknown; ids?: unknown };
    return version === VERSION && Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function serializeDismissed(ids: readonly string[]): string {
  return JSON.stringify({ version: VERSION, ids });
}
