// Refusals as steps: an event that comes and that no branch takes is tried too, and nothing may come of it.
import type { AnyMachineSnapshot, EventObject } from "xstate";
import { guardRefusals, refusalsAt, refusalsOf } from "../../paths/guard-outcomes.ts";
import { timersOf } from "../../paths/lib/chart.ts";
import type { Edge, Graph } from "../../paths/lib/graph.ts";
import type { PathModel } from "../../paths/lib/model.ts";

const ALWAYS = " always [none]";

/** For each vertex the events that are refused there, one a case; refusals without an event need no step. */
export function refusalEdges(model: PathModel, graph: Graph): Edge[][] {
  const isRefusable = guardRefusals(model.machine).some((id) => !id.endsWith(ALWAYS));
  return graph.snapshots.map((snapshot, vertex) => {
    if (!isRefusable || snapshot.status !== "active") return [];
    return casesIn(model, snapshot).flatMap(({ event, label }): Edge[] => {
      if (snapshot.can(event)) return [];
      const covers = refusalsOf(model.machine, snapshot, event);
      const target = `${covers.join(" + ")} (${label})`;
      return covers.length === 0
        ? []
        : [{ from: vertex, to: vertex, event, label, transitions: [], followers: [], target, covers }];
    });
  });
}

/** The refusals of states beside the ones that take the event of an edge. */
export function refusalsBeside(model: PathModel, graph: Graph, edge: Edge): string[] {
  const snapshot = graph.snapshots[edge.from];
  return snapshot ? refusalsOf(model.machine, snapshot, edge.event) : [];
}

/** Refusals without an event: a state at rest shows them. */
export function restingRefusals(model: PathModel, graph: Graph, vertices: Iterable<number>): string[] {
  return [...refusalsAt(model, graph, vertices)].filter((id) => id.endsWith(ALWAYS));
}

function casesIn(model: PathModel, snapshot: AnyMachineSnapshot): { event: EventObject; label: string }[] {
  return [
    ...model.cases.map((one) => ({ event: one.make(snapshot), label: `${one.type}/${one.name}` })),
    ...timersOf(snapshot).map((type) => ({ event: { type }, label: type })),
  ];
}
