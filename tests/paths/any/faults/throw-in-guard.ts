import { setup } from "xstate";
// Fault: the guard reads a list that is not there yet.
export const list = setup({
  types: { context: {} as { rows?: string[] }, events: {} as { type: "show" | "load" } },
}).createMachine({
  id: "list",
  context: {},
  initial: "idle",
  states: {
    idle: { on: { load: "loaded", show: { target: "shown", guard: ({ context }) => context.rows!.length > 0 } } },
    loaded: { on: { load: "idle" } },
    shown: { on: { load: "idle" } },
  },
});
