// What holds of a whole walk of the slip as a sheet.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not } from "../command/submission.properties.paths.ts";
import type { slipSheetMachine } from "./slip-sheet.machine.ts";

export const slipSheetProperties: Properties<typeof slipSheetMachine> = {
  "what can be put back is offered until its time is over": after(
    isIn("offering"),
    not(isIn("closed")),
    ({ event }) => event.type !== "slip.filled",
  ),
};
