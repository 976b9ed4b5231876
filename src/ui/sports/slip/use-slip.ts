import { useSyncExternalStore } from "react";
import type { SlipShown } from "../../../machines/betting/betting.schema.ts";
import type { BettingSlip } from "./betting.ts";

/** What a component shows of its slip and of the bet: the one way to read them. `select` gives the same for the same. */
export function useSlip<Selected>(betting: BettingSlip, select: (shown: SlipShown) => Selected): Selected {
  return useSyncExternalStore(betting.subscribe, () => select(betting.shown()));
}
