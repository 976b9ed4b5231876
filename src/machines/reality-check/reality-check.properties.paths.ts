// What holds of a whole walk of the reminder of time spent.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, starts } from "../command/submission.properties.paths.ts";
import type { realityCheckMachine } from "./reality-check.machine.ts";

export const realityCheckProperties: Properties<typeof realityCheckMachine> = {
  "nobody is reminded once the session is over": after(
    ({ event }) => event.type === "reminder.stop",
    ({ after: now, started }) => !now.hasTag("shown") && started.length === 0,
    ({ event }) => event.type === "reminder.ask",
  ),
  "who logs out by the reminder is reminded no more": after(
    ({ event }) => event.type === "reminder.leave",
    ({ after: now, started }) => !now.hasTag("shown") && started.length === 0,
    ({ event }) => event.type === "reminder.ask",
  ),
  "what could not be read is asked for again within thirty seconds": respond(
    isIn("failed"),
    starts("readLogin"),
    { ms: 30_000 },
    isIn("off"),
  ),
};
