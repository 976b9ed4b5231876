// Which steps a reader asked for.
import { isIn } from "../lib/chart.ts";
import type { Edge, Graph } from "../lib/graph.ts";

export interface Filter {
  /** Only steps that begin in this state or in one that it holds. */
  from?: string | undefined;
  /** Only steps that enter this state. */
  to?: string | undefined;
  /** Only steps of this event. */
  event?: string | undefined;
}

export function wantedBy(graph: Graph, { from, to, event }: Filter): (edge: Edge) => boolean {
  const stands = (vertex: number, state: string): boolean => {
    const snapshot = graph.snapshots[vertex];
    return snapshot !== undefined && isIn(snapshot, state);
  };
  return (edge) =>
    (event === undefined || edge.event.type === event) &&
    (from === undefined || stands(edge.from, from)) &&
    (to === undefined || (stands(edge.to, to) && !stands(edge.from, to)));
}
