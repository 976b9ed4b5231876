// What holds of a whole walk of the dialogs.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn } from "../command/submission.properties.paths.ts";
import type { dialogsMachine } from "./dialogs.machine.ts";

export const dialogsProperties: Properties<typeof dialogsMachine> = {
  "an alert stands until it is read": after(
    isIn("alert.open"),
    isIn("alert.open"),
    ({ event }) => event.type === "alert.close" || event.type === "dialog.close",
  ),
  "a question stands until it is answered": after(isIn("confirm.open"), isIn("confirm.open"), ({ emitted }) =>
    emitted.some(({ type }) => type === "confirm.answered"),
  ),
};
