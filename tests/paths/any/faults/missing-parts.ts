import { createMachine } from "xstate";
// Fault: guard, action, actor and delay are named, and nobody provides them.
export const plan = createMachine({
  id: "plan",
  initial: "idle",
  states: {
    idle: { on: { go: { target: "busy", guard: "isReady", actions: "greet" } }, after: { pause: "busy" } },
    busy: { invoke: { src: "work", onDone: "idle", onError: "idle" } },
  },
});
