// Whether the walks of a machine notice a mutant of it. The paths are drawn on the machine as it is and walked
// on the mutant, and two judges look on: what people wrote down of each step (facts, effects, what is told,
// invariants), and the state that the path expects. The second repeats the chart, so it counts apart.
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { isIn } from "../../paths/lib/chart.ts";
import type { Graph } from "../../paths/lib/graph.ts";
import { HeadlessRun } from "../../paths/lib/headless.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { stateKey } from "../../paths/lib/state-key.ts";
import { Told } from "../../paths/lib/told.ts";
import type { Path } from "../../paths/lib/tour.ts";
import { assertStep } from "../../paths/lib/walk.ts";
import type { Mutant } from "./mutant.ts";

/** Who noticed, and what was said. */
export type Verdict =
  | { by: "oracle"; said: string }
  /** Only the expected state gave it away. */
  | { by: "state"; said: string }
  | null;

export interface Walks {
  model: PathModel;
  graph: Graph;
  paths: readonly Path[];
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The first step of a path at which the change comes into play; beyond the end when none does. */
function firstNear({ graph }: Walks, path: Path, { transitions, state }: Mutant["near"]): number {
  const isNear = (edge: Path[number]): boolean => {
    if ([...edge.transitions, ...edge.followers].some((id) => transitions.includes(id))) return true;
    const to = graph.snapshots[edge.to];
    return state !== null && to !== undefined && isIn(to, state);
  };
  const place = path.findIndex(isNear);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

/** How a snapshot differs from the vertex where it should stand: in its state, or by taking what is refused there. */
function unexpected({ model, graph }: Walks, after: AnyMachineSnapshot, vertex: number): string | null {
  const expected = graph.snapshots[vertex];
  if (!expected) return null;
  if (stateKey(model, after) !== stateKey(model, expected)) return `stands in ${JSON.stringify(after.value)}`;
  const possible = new Set(graph.out[vertex]?.map((edge) => edge.label));
  const taken = model.cases.find((one) => !possible.has(`${one.type}/${one.name}`) && after.can(one.make(after)));
  return taken ? `${taken.type}/${taken.name} should be refused` : null;
}

async function walk(walks: Walks, machine: AnyStateMachine, path: Path): Promise<Verdict> {
  const mutated = { ...walks.model, machine };
  const told = new Told();
  let run: HeadlessRun;
  try {
    run = new HeadlessRun(mutated, new Set(), { inspect: told.hear });
  } catch (error) {
    return { by: "oracle", said: `it cannot be made: ${wordsOf(error)}` };
  }
  // Who listens for errors gets them; else the library throws them into the void.
  run.actor.subscribe({ error: () => undefined });
  let verdict: Verdict = null;
  try {
    for (const edge of [null, ...path]) {
      const before: AnyMachineSnapshot | null = edge && run.snapshot;
      // A machine that has come to its end hears nothing more; what follows would be another path.
      if (before !== null && before.status !== "active")
        return verdict ?? { by: "state", said: "it has come to its end" };
      const event: EventObject = edge?.event ?? { type: "xstate.init" };
      try {
        if (edge === null) run.start();
        else await run.perform(event);
      } catch (error) {
        // The step cannot be done: no such actor or timer runs. What follows would be another path.
        return verdict ?? { by: "state", said: `${event.type}: ${wordsOf(error)}` };
      }
      const after = run.snapshot;
      try {
        if (after.status === "error") throw after.error;
        assertStep(mutated, { before, event, after, effects: run.takeEffects(), ...told.take(), isRefused: false });
      } catch (error) {
        return { by: "oracle", said: `${event.type}: ${wordsOf(error)}` };
      }
      const said: string | null = verdict === null ? unexpected(walks, after, edge?.to ?? 0) : null;
      if (said !== null) verdict = { by: "state", said: `${event.type}: ${said}` };
    }
  } finally {
    run.stop();
  }
  return verdict;
}

/** Walks a mutant until people's own words give it away, else all paths; null when nothing noticed. */
export async function judge(all: readonly Walks[], mutant: Mutant): Promise<Verdict> {
  const machine = await mutant.make();
  const queue = all
    .flatMap((walks) => walks.paths.map((path) => ({ walks, path, place: firstNear(walks, path, mutant.near) })))
    .toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place));
  let verdict: Verdict = null;
  for (const { walks, path } of queue) {
    const found = await walk(walks, machine, path);
    if (found?.by === "oracle") return found;
    verdict ??= found;
  }
  return verdict;
}
