// Every two transitions that can follow one another, each pair at least once. Always on to the nearest pair that is
// still open, back to the start where none can be reached.
import type { Edge, Graph } from "../lib/graph.ts";
import type { Path } from "../lib/tour.ts";

/** What of a step makes a pair: the transitions that it takes, by whichever case. */
function nameOf(edge: Edge): string {
  return edge.transitions.join(" + ");
}

export function pairOf(first: Edge, second: Edge): string {
  return `${nameOf(first)} → ${nameOf(second)}`;
}

/** All pairs that the graph allows and whose second step is wanted. */
export function feasiblePairs(graph: Graph, isWanted: (edge: Edge) => boolean = () => true): Set<string> {
  const pairs = new Set<string>();
  for (const first of graph.edges)
    for (const second of graph.out[first.to] ?? []) if (isWanted(second)) pairs.add(pairOf(first, second));
  return pairs;
}

/** The pairs that a path takes. */
export function pairsIn(path: Path): string[] {
  return path.slice(1).map((edge, index) => pairOf(path[index] as Edge, edge));
}

interface Reached {
  edge: Edge;
  before: Reached | null;
}

/** The shortest way that ends with an open pair; `last` is the step before it, null at the start. */
function wayToOpen(graph: Graph, last: Edge | null, open: ReadonlySet<string>): Edge[] | null {
  const seen = new Set<string>();
  let level: { at: number; reached: Reached | null }[] = [
    { at: last?.to ?? 0, reached: last && { edge: last, before: null } },
  ];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { at, reached } of level)
      for (const edge of graph.out[at] ?? []) {
        const made: Reached = { edge, before: reached };
        if (reached && open.has(pairOf(reached.edge, edge))) return wayBack(made, last);
        const mark = `${edge.to} ${nameOf(edge)}`;
        if (seen.has(mark)) continue;
        seen.add(mark);
        next.push({ at: edge.to, reached: made });
      }
    level = next;
  }
  return null;
}

function wayBack(end: Reached, last: Edge | null): Edge[] {
  const way: Edge[] = [];
  for (let one: Reached | null = end; one && !(one.before === null && one.edge === last); one = one.before)
    way.unshift(one.edge);
  return way;
}

export function pairPaths(graph: Graph, isWanted: (edge: Edge) => boolean = () => true): Path[] {
  return pathsOf(graph, feasiblePairs(graph, isWanted));
}

/** Paths that take these pairs, each of which the graph must allow. */
export function pathsOf(graph: Graph, pairs: ReadonlySet<string>): Path[] {
  const open = new Set(pairs);
  const paths: Path[] = [];
  let path: Edge[] = [];
  while (open.size > 0) {
    const last = path.at(-1) ?? null;
    const way = wayToOpen(graph, last, open);
    if (way === null) {
      if (last === null) throw new Error(`no way to ${[...open].join(", ")}`);
      paths.push(path);
      path = [];
      continue;
    }
    for (const pair of pairsIn(last ? [last, ...way] : way)) open.delete(pair);
    path.push(...way);
  }
  return path.length > 0 ? [...paths, path] : paths;
}
