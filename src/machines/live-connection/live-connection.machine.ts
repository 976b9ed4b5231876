import { assign, emit, setup } from "xstate";
import { unprovidedCallback, unprovidedPromise } from "../shared/unprovided.ts";
import { backoffMs } from "./backoff.ts";
import type {
  LiveConnectionContext,
  LiveConnectionEmitted,
  LiveConnectionEvent,
  LiveConnectionInput,
  LiveConnectionTag,
} from "./live-connection.schema.ts";

// A price that nobody has confirmed for a while looks like any other. This chart says when prices are live:
// only while the line is heard and nothing is missing. A gap is owed until it was fetched again, whatever
// happens to the line meanwhile. A server that says that it cannot tell what moves keeps the line. Attempts are forgotten at a heartbeat, not at the opening: a server that
// opens and closes at once is waited for longer each time.

const LIVE_CONNECTION_DELAYS = {
  connectTimeout: 10_000,
  /** Two heartbeats of 5 s, and some room. */
  heartbeatTimeout: 12_000,
  /** After it the line is given up, counted from when it went stale. */
  staleTimeout: 15_000,
  refetchTimeout: 15_000,
} as const;

export const liveConnectionMachine = setup({
  types: {
    context: {} as LiveConnectionContext,
    events: {} as LiveConnectionEvent,
    input: {} as LiveConnectionInput,
    emitted: {} as LiveConnectionEmitted,
    tags: {} as LiveConnectionTag,
  },
  actors: {
    openStream: unprovidedCallback<LiveConnectionEvent>("openStream"),
    refetch: unprovidedPromise<void>("refetch"),
  },
  delays: {
    ...LIVE_CONNECTION_DELAYS,
    /** Without jitter; the page provides it with its own randomness. */
    backoff: ({ context }) => backoffMs(context.attempt, 1),
  },
  guards: {
    owesRefetch: ({ context, event }) => context.owesRefetch || (event.type === "stream.opened" && event.gap),
  },
  actions: {
    oweRefetch: assign({ owesRefetch: true }),
    settleRefetch: assign({ owesRefetch: false }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    tellRefused: emit(({ event }) => ({
      type: "connection.refused" as const,
      status: event.type === "stream.refused" ? event.status : 0,
    })),
  },
}).createMachine({
  id: "live-connection",
  context: ({ input }) => ({ attempt: 0, owesRefetch: input?.owesRefetch ?? false }),
  initial: "stopped",
  states: {
    stopped: {
      on: { "connection.start": { target: "online", actions: ["forgetAttempts"] } },
    },
    online: {
      initial: "connecting",
      invoke: { id: "openStream", src: "openStream", onError: { target: "disconnected" } },
      on: {
        "connection.stop": { target: "stopped" },
        "stream.closed": { target: "disconnected" },
        // The line stands: it is kept, however long that lasts.
        "stream.paused": { target: ".stale", meta: { requirements: ["REQ-R14"] } },
        "stream.refused": { target: "stopped", actions: ["tellRefused"] },
      },
      states: {
        connecting: {
          tags: ["busy"],
          on: {
            "stream.opened": [{ guard: "owesRefetch", target: "resyncing" }, { target: "live" }],
          },
          after: { connectTimeout: { target: "#live-connection.disconnected" } },
        },
        live: {
          tags: ["fresh", "connected"],
          meta: { requirements: ["REQ-R14"] },
          on: {
            "stream.alive": { target: "live", reenter: true, actions: ["forgetAttempts"] },
            "stream.gap": { target: "resyncing" },
          },
          after: { heartbeatTimeout: { target: "stale", meta: { requirements: ["REQ-R14"] } } },
        },
        stale: {
          tags: ["connected"],
          on: {
            "stream.alive": [
              { guard: "owesRefetch", target: "resyncing", actions: ["forgetAttempts"] },
              { target: "live", actions: ["forgetAttempts"] },
            ],
            "stream.gap": { target: "resyncing" },
            "connection.retry": { target: "#live-connection.online", reenter: true },
          },
          after: { staleTimeout: { target: "#live-connection.disconnected" } },
        },
        resyncing: {
          tags: ["connected", "busy"],
          meta: { requirements: ["REQ-R14"] },
          entry: ["oweRefetch"],
          invoke: {
            id: "refetch",
            src: "refetch",
            onDone: { target: "live", actions: ["settleRefetch"] },
            onError: { target: "#live-connection.disconnected" },
          },
          on: { "stream.gap": { target: "resyncing", reenter: true } },
          after: { refetchTimeout: { target: "#live-connection.disconnected" } },
        },
      },
    },
    disconnected: {
      tags: ["lost"],
      entry: ["countAttempt"],
      on: {
        "connection.retry": { target: "online" },
        "connection.stop": { target: "stopped" },
      },
      after: { backoff: { target: "online" } },
    },
  },
});
