import { definePathModel } from "../../../paths/lib/model.ts";
import { liveConnectionMachine } from "./live-connection.machine.ts";
import { liveConnectionWords } from "./live-connection.words.ts";
import { liveConnectionProperties } from "./live-connection.properties.paths.ts";

export const liveConnectionPaths = definePathModel({
  machine: liveConnectionMachine,
  words: liveConnectionWords,
  lasts: {
    connectTimeout: 10_000,
    heartbeatTimeout: 12_000,
    staleTimeout: 15_000,
    refetchTimeout: 15_000,
    backoff: ({ context }) => [500, 1_000, 2_000, 4_000, 8_000, 16_000][context.attempt - 1] ?? 30_000,
  },
  input: {},
  events: {
    "connection.start": { plain: {} },
    "connection.stop": { plain: {} },
    "connection.retry": { plain: {} },
    "stream.opened": { resumed: { gap: false }, "with a gap": { gap: true } },
    "stream.alive": { plain: {} },
    "stream.paused": { plain: {} },
    "stream.gap": { plain: {} },
    "stream.closed": { plain: {} },
    "stream.refused": { "second login": { status: 555 } },
  },
  done: { refetch: { fetched: undefined } },
  errors: { refetch: { failed: new Error("no answer") }, openStream: { thrown: new Error("no fetch") } },
  comesTo: {
    start: "stopped",
    "connection.start": "online.connecting",
    "connection.stop": "stopped",
    "connection.retry": "online.connecting",
    "stream.opened/resumed": ({ context }) => (context.owesRefetch ? "online.resyncing" : "online.live"),
    "stream.opened/with a gap": "online.resyncing",
    "stream.alive": ({ context }) => (context.owesRefetch ? "online.resyncing" : "online.live"),
    "stream.paused": "online.stale",
    "stream.gap": "online.resyncing",
    "stream.closed": "disconnected",
    "stream.refused": "stopped",
    "done refetch": "online.live",
    "error refetch": "disconnected",
    "error openStream": "disconnected",
    "after connectTimeout": "disconnected",
    "after heartbeatTimeout": "online.stale",
    "after staleTimeout": "disconnected",
    "after refetchTimeout": "disconnected",
    "after backoff": "online.connecting",
  },
  states: {
    stopped: {
      sees: "로그인 전이라 배당 연결이 없다",
      noTags: ["fresh", "connected", "busy", "lost"],
      can: ["connection.start"],
      cannot: ["connection.retry", "connection.stop"],
    },
    "online.connecting": {
      sees: "연결 중이라 베팅할 수 없다",
      tags: ["busy"],
      noTags: ["fresh", "connected", "lost"],
      can: ["connection.stop", "stream.opened", "stream.closed", "stream.refused"],
    },
    "online.live": {
      sees: "실시간 배당이고 베팅할 수 있다",
      tags: ["fresh", "connected"],
      noTags: ["busy", "lost"],
      holds: ({ context }) => !context.owesRefetch,
      can: ["connection.stop", "stream.alive", "stream.gap", "stream.closed", "stream.refused"],
    },
    "online.stale": {
      sees: "배당이 멈춰 베팅할 수 없다",
      tags: ["connected"],
      noTags: ["fresh", "lost"],
      can: ["connection.retry", "connection.stop", "stream.alive", "stream.gap", "stream.closed", "stream.refused"],
    },
    "online.resyncing": {
      sees: "배당을 다시 맞추는 중이라 베팅할 수 없다",
      tags: ["connected", "busy"],
      noTags: ["fresh", "lost"],
      holds: ({ context }) => context.owesRefetch,
      can: ["connection.stop", "stream.gap", "stream.closed", "stream.refused"],
    },
    disconnected: {
      sees: "연결이 끊겼고 다시 연결할 수 있다",
      tags: ["lost"],
      noTags: ["fresh", "connected"],
      can: ["connection.retry", "connection.stop"],
      holds: ({ context }) => context.attempt > 0,
    },
  },
  key: ({ context }) => ({ attempted: context.attempt > 0, owes: context.owesRefetch }),
  expectTold: ({ event }) => (event.type === "stream.refused" ? ["connection.refused"] : []),
  properties: liveConnectionProperties,
  invariants: {
    "each sign of life is waited for anew": ({ event, started }) =>
      event.type !== "stream.alive" || started.includes("after heartbeatTimeout") || started.includes("refetch"),
    "a line that stands is not given up while the server says so": ({ event, started }) =>
      event.type !== "stream.paused" || started.includes("after staleTimeout"),
    "what was missed is fetched after the last gap, not after the first": ({ event, started }) =>
      event.type !== "stream.gap" || started.includes("refetch"),
    "another line is opened, not the silent one kept": ({ event, started }) =>
      event.type !== "connection.retry" || started.includes("openStream"),
    "prices are live only while nothing is missing": ({ after }) =>
      !after.hasTag("fresh") || !after.context.owesRefetch,
    "what is owed is settled by nothing but a refetch": ({ before, event, after }) =>
      !before?.context.owesRefetch || after.context.owesRefetch || event.type === "xstate.done.actor.refetch",
    "a stream is open exactly while online": ({ after }) =>
      ("openStream" in after.children && after.children.openStream !== undefined) === after.matches("online"),
    "attempts are forgotten at a heartbeat or a start only": ({ before, event, after }) =>
      before === null ||
      after.context.attempt >= before.context.attempt ||
      ["stream.alive", "connection.start"].includes(event.type),
  },
});
