// The popups of the home page: one machine each, kept while the list is read again and again, so that
// what the member closed stays closed and hide-until times are not lost.
import { assign, enqueueActions, sendParent, setup, type DoneActorEvent } from "xstate";
import { popupMachine } from "../popup/popup.machine.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  PopupListActors,
  PopupListContext,
  PopupListEvent,
  PopupListInput,
  PopupListTag,
} from "./popup-list.schema.ts";

type Answer = PopupListActors["readPopups"]["output"];

/** A popup that tells its list how the member hides it. */
const listedPopup = popupMachine.provide({
  actions: {
    reportSnooze: sendParent(({ context }) => ({
      type: "popup.snoozed",
      id: context.popup.id,
      until: context.hideUntil ?? 0,
    })),
    reportDismissal: sendParent(({ context }) => ({ type: "popup.dismissed", id: context.popup.id })),
  },
});

function answerOf(event: PopupListEvent | DoneActorEvent<Answer>): Answer {
  return "output" in event ? event.output : { popups: [], now: 0, dismissed: [] };
}

export const popupListMachine = setup({
  types: {
    context: {} as PopupListContext,
    events: {} as PopupListEvent,
    input: {} as PopupListInput,
    tags: {} as PopupListTag,
  },
  actors: { readPopups: unprovidedPromise<Answer>("readPopups"), popup: listedPopup },
  actions: {
    takePopups: assign({
      popups: ({ context, event, spawn }) =>
        answerOf(event).popups.map(
          (popup) =>
            context.popups.find((one) => one.id === popup.id) ?? {
              id: popup.id,
              ref: spawn("popup", {
                id: `popup.${popup.id}`,
                input: { popup, hideUntil: context.hideTimes[popup.id] ?? null },
              }),
            },
        ),
    }),
    dropPopups: enqueueActions(({ context, event, enqueue }) => {
      const staying = new Set(answerOf(event).popups.map((popup) => popup.id));
      for (const { id, ref } of context.popups) if (!staying.has(id)) enqueue.stopChild(ref);
    }),
    tellPopups: enqueueActions(({ context, event, enqueue }) => {
      const { popups, now } = answerOf(event);
      for (const popup of popups) {
        const listed = context.popups.find((one) => one.id === popup.id);
        const isDismissed = context.dismissed.includes(popup.id);
        if (listed) enqueue.sendTo(listed.ref, { type: "popup.refresh", popup, now, isDismissed });
      }
    }),
    takeDismissed: assign({
      dismissed: ({ context, event }) => [...new Set([...context.dismissed, ...answerOf(event).dismissed])],
    }),
    keepDismissed: assign({
      dismissed: ({ context, event }) =>
        event.type === "popup.dismissed" ? [...new Set([...context.dismissed, event.id])] : context.dismissed,
    }),
    dropDismissed: assign({ dismissed: [] }),
    keepHideTime: assign({
      hideTimes: ({ context, event }) =>
        event.type === "popup.snoozed" ? { ...context.hideTimes, [event.id]: event.until } : context.hideTimes,
    }),
    endPopupSessions: enqueueActions(({ context, enqueue }) => {
      for (const { ref } of context.popups) enqueue.sendTo(ref, { type: "session.ended" });
    }),
    storeHideTimes: unprovidedEffect("storeHideTimes"),
    storeDismissed: unprovidedEffect("storeDismissed"),
    forgetDismissed: unprovidedEffect("forgetDismissed"),
  },
}).createMachine({
  id: "popup-list",
  context: ({ input }) => ({ popups: [], hideTimes: input.hideTimes, dismissed: [] }),
  initial: "idle",
  on: {
    "popup.snoozed": { actions: ["keepHideTime", "storeHideTimes"], meta: { requirements: ["REQ-4.20"] } },
    "popup.dismissed": { actions: ["keepDismissed", "storeDismissed"], meta: { requirements: ["REQ-R26"] } },
    "session.ended": { actions: ["dropDismissed", "forgetDismissed", "endPopupSessions"] },
  },
  states: {
    idle: { on: { "popups.refresh": "reading" } },
    reading: {
      tags: "busy",
      invoke: {
        id: "readPopups",
        src: "readPopups",
        onDone: {
          target: "ready",
          actions: ["takeDismissed", "dropPopups", "takePopups", "tellPopups"],
          meta: { requirements: ["REQ-2.35", "REQ-4.22"] },
        },
        onError: "failed",
      },
      // The answer that is on its way may be older than the word.
      on: { "popups.changed": { target: "reading", reenter: true } },
    },
    ready: { on: { "popups.refresh": "reading", "popups.changed": "reading" } },
    failed: { on: { "popups.refresh": "reading", "popups.changed": "reading" } },
  },
});
