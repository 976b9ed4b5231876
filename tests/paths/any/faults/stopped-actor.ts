import {
  assign,
  fromCallback,
  sendTo,
  setup,
  stopChild,
  type ActorRef,
  type AnyEventObject,
  type Snapshot,
} from "xstate";
// Fault: `ping` goes to an actor that `close` has stopped.
export const socket = setup({
  types: {
    context: {} as { line: ActorRef<Snapshot<unknown>, AnyEventObject> | null },
    events: {} as { type: "open" | "close" | "ping" },
  },
  actors: { line: fromCallback(() => undefined) },
}).createMachine({
  id: "socket",
  context: { line: null },
  initial: "shut",
  states: {
    shut: {
      on: {
        open: { target: "open", actions: assign({ line: ({ spawn }) => spawn("line", { id: "line" }) as never }) },
      },
    },
    open: { on: { close: { target: "closed", actions: stopChild("line") } } },
    closed: { on: { ping: { actions: sendTo(({ context }) => context.line!, { type: "ping" }) } } },
  },
});
