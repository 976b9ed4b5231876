import { CHUNK_RELOAD_INTERVAL_MS } from "../common/constants.ts";

/**
 * Whether a page that lost a part of itself may reload: at most once per 60 s, and not without a network, where it
 * would only lose the rest. Milliseconds since 1970; `last` null: it never did. A last time that lies in the future
 * comes of a clock that was set back, and holds nothing.
 */
export function mayReload(last: number | null, now: number, isOnline: boolean): boolean {
  if (!isOnline) return false;
  return last === null || now < last || now - last >= CHUNK_RELOAD_INTERVAL_MS;
}

/** Reads back what was stored; null for anything that is no time. */
export function parseReloadTime(stored: string | null): number | null {
  return stored?.match(/^\d{1,16}$/) ? Number(stored) : null;
}
