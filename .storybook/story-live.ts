// The live line of a story, in the state that it wants.
import { createActor, fromCallback, fromPromise } from "xstate";
import { liveConnectionMachine } from "../src/machines/live-connection/live-connection.machine.ts";
import type { LiveConnectionEvent } from "../src/machines/live-connection/live-connection.schema.ts";
import type { LiveActor } from "../src/ui/sports/slip/betting.ts";
import { hideFields } from "./hide-fields.ts";

export type StoryLine = "connecting" | "live" | "stale" | "resyncing" | "disconnected";

export function createStoryLive(line: StoryLine = "live"): LiveActor {
  const hour = 3_600_000;
  const live = createActor(
    liveConnectionMachine.provide({
      actors: {
        openStream: fromCallback<LiveConnectionEvent>(({ sendBack }) => {
          if (line !== "connecting") sendBack({ type: "stream.opened", gap: line === "resyncing" });
          if (line === "disconnected") sendBack({ type: "stream.closed" });
        }),
        refetch: fromPromise<void>(() => new Promise<never>(() => {})),
      },
      delays: {
        connectTimeout: hour,
        heartbeatTimeout: line === "stale" ? 1 : hour,
        staleTimeout: hour,
        refetchTimeout: hour,
        backoff: hour,
      },
    }),
    { input: {} },
  ).start();
  live.send({ type: "connection.start" });
  return hideFields(live);
}
