// What holds of a whole walk of an operator's queue.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not } from "../command/submission.properties.paths.ts";
import type { leasedQueueMachine } from "./leased-queue.machine.ts";

export const leasedQueueProperties: Properties<typeof leasedQueueMachine> = {
  "rows that were lost are decided about once they are held again": after(
    isIn("lost"),
    not(isIn("deciding")),
    ({ event }) => event.type === "leases.read" || event.type === "work.open",
  ),
  "what was decided is worked on no more until it is opened": after(
    ({ before, event, after: now }) =>
      event.type === "report.told" && before?.matches("deciding") === true && now.matches("browsing"),
    ({ after: now }) => now.context.work === null && !now.hasTag("working"),
    ({ event }) => event.type === "work.open",
  ),
};
