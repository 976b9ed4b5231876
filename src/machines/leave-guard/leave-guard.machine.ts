// Asks before a section is left while a form in it has changes that would be lost. A step of the browser is taken back
// first: the question is a layer over the page.
import { assign, setup } from "xstate";
import { outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type { LeaveGuardContext, LeaveGuardEvent, LeaveGuardTag } from "./leave-guard.schema.ts";

export const leaveGuardMachine = setup({
  types: {
    context: {} as LeaveGuardContext,
    events: {} as LeaveGuardEvent,
    tags: {} as LeaveGuardTag,
  },
  actors: { askToLeave: unprovidedPromise<boolean>("askToLeave") },
  guards: {
    isOfBrowser: ({ event }) => event.type === "leave.ask" && event.step.kind !== "link",
    isSure: ({ event }) => outputOf<boolean>(event),
    isLast: ({ context, event }) => event.type === "form.settled" && context.forms.every((form) => form === event.form),
    isSaved: ({ context }) => context.forms.length === 0,
  },
  actions: {
    addForm: assign(({ context, event }) =>
      event.type === "form.changed"
        ? { forms: [...context.forms.filter((form) => form !== event.form), event.form] }
        : {},
    ),
    dropForm: assign(({ context, event }) =>
      event.type === "form.settled" ? { forms: context.forms.filter((form) => form !== event.form) } : {},
    ),
    keepStep: assign(({ event }) => (event.type === "leave.ask" ? { step: event.step } : {})),
    takeStep: unprovidedEffect("takeStep"),
  },
}).createMachine({
  id: "leave-guard",
  context: { forms: [], step: null },
  initial: "saved",
  on: {
    "form.changed": { actions: "addForm" },
    "form.settled": { actions: "dropForm" },
  },
  states: {
    saved: {
      on: { "form.changed": { target: "unsaved", actions: "addForm" } },
    },
    unsaved: {
      tags: "unsaved",
      on: {
        "form.settled": { guard: "isLast", target: "saved", actions: "dropForm" },
        "leave.ask": [
          { guard: "isOfBrowser", target: "restoring", actions: "keepStep" },
          { target: "asking", actions: "keepStep" },
        ],
      },
    },
    restoring: {
      tags: "unsaved",
      on: { "page.restored": { target: "asking" } },
    },
    asking: {
      tags: "unsaved",
      invoke: {
        id: "askToLeave",
        src: "askToLeave",
        onDone: [{ guard: "isSure", target: "leaving" }, { guard: "isSaved", target: "saved" }, { target: "unsaved" }],
        onError: [{ guard: "isSaved", target: "saved" }, { target: "unsaved" }],
      },
    },
    leaving: {
      tags: ["unsaved", "leaving"],
      entry: "takeStep",
      on: {
        "form.settled": { guard: "isLast", target: "saved", actions: "dropForm" },
        // The page is not left yet, and is worked on again.
        "form.changed": { target: "unsaved", actions: "addForm" },
      },
    },
  },
});
