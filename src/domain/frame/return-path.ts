// Where a gate sent a visitor away from, and where he returns to afterwards.
import { accessOf, isAddress } from "./pages/pages.ts";
import { isWithin } from "./path.ts";
import { MESSAGE_PATH } from "../session/session-navigation.ts";

/**
 * `login`: the member was asked to log in first. `messages`: to read the messages first. `maintenance`: it began while the
 * member was there.
 */
export type Gate = "login" | "messages" | "maintenance";

/** The address when it is a page of this site behind the gates; null for every other text. */
export function returnPath(text: string | null): string | null {
  if (text === null || !/^\/(?![/\\])[^\\\s]*$/.test(text)) return null;
  return isAddress(text) && accessOf(text) !== "guest" && !isWithin(text, MESSAGE_PATH) ? text : null;
}
