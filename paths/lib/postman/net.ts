// The graph that a tour is planned on: explored states that no walk can tell apart are one vertex, so
// that the plan stays small and every plan can be walked on the explored graph step by step.
import type { Edge, Graph } from "../graph.ts";

export interface Arc {
  from: number;
  to: number;
  /** Numbers of the targets that this arc covers; empty for one that only leads on. */
  targets: readonly number[];
  /** Steps; whole and above 0. */
  cost: number;
}

/** Arcs whose targets are to be covered by one closed walk through `start` at the least cost. The last target is the way back there. */
export interface Net {
  size: number;
  start: number;
  targets: number;
  arcs: readonly Arc[];
}

export interface PlannedNet extends Net {
  /** The target of the edges that each arc stands for. */
  edges: ReadonlyMap<Arc, string>;
}

/** The arc by which a walk goes back to the start. */
export function isReset(net: Net, arc: Arc): boolean {
  return arc.targets.includes(net.targets - 1);
}

/** Numbers in the order in which the texts first come; the same for the same text. */
function numbersOf(texts: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return texts.map((text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  });
}

/** Splits classes until members of one agree on every target that leaves them and on the class it leads to. */
function classesOf(graph: Graph, targetsOf: (edge: Edge) => readonly string[]): number[] {
  const kinds = numbersOf(graph.edges.map((edge) => [edge.target, ...targetsOf(edge)].join("\n")));
  const kindOf = new Map(graph.edges.map((edge, index) => [edge, kinds[index] ?? 0]));
  const leaving = graph.out.map((edges) =>
    edges.map((edge) => ({ kind: kindOf.get(edge) ?? 0, to: edge.to })).toSorted((one, other) => one.kind - other.kind),
  );
  let classes = numbersOf(leaving.map((edges) => edges.map(({ kind }) => kind).join()));
  for (let count = 0; count < Math.max(...classes);) {
    count = Math.max(...classes);
    // Members of one class have edges of the same kinds, in the same order.
    const ways = leaving.map((edges, vertex) => `${classes[vertex]} ${edges.map(({ to }) => classes[to]).join()}`);
    classes = numbersOf(ways);
  }
  return classes;
}

/** The net of a graph, with an arc back to the start from everywhere, which a new path takes. */
export function planNet(graph: Graph, resetCost: number, isWanted: (edge: Edge) => boolean): PlannedNet {
  // Its own target, and each transition without an event that follows, whatever led to it.
  const coveredBy = (edge: Edge): string[] => [...new Set(edge.covers ?? [edge.target, ...edge.followers])];
  const covered = new Map(graph.edges.map((edge) => [edge, isWanted(edge) ? coveredBy(edge) : []]));
  const targetsOf = (edge: Edge): readonly string[] => covered.get(edge) ?? [];
  const classes = classesOf(graph, targetsOf);
  const names = [...new Set(graph.edges.flatMap(targetsOf))];
  const numbers = new Map(names.map((name, index) => [name, index]));
  const start = classes[0] ?? 0;
  const edges = new Map<Arc, string>();
  const arcs: Arc[] = [];
  for (const [from, vertex] of new Map(classes.map((place, vertex) => [place, vertex]))) {
    for (const edge of graph.out[vertex] ?? []) {
      const targets = targetsOf(edge).map((name) => numbers.get(name) ?? 0);
      const arc = { from, to: classes[edge.to] ?? 0, targets, cost: edge.cost ?? 1 };
      arcs.push(arc);
      edges.set(arc, edge.target);
    }
    arcs.push({ from, to: start, targets: [names.length], cost: resetCost });
  }
  return { size: Math.max(...classes) + 1, start, targets: names.length + 1, arcs, edges };
}

/** The edge of the graph that does at this vertex what the arc does at its class. */
export function edgeFor(graph: Graph, net: PlannedNet, vertex: number, arc: Arc): Edge {
  const name = net.edges.get(arc);
  const edge = graph.out[vertex]?.find((one) => one.target === name);
  if (!edge) throw new Error(`no ${name ?? "such arc"} leaves vertex ${vertex}`);
  return edge;
}
