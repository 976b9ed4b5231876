// Machines of XState 6: what can be read of them, and what not.
import { createAsyncLogic, createMachine } from "xstate6";

const load = createAsyncLogic({ run: async () => ({ title: "text" }) });

export const reader = createMachine({
  id: "reader",
  context: { title: "", tries: 0 },
  initial: "idle",
  states: {
    idle: {
      on: {
        open: ({ context, event }) => {
          if (event.name === "") return undefined;
          if (context.tries > 2) return { target: "tired" };
          return { target: "loading", context: { ...context, tries: context.tries + 1 } };
        },
        rename: ({ context, event }) => ({ context: { ...context, title: event.title } }),
      },
    },
    loading: {
      invoke: {
        id: "load",
        src: load,
        onDone: ({ context, output }) => ({ target: "shown", context: { ...context, title: output.title } }),
        onError: { target: "idle" },
      },
      after: { 5000: { target: "idle" } },
    },
    shown: {
      on: {
        close: { target: "idle", guard: ({ context }) => context.tries > 0 },
        tell: (_, enq) => enq.raise({ type: "close" }),
      },
    },
    tired: { type: "final" },
  },
});

export const unknown = createMachine({
  id: "unknown",
  initial: "a",
  states: { a: { on: { go: ({ event }) => ({ target: event.where }) } }, b: {} },
});
