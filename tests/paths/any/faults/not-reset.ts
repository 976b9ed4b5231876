import { assign, setup } from "xstate";
// Fault: `cancel` empties the basket, `timeout` leaves the last member's goods in it.
export const basket = setup({
  types: { context: {} as { goods: string[] }, events: {} as { type: "enter" | "add" | "cancel" | "timeout" } },
}).createMachine({
  id: "basket",
  context: { goods: [] },
  initial: "empty",
  states: {
    empty: { on: { enter: "open" } },
    open: {
      on: {
        add: { actions: assign({ goods: ({ context }) => [...context.goods, "book"] }) },
        cancel: { target: "empty", actions: assign({ goods: [] }) },
        timeout: "empty",
      },
    },
  },
});
