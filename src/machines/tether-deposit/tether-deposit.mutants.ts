import { defineMutants } from "../../../paths/lib/mutant-notes.ts";
import { submissionEquivalents } from "../command/submission-parts.paths.ts";

export const tetherDepositMutants = defineMutants({
  boundaries: { "src/domain/wallet/tether.ts": ["isTetherAmount"] },
  equivalent: submissionEquivalents({ outcomes: ["isFound", "isRefused"], refusals: ["isDone"] }),
});
