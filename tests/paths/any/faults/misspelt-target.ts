import { createMachine } from "xstate";
// Fault: the state is called `open`.
createMachine({ id: "misspelt", initial: "shut", states: { shut: { on: { open: "opne" } }, open: {} } });
export const right = createMachine({
  id: "right",
  initial: "a",
  states: { a: { on: { go: "b" } }, b: { on: { go: "a" } } },
});
