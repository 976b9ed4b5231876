import { defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const chunkReloadMutants = defineMutants({
  boundaries: { "src/domain/frame/chunk-reload.ts": ["mayReload"] },
});
