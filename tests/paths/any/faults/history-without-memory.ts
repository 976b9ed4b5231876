import { setup } from "xstate";
// Fault: the history is that of a state that nobody has been in when it is asked for.
export const form = setup({ types: { events: {} as { type: "open" | "next" | "help" | "back" } } }).createMachine({
  id: "form",
  initial: "pages",
  states: {
    pages: { initial: "one", states: { one: { on: { next: "two" } }, two: {} }, on: { help: "help" } },
    help: { on: { back: "other.last" } },
    other: { initial: "a", states: { a: { on: { next: "b" } }, b: {}, last: { type: "history" } } },
  },
});
