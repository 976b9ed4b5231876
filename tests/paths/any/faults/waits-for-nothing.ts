import { fromPromise, setup } from "xstate";
// Fault: the upload ends, nothing takes it, and nothing else leads out of `sending`.
export const upload = setup({
  types: { events: {} as { type: "send" } },
  actors: { put: fromPromise(async () => 1) },
}).createMachine({
  id: "upload",
  initial: "idle",
  states: {
    idle: { on: { send: "sending" } },
    sending: { invoke: { src: "put", onError: "idle" } },
  },
});
