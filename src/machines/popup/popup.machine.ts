// One popup of the home page. Its list reads it anew from time to time; what the member did with it
// must outlive that, and each way of putting it away lasts differently.
import { assign, setup } from "xstate";
import { hideUntilOf, isHidden, isPopupVisible, snoozeUntil } from "../../domain/frame/popup.ts";
import { unprovidedEffect } from "../shared/unprovided.ts";
import type { PopupContext, PopupEvent, PopupInput, PopupTag } from "./popup.schema.ts";

function hideUntilAfter(context: PopupContext, event: PopupEvent): number | null {
  if (event.type === "popup.snooze") return snoozeUntil(event.now);
  return event.type === "popup.refresh"
    ? hideUntilOf(event.popup.notShowingexpireTime, context.hideUntil)
    : context.hideUntil;
}

export const popupMachine = setup({
  types: { context: {} as PopupContext, events: {} as PopupEvent, input: {} as PopupInput, tags: {} as PopupTag },
  guards: {
    isDismissed: ({ event }) => event.type === "popup.refresh" && event.isDismissed,
    isSnoozed: ({ context, event }) =>
      event.type === "popup.refresh" && isHidden(hideUntilAfter(context, event), event.now),
    isVisible: ({ context, event }) =>
      event.type === "popup.refresh" &&
      isPopupVisible(event.popup.visiableFlag, hideUntilAfter(context, event), event.now),
  },
  actions: {
    keepPopup: assign({
      popup: ({ context, event }) => (event.type === "popup.refresh" ? event.popup : context.popup),
    }),
    keepHideUntil: assign({ hideUntil: ({ context, event }) => hideUntilAfter(context, event) }),
    reportSnooze: unprovidedEffect("reportSnooze"),
    reportDismissal: unprovidedEffect("reportDismissal"),
  },
}).createMachine({
  id: "popup",
  context: ({ input }) => input,
  initial: "waiting",
  states: {
    waiting: {
      on: {
        "popup.refresh": [
          { guard: "isDismissed", target: "dismissed", actions: ["keepHideUntil", "keepPopup"] },
          { guard: "isVisible", target: "visible", actions: ["keepHideUntil", "keepPopup"] },
          { guard: "isSnoozed", target: "snoozed", actions: ["keepHideUntil", "keepPopup"] },
          { actions: ["keepHideUntil", "keepPopup"] },
        ],
      },
    },
    visible: {
      tags: "shown",
      on: {
        "popup.refresh": [
          { guard: "isDismissed", target: "dismissed", actions: ["keepHideUntil", "keepPopup"] },
          { guard: "isVisible", actions: ["keepHideUntil", "keepPopup"] },
          { guard: "isSnoozed", target: "snoozed", actions: ["keepHideUntil", "keepPopup"] },
          { target: "waiting", actions: ["keepHideUntil", "keepPopup"] },
        ],
        "popup.close": "closed",
        "popup.snooze": { target: "snoozed", actions: ["keepHideUntil", "reportSnooze"] },
        "popup.pressBody": { target: "dismissed", actions: "reportDismissal" },
      },
    },
    closed: {
      on: { "popup.refresh": { actions: ["keepHideUntil", "keepPopup"] }, "session.ended": "waiting" },
    },
    dismissed: {
      on: { "popup.refresh": { actions: ["keepHideUntil", "keepPopup"] }, "session.ended": "waiting" },
    },
    snoozed: {
      on: {
        "popup.refresh": [
          { guard: "isDismissed", target: "dismissed", actions: ["keepHideUntil", "keepPopup"] },
          { guard: "isVisible", target: "visible", actions: ["keepHideUntil", "keepPopup"] },
          { guard: "isSnoozed", actions: ["keepHideUntil", "keepPopup"] },
          { target: "waiting", actions: ["keepHideUntil", "keepPopup"] },
        ],
      },
    },
  },
});
