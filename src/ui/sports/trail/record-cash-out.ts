// What the page keeps of a cash-out, for a dispute. Loaded beside the panel: no cash-out waits for it.
import type { ActorRefFrom } from "xstate";
import type { ApiClient } from "../../../api/client/client.ts";
import type { cashOutMachine } from "../../../machines/cash-out/cash-out.machine.ts";
import { cashOutTrail } from "../../../machines/trail/cash-out-trail.ts";
import type { TrailWords } from "../../../machines/trail/trail.ts";
import type { HeardSoFar } from "./hear.ts";
import { record } from "./recorder.ts";
import { trailStore } from "./trail-store.ts";

/** Returns the end of it. */
export const recordCashOut =
  (api: ApiClient, actor: ActorRefFrom<typeof cashOutMachine>) =>
  (heard: HeardSoFar): (() => void) => {
    const { owner, betId } = actor.getSnapshot().context;
    const store = trailStore({ api, owner, name: betId, storage: localStorage });
    return record({ actor, words: cashOutTrail as unknown as TrailWords, store, heard });
  };
