// What holds of a whole walk of the list of popups.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { comes, starts } from "../command/submission.properties.paths.ts";
import type { popupListMachine } from "./popup-list.machine.ts";

export const popupListProperties: Properties<typeof popupListMachine> = {
  "a popup that was put off is remembered as long as the page stands": after(
    comes("popup.snoozed"),
    ({ after: { context } }) => Object.keys(context.hideTimes).length > 0,
  ),
  "a popup that was closed stays closed until the session ends or the list is read anew": after(
    comes("popup.dismissed"),
    ({ after: { context } }) => context.dismissed.length > 0,
    comes("session.ended", "xstate.done.actor.readPopups"),
  ),
  "word that popups changed leads to a reading that begins after it": respond(
    ({ before, event }) => event.type === "popups.changed" && before !== null && !before.matches("idle"),
    starts("readPopups"),
    { steps: 0 },
  ),
};
