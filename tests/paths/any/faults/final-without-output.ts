import { assign, setup } from "xstate";
// Fault: the parent reads an output that the final state does not give.
export const order = setup({
  types: { context: {} as { id: string | null }, events: {} as { type: "pay" } },
}).createMachine({
  id: "order",
  context: { id: null },
  initial: "paying",
  states: {
    paying: {
      initial: "open",
      states: { open: { on: { pay: "paid" } }, paid: { type: "final" } },
      onDone: { target: "done", actions: assign({ id: ({ event }) => (event.output as string | undefined) ?? null }) },
    },
    done: { type: "final" },
  },
});
