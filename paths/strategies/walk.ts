// Random walks from a seed, and the shortest list of events that still fails when one of them does.
import type { Edge, Graph } from "../lib/graph.ts";
import { seeded } from "../lib/random.ts";
import type { Path } from "../lib/tour.ts";
import { wayTo } from "../lib/way.ts";

/** Whole numbers below `below`, the same for the same seed. */
function wholeNumbers(seed: number): (below: number) => number {
  const random = seeded(seed);
  return (below) => Math.floor(random() * below);
}

/** A walk of at most so many steps; it ends early in a state that nothing leaves. */
export function randomWalk(
  graph: Graph,
  seed: number,
  steps: number,
  isWanted: (edge: Edge) => boolean = () => true,
): Path {
  const draw = wholeNumbers(seed);
  const path: Edge[] = [];
  for (let at = 0; path.length < steps;) {
    const all = graph.out[at] ?? [];
    const wanted = all.filter(isWanted);
    const edges = wanted.length > 0 ? wanted : all;
    const edge = edges[draw(edges.length)];
    if (!edge) break;
    path.push(edge);
    at = edge.to;
  }
  return path;
}

/** The steps that these labels take from the start; a label that is not possible where its turn comes is passed over. */
export function replay(graph: Graph, labels: readonly string[]): Path {
  const path: Edge[] = [];
  for (const label of labels) {
    const edge = graph.out[path.at(-1)?.to ?? 0]?.find((one) => one.label === label);
    if (edge) path.push(edge);
  }
  return path;
}

type Fails = (path: Path) => Promise<boolean>;

/** Ends the path with the step that makes it fail: what fails with fewer steps fails with more. */
async function cutBehind(failing: Path, fails: Fails): Promise<Path> {
  let [low, high] = [0, failing.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await fails(failing.slice(0, middle))) high = middle;
    else low = middle + 1;
  }
  return failing.slice(0, high);
}

/** Goes to the last steps by the shortest way there is, with as few of them as still fail. */
async function cutBefore(graph: Graph, failing: Path, fails: Fails): Promise<Path> {
  for (let size = 1; size < failing.length; size *= 2) {
    const tail = failing.slice(-size);
    const place = tail[0]?.from ?? 0;
    const way = place === 0 ? [] : wayTo(graph.out, 0, (edge) => edge.to === place);
    if (way && way.length + size < failing.length && (await fails([...way, ...tail]))) return [...way, ...tail];
  }
  return failing;
}

/**
 * Takes events out of a failing path, many at once first and single ones last, as long as what is left still fails.
 * The result fails, and none of its events can be left out.
 */
export async function shrink(graph: Graph, failing: Path, fails: Fails): Promise<Path> {
  let path = await cutBefore(graph, await cutBehind(failing, fails), fails);
  for (let size = Math.ceil(path.length / 2); size >= 1;) {
    let isShorter = false;
    for (let from = 0; from < path.length;) {
      const labels = path.map((edge) => edge.label);
      const tried = replay(graph, labels.toSpliced(from, size));
      if (tried.length < path.length && (await fails(tried))) {
        path = tried;
        isShorter = true;
      } else from += size;
    }
    if (!isShorter) size = size === 1 ? 0 : Math.floor(size / 2);
  }
  return path;
}
