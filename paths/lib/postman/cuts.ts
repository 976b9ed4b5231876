// What every tour must do besides covering targets: get there. Cycles that cover every target need not hang together;
// a cut says so. For any set of vertices without the start and any target, a tour covers the target from outside the
// set or enters the set, so it uses one of these arcs at least once.
import type { Arc, Net } from "./net.ts";

export interface Cut {
  inside: ReadonlySet<number>;
  target: number;
}

export function isCutBy({ from, to, targets }: Arc, cut: Cut): boolean {
  const isOutside = !cut.inside.has(from);
  return isOutside && (cut.inside.has(to) || targets.includes(cut.target));
}

/** The rows that each arc counts for: its targets, and behind the targets the cuts that it crosses. */
export function rowsOf(net: Net, cuts: readonly Cut[]): Map<Arc, number[]> {
  return new Map(
    net.arcs.map((arc) => [
      arc,
      [...arc.targets, ...cuts.flatMap((cut, index) => (isCutBy(arc, cut) ? [net.targets + index] : []))],
    ]),
  );
}

interface Pipe {
  to: number;
  room: number;
  back: number;
}

/** The most that flows from `start` to `sink`, and the vertices that no more can reach; stops at 1, where there is no cut. */
function cutOff(pipes: Pipe[][], start: number, sink: number): { flow: number; inside: Set<number> } {
  for (let flow = 0; ;) {
    const cameBy = new Map<number, { vertex: number; pipe: Pipe } | null>([[start, null]]);
    const queue = [start];
    for (let vertex = queue.shift(); vertex !== undefined && !cameBy.has(sink); vertex = queue.shift())
      for (const pipe of pipes[vertex] ?? []) {
        if (pipe.room < 1e-9 || cameBy.has(pipe.to)) continue;
        cameBy.set(pipe.to, { vertex, pipe });
        queue.push(pipe.to);
      }
    if (!cameBy.has(sink) || flow >= 1)
      return { flow, inside: new Set(pipes.keys().filter((vertex) => !cameBy.has(vertex) && vertex !== sink)) };
    const steps: { vertex: number; pipe: Pipe }[] = [];
    for (let step = cameBy.get(sink); step; step = cameBy.get(step.vertex)) steps.push(step);
    const room = Math.min(...steps.map(({ pipe }) => pipe.room));
    for (const { vertex, pipe } of steps) {
      pipe.room -= room;
      const back = pipes[pipe.to]?.[pipe.back];
      if (back && pipe.to !== vertex) back.room += room;
    }
    flow += room;
  }
}

/** Cuts that a way of using the arcs breaks: at most one for each set of vertices. */
export function brokenCuts(net: Net, start: number, amounts: ReadonlyMap<Arc, number>): Cut[] {
  const bySet = new Map<string, Cut & { outside: number }>();
  for (let target = 0; target < net.targets - 1; target += 1) {
    const pipes: Pipe[][] = Array.from({ length: net.size + 1 }, () => []);
    const lay = (from: number, to: number, room: number): void => {
      const [there, back] = [pipes[from], pipes[to]];
      if (!there || !back || from === to) return;
      there.push({ to, room, back: back.length });
      back.push({ to: from, room: 0, back: there.length - 1 });
    };
    for (const [arc, amount] of amounts) {
      lay(arc.from, arc.to, amount);
      if (arc.targets.includes(target)) lay(arc.from, net.size, amount);
    }
    const { flow, inside } = cutOff(pipes, start, net.size);
    if (flow > 0.99) continue;
    const outside = net.arcs.filter((arc) => arc.targets.includes(target) && !inside.has(arc.from)).length;
    const mark = [...inside].join();
    const other = bySet.get(mark);
    if (!other || outside < other.outside) bySet.set(mark, { inside, target, outside });
  }
  return [...bySet.values()].map(({ inside, target }) => ({ inside, target }));
}
