import { defineMutants } from "../../../paths/lib/mutant-notes.ts";
import { submissionEquivalents } from "../command/submission-parts.paths.ts";

export const slotSpinMutants = defineMutants({ equivalent: submissionEquivalents({ within: "spinning." }) });
