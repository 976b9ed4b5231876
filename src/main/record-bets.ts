// What the page keeps of the bets of all slips, for a dispute. Loaded after the slips: no bet waits for it.
import type { ApiClient } from "../api/client/client.ts";
import { type EachSlip, SLIP_NAMES } from "../domain/sports/slip/slips.ts";
import type { SlipPair } from "../machines/betting/betting.schema.ts";
import { placementTrail } from "../machines/trail/placement-trail.ts";
import { record } from "../ui/sports/trail/recorder.ts";
import { trailStore } from "../ui/sports/trail/trail-store.ts";

interface RecordedBets {
  slips: EachSlip<Pick<SlipPair, "placement">>;
  api: ApiClient;
  owner: string;
  storage: Storage;
}

/** Returns the end of it. */
export function recordBets({ slips, api, owner, storage }: RecordedBets): () => void {
  const ends = SLIP_NAMES.map((name) =>
    record({ actor: slips[name].placement, words: placementTrail, store: trailStore({ api, owner, name, storage }) }),
  );
  return () => ends.forEach((end) => end());
}
