import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

const PLACED = "xstate.done.actor.placeBet";
const FOUND = "xstate.done.actor.findBet";
const GIVEN_UP = "xstate.done.actor.withdrawBet";

export const placementMutants = defineMutants({
  sources: ["placement.actions.ts"],
  equivalent: {
    ...anyOrder("an answer is of one kind, and a bet stands in one way", [
      ...["isAccepted", "isPending", "isRefused", "isRejected", "isPriceChanged"].map(
        (guard) => `submitting ${PLACED} [${guard}]`,
      ),
      ...["isAccepted", "isPending", "isRefused", "isAbsent"].map((guard) => `reconciling ${FOUND} [${guard}]`),
      ...["isAccepted", "isPending", "isRefused", "isWithdrawn"].map((guard) => `withdrawing ${GIVEN_UP} [${guard}]`),
      "pendingAcceptance bet.changed [isOwnBetAccepted]",
    ]),
    [`guards swapped: submitting ${PLACED} [isRefused] and the next`]:
      "both lead to rejected and keep the answer in the same way",
  },
});
