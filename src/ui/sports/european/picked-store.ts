// Which selections of a fixture are in the slip. A list asks it once for each of its rows: one subscription to the slip
// serves them all, and they are called when the legs change.
import type { BettingSlip } from "../slip/betting.ts";
import { shareSubscription } from "./share-subscription.ts";

export interface PickedStore {
  /** The fixture's selections in the slip, each after a space. */
  read: (fixtureId: string) => string;
  subscribe: (listener: () => void) => () => void;
}

export function createPickedStore(betting: Pick<BettingSlip, "shown" | "subscribe">): PickedStore {
  const legsNow = () => betting.shown().slip.context.legs;
  let legs: ReturnType<typeof legsNow> = [];
  let picked = new Map<string, string>();

  /** Whether the legs are others than before. */
  function follow(): boolean {
    if (legs === legsNow()) return false;
    legs = legsNow();
    picked = new Map();
    for (const { entry } of legs)
      if (entry.kind === "fixture") picked.set(entry.fixtureId, `${picked.get(entry.fixtureId) ?? ""} ${entry.id}`);
    return true;
  }

  return {
    read(fixtureId) {
      follow();
      return picked.get(fixtureId) ?? "";
    },
    subscribe: shareSubscription((tell) =>
      betting.subscribe(() => {
        if (follow()) tell();
      }),
    ),
  };
}
