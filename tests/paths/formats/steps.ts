// What a step shows, for every format.
import type { AnyMachineSnapshot } from "xstate";
import { isIn, leavesOf } from "../lib/chart.ts";
import type { Graph } from "../lib/graph.ts";
import type { PathModel } from "../lib/model.ts";
import type { Path } from "../lib/tour.ts";

export function snapshotAt(graph: Graph, vertex: number): AnyMachineSnapshot {
  const snapshot = graph.snapshots[vertex];
  if (!snapshot) throw new Error(`the graph has no vertex ${vertex}`);
  return snapshot;
}

/** The active leaves, as one name. */
export function stateAt(graph: Graph, vertex: number): string {
  return leavesOf(snapshotAt(graph, vertex)).join(" & ");
}

/** What a person sees in a state, in the words of its facts. */
export function seenAt(model: PathModel, graph: Graph, vertex: number): string[] {
  const snapshot = snapshotAt(graph, vertex);
  const active = Object.entries(model.states).filter(([state]) => isIn(snapshot, state));
  return [...new Set(active.map(([, facts]) => facts.sees))].filter((sees) => sees !== "");
}

export function startOf(path: Path): number {
  return path[0]?.from ?? 0;
}

/** What the schema says of each event. */
export function describedEvents({ schema }: PathModel): Readonly<Record<string, string>> {
  return Array.isArray(schema.events) ? {} : (schema.events as Readonly<Record<string, string>>);
}
