// Paths that take every target at least once. Greedy: always to the nearest edge that covers something
// new, back to the start where none can be reached. The same graph gives the same paths.
import type { Edge, Graph } from "./graph.ts";

export type Path = readonly Edge[];

/** The shortest way from a vertex to an edge that `isWanted`, that edge included; null when there is none. */
export function wayTo(graph: Graph, start: number, isWanted: (edge: Edge) => boolean): Edge[] | null {
  const cameBy = new Map<number, Edge | null>([[start, null]]);
  const queue = [start];
  for (let vertex = queue.shift(); vertex !== undefined; vertex = queue.shift()) {
    for (const edge of graph.out[vertex] ?? []) {
      if (isWanted(edge)) return [...wayBack(cameBy, vertex), edge];
      if (cameBy.has(edge.to)) continue;
      cameBy.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  return null;
}

function wayBack(cameBy: ReadonlyMap<number, Edge | null>, vertex: number): Edge[] {
  const way: Edge[] = [];
  for (let edge = cameBy.get(vertex); edge; edge = cameBy.get(edge.from)) way.unshift(edge);
  return way;
}

/** A tour of the graph's targets as paths from the initial state; a new path is a reset. */
export function transitionTour(graph: Graph): Path[] {
  const open = new Set(graph.edges.map((edge) => edge.target));
  const paths: Path[] = [];
  let path: Edge[] = [];
  let at = 0;
  while (open.size > 0) {
    const way = wayTo(graph, at, (edge) => open.has(edge.target));
    if (way === null) {
      if (path.length === 0) throw new Error(`no way to ${[...open].join(", ")}`);
      paths.push(path);
      path = [];
      at = 0;
      continue;
    }
    for (const edge of way) open.delete(edge.target);
    path.push(...way);
    at = path.at(-1)?.to ?? 0;
  }
  return path.length > 0 || paths.length === 0 ? [...paths, path] : paths;
}
