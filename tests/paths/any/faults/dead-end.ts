import { setup } from "xstate";
// Fault: nothing leads out of `stuck`.
export const maze = setup({ types: { events: {} as { type: "left" | "right" } } }).createMachine({
  id: "maze",
  initial: "start",
  states: { start: { on: { left: "stuck", right: "out" } }, stuck: {}, out: { type: "final" } },
});
