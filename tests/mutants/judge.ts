// Whether the walks of a machine notice a mutant of it. The paths are drawn on the machine as it is and walked
// on the mutant, and three judges look on: the sentences that people wrote without the chart (`holds`, effects, outputs,
// lengths of timers, invariants), the tags and possible events of each state, and the state that the path expects. The
// second and the third repeat the chart, so they count apart. The sentences are held against every edge too.
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { isIn } from "../../paths/lib/chart.ts";
import { assertEdges } from "../../paths/lib/edges.ts";
import { exploreModel, type Graph } from "../../paths/lib/graph.ts";
import { HeadlessRun } from "../../paths/lib/headless.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { stateKey } from "../../paths/lib/state-key.ts";
import { Told } from "../../paths/lib/told.ts";
import type { Path } from "../../paths/lib/tour.ts";
import { assertFacts, assertSentences } from "../../paths/lib/walk.ts";
import type { Mutant } from "./mutant.ts";

/** Who noticed, and what was said. */
export type Verdict = { by: Judge; said: string } | null;

const JUDGES = ["sentence", "facts", "state"] as const;
export type Judge = (typeof JUDGES)[number];

/** The better witness of two: sentences before facts, facts before the state. */
function better(one: Verdict, other: Verdict): Verdict {
  if (one === null || other === null) return one ?? other;
  return JUDGES.indexOf(other.by) < JUDGES.indexOf(one.by) ? other : one;
}

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
  // What has come to its end takes nothing, though its chart would.
  if (after.status !== "active") return null;
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
    return { by: "sentence", said: `it cannot be made: ${wordsOf(error)}` };
  }
  // Who listens for errors gets them; else the library throws them into the void.
  run.actor.subscribe({ error: () => undefined });
  let verdict: Verdict = null;
  try {
    for (const edge of [null, ...path]) {
      const before: AnyMachineSnapshot | null = edge && run.snapshot;
      // A machine that has come to its end hears nothing more; what follows would be another path.
      if (before !== null && before.status !== "active")
        return better(verdict, { by: "state", said: "it has come to its end" });
      const event: EventObject = edge?.event ?? { type: "xstate.init" };
      try {
        if (edge === null) run.start();
        else await run.perform(event);
      } catch (error) {
        // The step cannot be done: no such actor or timer runs. What follows would be another path.
        return better(verdict, { by: "state", said: `${event.type}: ${wordsOf(error)}` });
      }
      const after = run.snapshot;
      const label = edge?.label ?? event.type;
      const step = { before, event, label, after, effects: run.takeEffects(), ...told.take(), isRefused: false };
      try {
        if (after.status === "error") throw after.error;
        assertSentences(mutated, step);
      } catch (error) {
        return { by: "sentence", said: `${event.type}: ${wordsOf(error)}` };
      }
      if (verdict?.by === "facts") continue;
      try {
        assertFacts(mutated, step);
      } catch (error) {
        verdict = { by: "facts", said: `${event.type}: ${wordsOf(error)}` };
        continue;
      }
      if (verdict !== null) continue;
      let said: string | null;
      try {
        said = unexpected(walks, after, edge?.to ?? 0);
      } catch (error) {
        // A guard that throws where the page asks what can be done.
        said = wordsOf(error);
      }
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
    if (found?.by === "sentence") return found;
    verdict = better(verdict, found);
  }
  return verdict;
}

/** Graphs with more edges than this take too long to explore for each mutant. */
const MOST_EDGES = 6_000;

/** Holds the sentences against every edge of the mutant's own graphs. */
export async function judgeAllEdges(all: readonly Walks[], mutant: Mutant): Promise<Verdict> {
  const machine = await mutant.make();
  for (const { model, graph } of all) {
    const found = graph.edges.length > MOST_EDGES ? null : judgeEdges({ ...model, machine });
    if (found) return found;
  }
  return null;
}

function judgeEdges(model: PathModel): Verdict {
  let graph: Graph;
  try {
    graph = exploreModel(model);
  } catch {
    // It cannot be explored to its end: another judge answers.
    return null;
  }
  try {
    assertEdges(model, graph);
  } catch (error) {
    return { by: "sentence", said: wordsOf(error) };
  }
  return null;
}
