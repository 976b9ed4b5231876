// Walks generated paths on the running machine; what fails is shrunk to the fewest events that still fail.
import { walkHeadless } from "../lib/walk.ts";
import type { Path } from "../lib/tour.ts";
import type { Generated } from "./choose.ts";
import { shrink } from "./walk.ts";

export interface Failed {
  shrunk: Generated;
  error: string;
}

async function errorOf({ model, graph }: Generated, path: Path): Promise<string | null> {
  try {
    await walkHeadless(model, graph, path, { taken: new Set(), seen: new Set() });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** One entry for each model of which a path fails; none when all hold. */
export async function walkAndShrink(all: readonly Generated[]): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const one of all)
    for (const path of one.paths) {
      if ((await errorOf(one, path)) === null) continue;
      const shortest = await shrink(one.graph, path, async (tried) => (await errorOf(one, tried)) !== null);
      failed.push({ shrunk: { ...one, paths: [shortest] }, error: (await errorOf(one, shortest)) ?? "" });
    }
  return failed;
}
