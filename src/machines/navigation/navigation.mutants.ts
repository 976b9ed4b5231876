import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

export const navigationMutants = defineMutants({
  equivalent: {
    ...anyOrder("a decision to stop is no redirect", ["maintenance xstate.done.actor.askMaintenance [isStop]"]),
    ...anyOrder("a guest is no member", ["maintenance xstate.done.actor.askMaintenance [isGuest]"]),
  },
});
