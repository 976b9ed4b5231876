import { setup } from "xstate";
// Fault: nothing leads to `forgotten`.
export const door = setup({ types: { events: {} as { type: "open" | "close" } } }).createMachine({
  id: "door",
  initial: "shut",
  states: { shut: { on: { open: "open" } }, open: { on: { close: "shut" } }, forgotten: { on: { open: "open" } } },
});
