import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

export const maintenanceGateMutants = defineMutants({
  equivalent: anyOrder("a decision to stop is no decision to redirect", [
    "reading xstate.done.actor.readMaintenance [isStopped]",
    "reading xstate.error.actor.readMaintenance [isStoppedAsKnown]",
  ]),
});
