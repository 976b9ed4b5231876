// A popup that two operators edit at once: what the other one has saved is shown beside what was typed here, and it is
// chosen which of the two goes on. Saving itself is a command, which keeps what was typed when the form is left.
import { assign, setup } from "xstate";
import type { OperatorPopup } from "../../api/contract/operator/popups.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  PopupEditingContext,
  PopupEditingEvent,
  PopupEditingInput,
  PopupEditingTag,
} from "./popup-editing.schema.ts";

const FORGOTTEN = { theirs: null, problem: null } as const;

export const popupEditingMachine = setup({
  types: {
    context: {} as PopupEditingContext,
    events: {} as PopupEditingEvent,
    input: {} as PopupEditingInput,
    tags: {} as PopupEditingTag,
  },
  actors: { readTheirs: unprovidedPromise<OperatorPopup | null, undefined>("readTheirs") },
  guards: { isGone: ({ event }) => outputOf<OperatorPopup | null>(event) === null },
  actions: {
    keepTheirs: assign(({ event }) => ({ theirs: outputOf<OperatorPopup | null>(event), problem: null })),
    keepProblem: assign(({ event }) => ({ theirs: null, problem: failureOf(event).message })),
    goOnWithMine: assign(({ context: { theirs } }) => ({ ...FORGOTTEN, base: theirs?.version ?? null })),
    goOnWithTheirs: assign(({ context: { theirs } }) => ({
      ...FORGOTTEN,
      base: theirs?.version ?? null,
      taken: theirs,
    })),
  },
}).createMachine({
  id: "popup-editing",
  context: ({ input }) => ({ base: input.version, theirs: null, taken: null, problem: null }),
  initial: "editing",
  states: {
    editing: {
      on: { "popup.moved": "moved", "popup.saved": "saved" },
    },
    moved: {
      tags: "held",
      initial: "reading",
      states: {
        reading: {
          tags: "busy",
          invoke: {
            id: "readTheirs",
            src: "readTheirs",
            onDone: [
              { guard: "isGone", target: "gone", actions: "keepTheirs" },
              { target: "shown", actions: "keepTheirs" },
            ],
            onError: { target: "failed", actions: "keepProblem" },
          },
        },
        shown: {
          tags: ["mayKeep", "mayTake"],
          on: {
            "popup.keepMine": { target: "#popup-editing.editing", actions: "goOnWithMine" },
            "popup.takeTheirs": { target: "#popup-editing.editing", actions: "goOnWithTheirs" },
          },
        },
        gone: {
          tags: "mayKeep",
          on: { "popup.keepMine": { target: "#popup-editing.editing", actions: "goOnWithMine" } },
        },
        failed: { on: { "popup.again": "reading" } },
      },
    },
    saved: { type: "final" },
  },
});
