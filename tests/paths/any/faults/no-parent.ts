import { createActor, sendParent, setup } from "xstate";
// Fault: it runs at the top, and tells a parent.
export const child = setup({ types: { events: {} as { type: "finish" } } }).createMachine({
  id: "child",
  on: { finish: { actions: sendParent({ type: "child.finished" }) } },
});

createActor(child).start();
