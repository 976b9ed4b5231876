// Effects. reportSnooze: tell the list `popup.snoozed {id, until}`; reportDismissal: `popup.dismissed {id}`; the list
// provides both.
import type { Popup } from "../../api/contract/community/popup.ts";

/** `now` and `hideUntil` are milliseconds since 1970. */
export type PopupEvent =
  /** The list was read again. */
  | { type: "popup.refresh"; popup: Popup; now: number; isDismissed: boolean }
  /** The member closes it: it comes back when the page is loaded again. */
  | { type: "popup.close" }
  /** The member asks not to see it for 6 hours. */
  | { type: "popup.snooze"; now: number }
  /** The member presses its body: it is gone until the logout. */
  | { type: "popup.pressBody" }
  /** The member logged out. */
  | { type: "session.ended" };

export interface PopupInput {
  popup: Popup;
  /** Until when the member asked not to see it; null: never asked. */
  hideUntil: number | null;
}

export interface PopupContext {
  popup: Popup;
  hideUntil: number | null;
}

/** shown: draw it. */
export type PopupTag = "shown";
