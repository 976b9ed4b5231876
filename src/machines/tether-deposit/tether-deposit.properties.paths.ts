// What holds of a whole walk of charging tether.
import { after, never, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not, starts, submissionProperties } from "../command/submission.properties.paths.ts";
import type { tetherDepositMachine } from "./tether-deposit.machine.ts";

export const tetherDepositProperties: Properties<typeof tetherDepositMachine> = {
  ...submissionProperties({ outcomes: ["closed", "open.confirming", "refused"], waits: [], home: "closed" }),
  "nothing is asked for while tether is under maintenance": after(
    ({ event }) => "output" in event && JSON.stringify(event.output) === '{"tetherMaintenanceFlag":1}',
    isIn("closed"),
    ({ event }) => event.type === "tether.open",
  ),
  "a recorded charge is recorded once": after(
    isIn("closed.paying"),
    (step) => not(starts("storeIntent"))(step) && not(starts("sendCommand"))(step),
    ({ event }) => event.type === "tether.confirm",
  ),
  "an address that is not secure is never recorded": never(
    ({ event, started }) =>
      "output" in event && event.output === "http://pay.example/d/1" && started.includes("storeIntent"),
  ),
  "a rate that moved is taken by a press alone": after(
    ({ after: now }) => now.matches({ open: "confirming" }) && now.context.moved !== null,
    (step) => not(starts("storeIntent"))(step) && not(starts("readDepositUrl"))(step),
    ({ event }) => event.type === "tether.confirm",
  ),
};
