import { fromPromise, setup } from "xstate";
// Fault: neither the end nor the failure of the actor is taken.
export const upload = setup({
  types: { events: {} as { type: "send" | "stop" } },
  actors: { put: fromPromise(async () => undefined) },
}).createMachine({
  id: "upload",
  initial: "idle",
  states: { idle: { on: { send: "sending" } }, sending: { invoke: { id: "put", src: "put" }, on: { stop: "idle" } } },
});
