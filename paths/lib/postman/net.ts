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

/** Arcs whose targets are to be covered by one closed walk through vertex 0 at the least cost. */
export interface Net {
  size: number;
  targets: number;
  arcs: readonly Arc[];
  /** Arcs that leave each vertex. */
  out: readonly (readonly Arc[])[];
}

export interface PlannedNet extends Net {
  /** The vertex of the net for each vertex of the graph. */
  classes: readonly number[];
  /** Names of the targets by number; the last one is the reset. */
  names: readonly string[];
  /** The target of the edges that each arc stands for. */
  edges: ReadonlyMap<Arc, string>;
}

export const RESET = "(reset)";

export function makeNet(size: number, targets: number, arcs: readonly Arc[]): Net {
  const out: Arc[][] = Array.from({ length: size }, () => []);
  for (const arc of arcs) out[arc.from]?.push(arc);
  return { size, targets, arcs, out };
}

/** The arc by which a walk goes back to the start: the last target. */
export function isReset(net: Net, arc: Arc): boolean {
  return arc.targets.includes(net.targets - 1);
}

/** What an edge covers: its own target, and each transition without an event that follows, whatever led to it. */
function coveredBy(edge: Edge): string[] {
  return [...new Set(edge.covers ?? [edge.target, ...edge.followers])];
}

/** Splits classes until members of one agree on every target that leaves them and on the class it leads to. */
function classesOf(graph: Graph, targetsOf: (edge: Edge) => readonly string[]): number[] {
  // What an edge is stays the same while the classes are split, so it becomes a number once.
  const kinds = new Map<string, number>();
  const leaving = graph.out.map((edges) =>
    edges.map((edge) => {
      const text = [edge.target, ...targetsOf(edge)].join("\n");
      const kind = kinds.get(text) ?? kinds.size;
      kinds.set(text, kind);
      return { kind, to: edge.to };
    }),
  );
  const size = graph.snapshots.length;
  let classes = graph.snapshots.map(() => 0);
  for (let count = 1; ;) {
    const known = new Map<string, number>();
    classes = leaving.map((edges, vertex) => {
      const ways = Float64Array.from(edges, ({ kind, to }) => kind * size + (classes[to] ?? 0)).toSorted();
      const mark = `${classes[vertex]} ${ways.join()}`;
      const place = known.get(mark) ?? known.size;
      known.set(mark, place);
      return place;
    });
    if (known.size === count) return classes;
    count = known.size;
  }
}

/** The net of a graph, with an arc back to the start from everywhere, which a new path takes. */
export function planNet(graph: Graph, resetCost: number, isWanted: (edge: Edge) => boolean): PlannedNet {
  const covered = new Map<Edge, string[]>();
  const targetsOf = (edge: Edge): string[] => {
    const targets = covered.get(edge) ?? (isWanted(edge) ? coveredBy(edge) : []);
    covered.set(edge, targets);
    return targets;
  };
  const classes = classesOf(graph, targetsOf);
  const size = Math.max(...classes) + 1;
  const names = [...new Set(graph.edges.flatMap(targetsOf)), RESET];
  const numbers = new Map(names.map((name, index) => [name, index]));
  const arcs: Arc[] = [];
  const edges = new Map<Arc, string>();
  const seen = new Set<number>();
  for (const [vertex, from] of classes.entries()) {
    if (seen.has(from)) continue;
    seen.add(from);
    for (const edge of graph.out[vertex] ?? []) {
      const targets = targetsOf(edge).map((name) => numbers.get(name) ?? 0);
      const arc = { from, to: classes[edge.to] ?? 0, targets, cost: edge.cost ?? 1 };
      arcs.push(arc);
      edges.set(arc, edge.target);
    }
    arcs.push({ from, to: classes[0] ?? 0, targets: [names.length - 1], cost: resetCost });
  }
  return { ...makeNet(size, names.length, arcs), classes, names, edges };
}

/** The edge of the graph that does at this vertex what the arc does at its class. */
export function edgeFor(graph: Graph, net: PlannedNet, vertex: number, arc: Arc): Edge {
  const name = net.edges.get(arc);
  const edge = graph.out[vertex]?.find((one) => one.target === name);
  if (!edge) throw new Error(`no ${name ?? "such arc"} leaves vertex ${vertex}`);
  return edge;
}
