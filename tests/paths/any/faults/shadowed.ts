import { setup } from "xstate";
// Fault: the branch with the guard stands behind one without.
export const gate = setup({
  types: { events: {} as { type: "pass"; old: boolean } | { type: "back" } },
  guards: { isOld: ({ event }) => event.type === "pass" && event.old },
}).createMachine({
  id: "gate",
  initial: "before",
  states: {
    before: { on: { pass: [{ target: "in" }, { target: "vip", guard: "isOld" }] } },
    in: { on: { back: "before" } },
    vip: { on: { back: "before" } },
  },
});
