import { sendTo, setup } from "xstate";
// Fault: no actor has that name.
export const radio = setup({ types: { events: {} as { type: "call" } } }).createMachine({
  id: "radio",
  on: { call: { actions: sendTo("ghost", { type: "ping" }) } },
});
