import type { Popup } from "../../api/contract/settings.ts";
import { defineSchema } from "../shared/schema.ts";

/** `now` and `hideUntil` are milliseconds since 1970. */
export type PopupEvent =
  | { type: "popup.refresh"; popup: Popup; now: number }
  | { type: "popup.close" }
  | { type: "popup.snooze"; now: number }
  | { type: "popup.pressBody" }
  | { type: "popup.endSession" };

export interface PopupInput {
  popup: Popup;
  /** Until when the member asked not to see it; null: never asked. */
  hideUntil: number | null;
}

export interface PopupContext {
  popup: Popup;
  hideUntil: number | null;
}

export const popupSchema = defineSchema<PopupEvent>()({
  id: "popup",
  states: ["waiting", "visible", "closed", "snoozed", "dismissed"],
  events: {
    "popup.refresh": "the list was read again",
    "popup.close": "the member closes it",
    "popup.snooze": "the member asks not to see it for 6 hours",
    "popup.pressBody": "the member presses its body",
    "popup.endSession": "the member logged out",
  },
  guards: ["isVisible", "isSnoozed"],
  actions: ["keepPopup", "keepHideUntil", "reportSnooze"],
  /** reportSnooze: tell the list `popup.snoozed {id, until}`; the list provides it. */
  effects: ["reportSnooze"],
  actors: [],
  delays: [],
  /** shown: draw it. */
  tags: ["shown"],
});
