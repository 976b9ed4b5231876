import { defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const liveConnectionMutants = defineMutants({
  sources: ["backoff.ts"],
});
