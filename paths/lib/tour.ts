// Paths that take every target at least once, as one tour of the least length: the Chinese postman's, over
// targets rather than edges, since a target that several edges cover needs only one of them. A new path is a
// return to the start and has its own cost. The same graph gives the same paths.
import type { Edge, Graph } from "./graph.ts";
import { edgeFor, isReset, planNet } from "./postman/net.ts";
import { planTour, type Plan } from "./postman/plan.ts";

export type Path = readonly Edge[];

/** Steps that opening the page anew and getting to the start is worth. */
export const RESET_COST = 5;

/** `cost` is the steps and RESET_COST for each path. */
export interface Tour extends Plan {
  paths: Path[];
}

/** The shortest way from a vertex to an edge that `isWanted`, that edge included; null when there is none. */
export function wayTo(graph: Graph, start: number, isWanted: (edge: Edge) => boolean): Edge[] | null {
  const cameBy = new Map<number, Edge | null>([[start, null]]);
  for (const vertex of cameBy.keys())
    for (const edge of graph.out[vertex] ?? []) {
      if (isWanted(edge)) return [...wayBack(cameBy, vertex), edge];
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge);
    }
  return null;
}

function wayBack(cameBy: ReadonlyMap<number, Edge | null>, vertex: number): Edge[] {
  const way: Edge[] = [];
  for (let edge = cameBy.get(vertex); edge; edge = cameBy.get(edge.from)) way.unshift(edge);
  return way;
}

/** The tour of the wanted targets with the proof of how short it can be. */
export function postmanTour(
  graph: Graph,
  isWanted: (edge: Edge) => boolean = () => true,
  resetCost = RESET_COST,
): Tour {
  const net = planNet(graph, resetCost, isWanted);
  const plan = planTour(net, net.classes[0] ?? 0);
  const paths: Edge[][] = [[]];
  let at = 0;
  for (const arc of plan.arcs.slice(0, -1)) {
    if (isReset(net, arc)) {
      paths.push([]);
      at = 0;
      continue;
    }
    const edge = edgeFor(graph, net, at, arc);
    paths.at(-1)?.push(edge);
    at = edge.to;
  }
  return { ...plan, paths };
}

/** A tour of the graph's targets as paths from the initial state. */
export function transitionTour(graph: Graph): Path[] {
  return postmanTour(graph).paths;
}
