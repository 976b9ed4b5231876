import { setup } from "xstate";
const forever = (): boolean => {
  for (;;);
};
// Fault: the guard never answers. The machine after it is sound.
export const stuck = setup({ types: { events: {} as { type: "go" } }, guards: { isDone: forever } }).createMachine({
  id: "stuck",
  initial: "a",
  states: { a: { on: { go: { target: "b", guard: "isDone" } } }, b: { on: { go: "a" } } },
});
export const after = setup({ types: { events: {} as { type: "go" } } }).createMachine({
  id: "after",
  initial: "a",
  states: { a: { on: { go: "b" } }, b: { on: { go: "a" } } },
});
