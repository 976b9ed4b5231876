// The shortest way to each state of the chart, or to each step that a reader asked for.
import { leavesOf } from "../lib/chart.ts";
import type { Edge, Graph } from "../lib/graph.ts";
import type { Path } from "../lib/tour.ts";
import { wayTo } from "../lib/way.ts";

/** One path for each set of leaves that can be active together. */
export function shortestPaths(graph: Graph): Path[] {
  const paths = new Map<string, Path>();
  const cameBy = new Map<number, Edge[]>([[0, []]]);
  for (const [vertex, way] of cameBy) {
    const snapshot = graph.snapshots[vertex];
    const state = snapshot ? leavesOf(snapshot).join(" & ") : "";
    if (!paths.has(state)) paths.set(state, way);
    for (const edge of graph.out[vertex] ?? []) if (!cameBy.has(edge.to)) cameBy.set(edge.to, [...way, edge]);
  }
  return [...paths.values()];
}

/** One path for each target among the wanted steps. */
export function shortestPathsTo(graph: Graph, isWanted: (edge: Edge) => boolean): Path[] {
  const targets = new Set(graph.edges.filter(isWanted).map((edge) => edge.target));
  return [...targets].flatMap((target) => {
    const way = wayTo(graph.out, 0, (edge) => edge.target === target && isWanted(edge));
    return way ? [way] : [];
  });
}
