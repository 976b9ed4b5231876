// Paths that take every target at least once, as one tour of nearly the least length: the Chinese postman's, over
// targets rather than edges, since a target that several edges cover needs only one of them. A new path is a
// return to the start and has its own cost. The same graph gives the same paths.
import type { Edge, Graph } from "./graph.ts";
import { edgeFor, isReset, planNet } from "./postman/net.ts";
import { planTour } from "./postman/plan.ts";
import { UNIT } from "./postman/prices.ts";

export type Path = readonly Edge[];

/** Steps that opening the page anew and getting to the start is worth. */
export const RESET_COST = 5;

export interface Tour {
  paths: readonly Path[];
  /** Steps and the reset's cost for each path. */
  cost: number;
  /** The least that any tour costs which covers every target, by whichever edges. */
  bound: number;
  /** What the bound was proven of: prices of so many targets and islands, which are worth so many steps together, on so many arcs. */
  proof: { targets: number; islands: number; worth: number; arcs: number };
}

/** The tour of the wanted targets with the proof of how short it can be. */
export function postmanTour(
  graph: Graph,
  isWanted: (edge: Edge) => boolean = () => true,
  resetCost = RESET_COST,
): Tour {
  const net = planNet(graph, resetCost, isWanted);
  const { arcs, cost, bound, proof } = planTour(net);
  const paths: Edge[][] = [[]];
  let at = 0;
  for (const arc of arcs.slice(0, -1)) {
    if (isReset(net, arc)) {
      paths.push([]);
      at = 0;
      continue;
    }
    const edge = edgeFor(graph, net, at, arc);
    paths.at(-1)?.push(edge);
    at = edge.to;
  }
  const islands = proof.prices.slice(net.targets).filter((price) => price > 0).length;
  const worth = proof.prices.reduce((sum, price) => sum + price, 0) / UNIT;
  return { paths, cost, bound, proof: { targets: net.targets, islands, worth, arcs: net.arcs.length } };
}

/** A tour of the graph's targets as paths from the initial state. */
export function transitionTour(graph: Graph): readonly Path[] {
  return postmanTour(graph).paths;
}
