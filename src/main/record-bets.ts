// What the page keeps of the bets of a slip, for a dispute. Loaded after the slips: no bet waits for it.
import type { ApiClient } from "../api/client/client.ts";
import type { SlipName } from "../domain/sports/slip/slips.ts";
import type { SlipPair } from "../machines/betting/betting.schema.ts";
import { placementTrail } from "../machines/trail/placement-trail.ts";
import type { TrailWords } from "../machines/trail/trail.ts";
import type { HeardSoFar } from "../ui/sports/trail/hear.ts";
import { record } from "../ui/sports/trail/recorder.ts";
import { trailStore } from "../ui/sports/trail/trail-store.ts";

interface RecordedBets {
  placement: SlipPair["placement"];
  api: ApiClient;
  owner: string;
  name: SlipName;
  storage: Storage;
}

/** Returns the end of it. */
export const recordBets =
  ({ placement: actor, ...more }: RecordedBets) =>
  (heard: HeardSoFar): (() => void) =>
    record({ actor, words: placementTrail as unknown as TrailWords, store: trailStore(more), heard });
