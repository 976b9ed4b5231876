import { assign, fromPromise, setup } from "xstate";
const load = fromPromise(async () => "text");
// Fault: both answers go to one place, and the one that comes last stays.
export const search = setup({
  types: { context: {} as { text: string } },
  actors: { fromCache: load, fromServer: load },
}).createMachine({
  id: "search",
  context: { text: "" },
  type: "parallel",
  states: {
    cache: {
      initial: "asked",
      states: {
        asked: {
          invoke: {
            id: "cache",
            src: "fromCache",
            onDone: { target: "there", actions: assign({ text: ({ event }) => event.output }) },
            onError: "there",
          },
        },
        there: {},
      },
    },
    server: {
      initial: "asked",
      states: {
        asked: {
          invoke: {
            id: "server",
            src: "fromServer",
            onDone: { target: "there", actions: assign({ text: ({ event }) => event.output }) },
            onError: "there",
          },
        },
        there: {},
      },
    },
  },
});
