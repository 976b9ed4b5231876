import { assign, setup } from "xstate";
// Fault: the count never comes below zero.
export const counter = setup({
  types: { context: {} as { count: number }, events: {} as { type: "more" | "check" } },
}).createMachine({
  id: "counter",
  context: { count: 0 },
  initial: "counting",
  states: {
    counting: {
      on: {
        more: { actions: assign({ count: ({ context }) => Math.min(3, context.count + 1) }) },
        check: { target: "broken", guard: ({ context }) => context.count < 0 },
      },
    },
    broken: { on: { check: "counting" } },
  },
});
