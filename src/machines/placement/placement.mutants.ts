import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

const PLACED = "xstate.done.actor.placeBet";
const FOUND = "xstate.done.actor.findBet";
const GIVEN_UP = "xstate.done.actor.withdrawBet";

export const placementMutants = defineMutants({
  sources: ["placement.actions.ts"],
  equivalent: {
    ...anyOrder("an answer is of one kind, and a bet stands in one way", [
      ...["isAccepted", "isPending", "isBetRefused", "isSessionEnded", "isRefused"].map(
        (guard) => `sending ${PLACED} [${guard}]`,
      ),
      ...["isAccepted", "isPending", "isBetRefused", "isSessionEnded"].map(
        (guard) => `reconciling ${FOUND} [${guard}]`,
      ),
      ...["isAccepted", "isPending", "isBetRefused", "isSessionEnded"].map(
        (guard) => `withdrawing ${GIVEN_UP} [${guard}]`,
      ),
      "pendingAcceptance bet.changed [isOwnBetAccepted]",
    ]),
  },
});
