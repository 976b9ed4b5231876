import { all, defineMutants } from "../../../paths/lib/mutant-notes.ts";
import { submissionEquivalents } from "../command/submission-parts.paths.ts";

export const cashOutMutants = defineMutants({
  sources: ["cash-out.actions.ts"],
  equivalent: {
    ...submissionEquivalents({ outcomes: ["isPaid", "isWaiting", "isMoved", "isSuspended", "isRefused"] }),
    ...all("the branch does what the root does with an offer", ["transition dropped: moved cashOut.offered [else]"]),
    ...all("equal rates are no movement before they are compared", [
      "comparison: cash-out.actions.ts: is > was → is >= was",
    ]),
  },
});
