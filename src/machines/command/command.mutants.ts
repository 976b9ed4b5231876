import { defineMutants } from "../../../paths/lib/mutant-notes.ts";
import { submissionEquivalents } from "./submission-parts.paths.ts";

export const commandMutants = defineMutants({ sources: ["command.actions.ts"], equivalent: submissionEquivalents() });
