import { anyOrder, defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const waitingNoticeMutants = defineMutants({
  equivalent: anyOrder("the browser says one thing of notifications, and each of these guards asks for another", [
    "off notice.restore [isStoredOn]",
    "asking xstate.done.actor.askPermission [isGranted]",
  ]),
});
