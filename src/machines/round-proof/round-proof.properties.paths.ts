// What holds of a whole walk of verifying rounds.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { comes, isIn, not, starts } from "../command/submission.properties.paths.ts";
import type { roundProofMachine } from "./round-proof.machine.ts";

export const roundProofProperties: Properties<typeof roundProofMachine> = {
  "a round that could not be verified is not called so before it was": after(
    isIn("failed"),
    not(isIn("verified")),
    comes("xstate.done.actor.verifyRound"),
  ),
  "each look at a round ends in its proof or in a failure": respond(starts("verifyRound"), isIn("verified", "failed"), {
    steps: 1,
  }),
};
