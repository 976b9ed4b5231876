import { all, defineMutants } from "../../../paths/lib/mutant-notes.ts";
import { submissionEquivalents } from "../command/submission-parts.paths.ts";

export const tetherDepositMutants = defineMutants({
  boundaries: { "src/domain/wallet/tether.ts": ["isTetherAmount"] },
  equivalent: {
    ...submissionEquivalents({ outcomes: ["isFound", "isRefused"], refusals: ["isDone"] }),
    ...all("the window was given up, and its address forgotten, before the lookup", [
      "action dropped: reconciling xstate.done.actor.findCommand [isRateMoved]: forgetAddress",
      "action dropped: withdrawing xstate.done.actor.withdrawCommand [isRateMoved]: forgetAddress",
    ]),
  },
});
