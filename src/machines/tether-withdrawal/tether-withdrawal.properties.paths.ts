// What holds of a whole walk of exchanging for tether.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not, starts, submissionProperties } from "../command/submission.properties.paths.ts";
import type { tetherWithdrawalMachine } from "./tether-withdrawal.machine.ts";

export const tetherWithdrawalProperties: Properties<typeof tetherWithdrawalMachine> = {
  ...submissionProperties({ outcomes: ["closed", "open.confirming", "refused"], waits: [], home: "closed" }),
  "nothing is asked for while tether is under maintenance": after(
    ({ event }) => "output" in event && JSON.stringify(event.output) === '{"tetherMaintenanceFlag":1}',
    isIn("closed"),
    ({ event }) => event.type === "tether.open",
  ),
  "an exchange that was requested leaves once": after(
    isIn("closed.requested"),
    (step) => not(starts("storeIntent"))(step) && not(starts("sendCommand"))(step),
    ({ event }) => event.type === "tether.confirm",
  ),
  "a rate that moved is taken by a press alone": after(
    ({ after: now }) => now.matches({ open: "confirming" }) && now.context.moved !== null,
    not(starts("storeIntent")),
    ({ event }) => event.type === "tether.confirm",
  ),
};
