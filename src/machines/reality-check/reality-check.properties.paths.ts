// What holds of a whole walk of the reminder of time spent.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, starts } from "../command/submission.properties.paths.ts";
import type { realityCheckMachine } from "./reality-check.machine.ts";

export const realityCheckProperties: Properties<typeof realityCheckMachine> = {
  "nobody is reminded once the session is over": after(
    ({ event, after: now }) => event.type === "reminder.stop" && now.matches("off"),
    ({ after: now, started }) => !now.hasTag("shown") && started.length === 0,
    ({ event }) => event.type === "reminder.ask",
  ),
  "a reminder stands until it is answered": after(isIn("on.shown"), isIn("on.shown"), ({ event }) =>
    event.type.startsWith("reminder."),
  ),
  "what could not be read is asked for again within thirty seconds": respond(
    isIn("failed"),
    starts("readLogin"),
    { ms: 30_000 },
    isIn("off"),
  ),
};
