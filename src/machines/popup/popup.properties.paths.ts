// What holds of a whole walk of a popup.
import { after, never, type Properties } from "../../../paths/lib/properties.ts";
import { isIn } from "../command/submission.properties.paths.ts";
import type { popupMachine } from "./popup.machine.ts";
import type { SnapshotFrom } from "xstate";

const isHidden = ({ after: now }: { after: SnapshotFrom<typeof popupMachine> }): boolean => !now.hasTag("shown");

export const popupProperties: Properties<typeof popupMachine> = {
  "a popup whose body was pressed is not seen until the logout": after(
    isIn("dismissed"),
    isHidden,
    ({ event }) => event.type === "session.ended",
  ),
  "a popup that was closed is not seen until the logout": after(
    isIn("closed"),
    isHidden,
    ({ event }) => event.type === "session.ended",
  ),
  "a popup that was put off is not seen before its time": after(
    isIn("snoozed"),
    isHidden,
    ({ event, after: now }) =>
      event.type === "popup.refresh" && "now" in event && Number(event.now) >= (now.context.hideUntil ?? 0),
  ),
  "a popup that is switched off is not seen": never(
    ({ after: now }) => now.hasTag("shown") && !now.context.popup.visiableFlag,
  ),
};
