// Notifications of the browser for what waits at the console. The browser asks the operator once, and may refuse for good:
// then only its own settings turn them on.
import { setup } from "xstate";
import { outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  NoticePermission,
  WaitingNoticeActors,
  WaitingNoticeEvent,
  WaitingNoticeTag,
} from "./waiting-notice.schema.ts";

type Ask = WaitingNoticeActors["askPermission"];

export const waitingNoticeMachine = setup({
  types: { events: {} as WaitingNoticeEvent, tags: {} as WaitingNoticeTag },
  actors: { askPermission: unprovidedPromise<Ask["output"]>("askPermission") },
  guards: {
    isStoredOn: ({ event }) => event.type === "notice.restore" && event.isOn && event.permission === "granted",
    isForbidden: ({ event }) => event.type === "notice.restore" && event.permission === "denied",
    isGranted: ({ event }) => outputOf<NoticePermission>(event) === "granted",
    isDenied: ({ event }) => outputOf<NoticePermission>(event) === "denied",
  },
  actions: {
    storeOn: unprovidedEffect("storeOn"),
    storeOff: unprovidedEffect("storeOff"),
    showNotice: unprovidedEffect("showNotice"),
  },
}).createMachine({
  id: "waiting-notice",
  initial: "off",
  states: {
    off: {
      on: {
        "notice.toggle": "asking",
        "notice.restore": [
          { guard: "isStoredOn", target: "on" },
          { guard: "isForbidden", target: "forbidden" },
        ],
      },
    },
    asking: {
      tags: "busy",
      invoke: {
        id: "askPermission",
        src: "askPermission",
        onDone: [
          { guard: "isGranted", target: "on", actions: "storeOn" },
          { guard: "isDenied", target: "forbidden" },
          { target: "off" },
        ],
        onError: "forbidden",
      },
    },
    on: {
      tags: "on",
      on: {
        "notice.toggle": { target: "off", actions: "storeOff" },
        "waiting.grew": { actions: "showNotice" },
      },
    },
    forbidden: { on: { "notice.toggle": "asking" } },
  },
});
