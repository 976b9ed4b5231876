import { defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const chunkReloadMutants = defineMutants({
  boundaries: { "src/domain/chunk-reload.ts": ["mayReload"] },
});
