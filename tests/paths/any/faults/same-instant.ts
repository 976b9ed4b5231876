import { setup } from "xstate";
// Fault: both timers run out after a second, and the first one that is called decides.
export const bomb = setup({ types: { events: {} as { type: "arm" } } }).createMachine({
  id: "bomb",
  initial: "safe",
  states: {
    safe: { on: { arm: "armed" } },
    armed: {
      initial: "ticking",
      after: { 1000: "defused" },
      states: { ticking: { after: { 1000: "#bomb.exploded" } } },
    },
    defused: {},
    exploded: {},
  },
});
