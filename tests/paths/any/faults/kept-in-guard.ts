import { assign, setup } from "xstate";
// Fault: who comes after a timeout has the tries of the one before, and is locked out sooner.
export const door = setup({
  types: { context: {} as { tries: number }, events: {} as { type: "come" | "wrong" | "leave" | "timeout" } },
  guards: { isLast: ({ context }) => context.tries >= 2 },
}).createMachine({
  id: "door",
  context: { tries: 0 },
  initial: "free",
  states: {
    free: { on: { come: [{ guard: "isLast", target: "locked" }, { target: "asking" }] } },
    asking: {
      on: {
        wrong: { actions: assign({ tries: ({ context }) => Math.min(context.tries + 1, 2) }) },
        leave: { target: "free", actions: assign({ tries: 0 }) },
        timeout: "free",
      },
    },
    locked: { on: { leave: { target: "free", actions: assign({ tries: 0 }) } } },
  },
});
