// What holds of a whole walk of a form that is a command.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, keptSubmissionProperties, not, starts } from "./submission.properties.paths.ts";
import type { commandMachine } from "./command.machine.ts";

export const commandProperties: Properties<typeof commandMachine> = {
  ...keptSubmissionProperties({ outcomes: ["done", "refused"], waits: [], home: "editing" }),
  "what was asked about leaves by a yes alone": after(
    isIn("confirming"),
    not(starts("storeIntent")),
    (step) => step.event.type === "command.confirm" || isIn("editing")(step),
  ),
  "what is done is not sent again until it is sent anew": after(
    isIn("done"),
    (step) => not(starts("storeIntent"))(step) && not(starts("sendCommand"))(step),
    ({ event }) => event.type === "command.submit" || event.type === "command.confirm",
  ),
};
