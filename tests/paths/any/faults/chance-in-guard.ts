import { setup } from "xstate";
// Fault: the same press leads here or there.
export const coin = setup({
  types: { events: {} as { type: "toss" } },
  guards: { isHeads: () => Math.random() < 0.5 },
}).createMachine({
  id: "coin",
  initial: "held",
  states: {
    held: { on: { toss: [{ target: "heads", guard: "isHeads" }, { target: "tails" }] } },
    heads: { on: { toss: "held" } },
    tails: { on: { toss: "held" } },
  },
});
