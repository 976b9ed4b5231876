import { anyOrder, defineMutants } from "../../../paths/lib/mutant-notes.ts";
import { submissionEquivalents } from "../command/submission-parts.paths.ts";

export const placementMutants = defineMutants({
  sources: ["placement.actions.ts"],
  equivalent: {
    ...submissionEquivalents({
      outcomes: ["isAccepted", "isPending", "isBetRefused"],
      refusals: ["isRefused", "isPriceChanged"],
    }),
    ...anyOrder("a bet stands in one way", ["pendingAcceptance bet.changed [isOwnBetAccepted]"]),
  },
});
