import { setup } from "xstate";
// Fault: the two states pass the machine to each other for ever.
export const swing = setup({ types: { events: {} as { type: "push" } } }).createMachine({
  id: "swing",
  initial: "still",
  states: { still: { on: { push: "left" } }, left: { always: "right" }, right: { always: "left" } },
});
