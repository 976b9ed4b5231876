// What the product knows of a failed step beside the walk: the cases by hand that take it, and its live story.
import type { FailureNotes } from "../../paths/formats/failure.ts";
import type { Edge } from "../../paths/lib/graph.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import type { WalkFailure } from "../../paths/lib/walk-failure.ts";
import { PATH_MODELS } from "../../tests/paths/registry.ts";
import { replayHref } from "../../workshop/machines/links.ts";
import { casesOfMachine, handsByMachine, keptNumbers } from "./hand-cases.ts";

/** The ids of the cases that take an edge; none where the cases of a broken machine cannot be made. */
async function casesWith(machine: string, edge: Edge): Promise<string[]> {
  const hand = (await handsByMachine())[machine];
  if (!hand) return [];
  try {
    const targets = edge.covers ?? [edge.target];
    const { cases } = casesOfMachine(machine, hand, keptNumbers(machine));
    return cases.filter(({ covers }) => targets.some((one) => covers.includes(one))).map(({ id }) => id);
  } catch {
    return [];
  }
}

/** The address of the live story after these steps, below that of `npm run storybook`; null for a model of no folder. */
export function storyAfter(model: PathModel, path: readonly Edge[]): string | null {
  const machine = model.machine.id;
  const place = (PATH_MODELS[machine] ?? []).indexOf(model);
  return place < 0 ? null : replayHref({ machine, model: place, steps: path.map(({ label }) => ({ label })) });
}

export async function failureNotes(
  { model }: { model: PathModel },
  { path, step: { number } }: WalkFailure,
): Promise<FailureNotes> {
  const edge = path[number - 1];
  const story = storyAfter(model, path.slice(0, Math.max(0, number - 1)));
  return {
    cases: edge ? await casesWith(model.machine.id, edge) : [],
    story: story && `npm run storybook › ${story}`,
  };
}
