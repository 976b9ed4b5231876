// Closed walks whose arcs are worth more than they cost: Bellman and Ford's search, on arcs of any sign.
import type { Arc, Net } from "./net.ts";

export interface Search {
  /** Distances that no arc can shorten; null when there is a cycle below 0. */
  potentials: number[] | null;
  /** Cycles below 0 that share no vertex; empty when there is none. */
  cycles: Arc[][];
}

/** Tolerance for sums of fractions; 0 where weights are whole. */
export function searchCycles(net: Net, weightOf: (arc: Arc) => number, tolerance: number): Search {
  const { arcs } = net;
  const weights = arcs.map(weightOf);
  const distances = net.out.map(() => 0);
  const cameBy = net.out.map(() => -1);
  for (let pass = 1; ; pass += 1) {
    let isChanged = false;
    for (let index = 0; index < arcs.length; index += 1) {
      const { from, to } = arcs[index] as Arc;
      const distance = (distances[from] as number) + (weights[index] as number);
      if (distance >= (distances[to] as number) - tolerance) continue;
      distances[to] = distance;
      cameBy[to] = index;
      isChanged = true;
    }
    if (!isChanged) return { potentials: distances, cycles: [] };
    const cycles = cyclesIn(net, cameBy);
    if (cycles.length > 0) return { potentials: null, cycles };
    if (pass > net.size + 1) throw new Error("a cycle below 0 was not found");
  }
}

/** The cycles of the arcs by which each vertex was reached. */
function cyclesIn(net: Net, cameBy: readonly number[]): Arc[][] {
  const seenIn = net.out.map(() => 0);
  const cycles: Arc[][] = [];
  for (let start = 0; start < net.size; start += 1) {
    let vertex = start;
    while (vertex >= 0 && seenIn[vertex] === 0) {
      seenIn[vertex] = start + 1;
      vertex = net.arcs[cameBy[vertex] as number]?.from ?? -1;
    }
    if (vertex < 0 || seenIn[vertex] !== start + 1) continue;
    const cycle: Arc[] = [];
    let at = vertex;
    do {
      const arc = net.arcs[cameBy[at] as number] as Arc;
      cycle.unshift(arc);
      at = arc.from;
    } while (at !== vertex);
    cycles.push(cycle);
  }
  return cycles;
}
