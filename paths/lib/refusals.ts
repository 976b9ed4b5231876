// Refusals as steps: an event that comes and that no branch takes is tried too, and nothing may come of it.
import type { AnyMachineSnapshot, EventObject } from "xstate";
import { guardRefusals, refusalsAt, refusalsOf } from "./guard-outcomes.ts";
import { timersOf } from "./chart.ts";
import type { Edge, Graph } from "./graph.ts";
import { caseLabel, type PathModel } from "./model.ts";
import type { Path } from "./tour.ts";

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
    ...model.cases.map((one) => ({ event: one.make(snapshot), label: caseLabel(one) })),
    ...timersOf(snapshot).map((type) => ({ event: { type }, label: type })),
  ];
}

/** True for a refusal that is tried. */
export function isTry(edge: Edge): boolean {
  return edge.transitions.length === 0;
}

const wholes = new WeakMap<Graph, Graph>();

/**
 * The graph with the refusals of what is sent as steps of their own: each by each case is a target. What ends or runs
 * out comes once, and is no such step. Made once for each graph.
 */
export function withRefusals(model: PathModel, graph: Graph): Graph {
  const known = wholes.get(graph);
  if (known) return known;
  const whole = withTries(model, graph);
  wholes.set(graph, whole);
  return whole;
}

function withTries(model: PathModel, graph: Graph): Graph {
  const byCase = (ids: readonly string[], { label }: Edge): string[] => ids.map((id) => `${id} (${label})`);
  const tries = refusalEdges(model, graph);
  const out = graph.out.map((edges, vertex) => [
    ...edges.map((edge) => {
      const beside = byCase(refusalsBeside(model, graph, edge), edge);
      return beside.length === 0 ? edge : { ...edge, covers: [edge.target, ...beside, ...edge.followers] };
    }),
    ...(tries[vertex] ?? [])
      .filter(({ event }) => !event.type.startsWith("xstate."))
      .map((edge) => ({ ...edge, covers: byCase(edge.covers ?? [], edge) })),
  ]);
  return { ...graph, edges: out.flat(), out };
}

/** The refusals that a path shows: tried, beside what is taken, and of states at rest. */
export function refusalsOn(model: PathModel, graph: Graph, path: Path): string[] {
  return [
    ...path.flatMap((edge) => refusalsBeside(model, graph, edge)),
    ...restingRefusals(model, graph, [path[0]?.from ?? 0, ...path.map((edge) => edge.to)]),
  ];
}
