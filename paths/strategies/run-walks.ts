// Walks generated paths on the running machine; what fails is shrunk to the fewest events that still fail.
import { WalkFailure } from "../lib/walk-failure.ts";
import { walkHeadless, type WalkLog } from "../lib/walk.ts";
import type { Path } from "../lib/tour.ts";
import type { Generated } from "./choose.ts";
import { shrink } from "./walk.ts";

export interface Failed {
  /** With the shortest path that still fails alone. */
  shrunk: Generated;
  /** Of that path. */
  failure: WalkFailure;
}

type Walked = Pick<Generated, "model" | "graph">;

async function failureOf({ model, graph }: Walked, path: Path, log?: WalkLog): Promise<WalkFailure | null> {
  try {
    await walkHeadless(model, graph, path, log ?? { taken: new Set(), seen: new Set() });
    return null;
  } catch (error) {
    if (error instanceof WalkFailure) return error;
    throw error;
  }
}

/** Walks one path; null when it holds, else how its shortest form fails. */
export async function walkOrShrink(one: Walked, path: Path, log?: WalkLog): Promise<WalkFailure | null> {
  const failure = await failureOf(one, path, log);
  if (failure === null) return null;
  const shortest = await shrink(one.graph, path, async (tried) => (await failureOf(one, tried)) !== null);
  return (await failureOf(one, shortest)) ?? failure;
}

/** One entry for each model of which a path fails; none when all hold. */
export async function walkAndShrink(all: readonly Generated[]): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const one of all)
    for (const path of one.paths) {
      const failure = await walkOrShrink(one, path);
      if (failure) failed.push({ shrunk: { ...one, paths: [failure.path] }, failure });
    }
  return failed;
}
