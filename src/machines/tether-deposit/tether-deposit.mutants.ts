import { anyOrder, defineMutants } from "../../../paths/lib/mutant-notes.ts";
import { submissionEquivalents } from "../command/submission-parts.paths.ts";

export const tetherDepositMutants = defineMutants({
  boundaries: { "src/domain/wallet/tether.ts": ["isTetherAmount"] },
  equivalent: {
    ...submissionEquivalents({ done: "isFound" }),
    ...anyOrder("an answer is of one kind", ["sending xstate.done.actor.sendCommand [isSessionEnded]"]),
  },
});
