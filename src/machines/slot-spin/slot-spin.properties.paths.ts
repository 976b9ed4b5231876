// What holds of a whole walk of spinning the slot.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not, starts, submissionProperties } from "../command/submission.properties.paths.ts";
import type { slotSpinMachine } from "./slot-spin.machine.ts";

export const slotSpinProperties: Properties<typeof slotSpinMachine> = {
  ...submissionProperties({
    outcomes: ["stopping", "resting", "free", "over"],
    waits: [],
    home: "resting",
    inside: "spinning",
  }),
  "no spin is begun while the reels turn": after(isIn("stopping"), not(starts("storeIntent")), isIn("resting", "free")),
  "who has no visit any more asks for nothing": after(
    ({ event }) => "error" in event && JSON.stringify(event.error) === '{"status":401}',
    ({ started }) => started.length === 0,
  ),
};
