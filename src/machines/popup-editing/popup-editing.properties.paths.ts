// What holds of a whole walk of a popup that two operators edit at once.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not } from "../command/submission.properties.paths.ts";
import type { popupEditingMachine } from "./popup-editing.machine.ts";

const isChosen = ({ event }: { event: { type: string } }): boolean =>
  event.type === "popup.keepMine" || event.type === "popup.takeTheirs";

export const popupEditingProperties: Properties<typeof popupEditingMachine> = {
  "what another has saved is not saved over before it is chosen which goes on": after(
    ({ event }) => event.type === "popup.moved",
    not(isIn("editing", "saved")),
    isChosen,
  ),
  "what another has saved is read before it is chosen which goes on": after(
    ({ event }) => event.type === "popup.moved" || event.type === "popup.again",
    ({ after: now }) => !now.hasTag("mayKeep") && !now.hasTag("mayTake"),
    ({ event }) => event.type === "xstate.done.actor.readTheirs",
  ),
  "who has chosen is asked no more until another version stands there": after(
    isChosen,
    ({ after: now }) => now.context.theirs === null && !now.hasTag("held"),
    ({ event }) => event.type === "popup.moved",
  ),
  "who goes on with theirs has it in the form": after(
    ({ event }) => event.type === "popup.takeTheirs",
    ({ after: now }) => now.context.taken !== null,
  ),
};
