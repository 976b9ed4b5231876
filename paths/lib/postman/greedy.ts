// Always on to the nearest target that is still open, back to the start where none can be reached: a tour that is
// always found, for a search to better.
import { isReset, type Arc, type Net } from "./net.ts";

/** The way to the nearest arc that covers an open target, that arc included; null when only a reset leads on. */
function wayToOpen(net: Net, start: number, open: ReadonlySet<number>): Arc[] | null {
  const cameBy = new Map<number, Arc | null>([[start, null]]);
  for (const vertex of cameBy.keys())
    for (const arc of net.out[vertex] ?? []) {
      if (isReset(net, arc)) continue;
      if (arc.targets.some((target) => open.has(target))) {
        const way = [arc];
        for (let one = cameBy.get(vertex); one; one = cameBy.get(one.from)) way.unshift(one);
        return way;
      }
      if (!cameBy.has(arc.to)) cameBy.set(arc.to, arc);
    }
  return null;
}

/** Throws when a target cannot be reached at all. */
export function greedyTour(net: Net, start: number): Arc[] {
  const open = new Set(Array.from({ length: net.targets - 1 }, (_, target) => target));
  const walk: Arc[] = [];
  const reset = (at: number): void => {
    const arc = net.out[at]?.find((one) => isReset(net, one));
    if (arc) walk.push(arc);
  };
  for (let at = start; open.size > 0; at = walk.at(-1)?.to ?? start) {
    const way = wayToOpen(net, at, open);
    if (way) {
      for (const arc of way) for (const target of arc.targets) open.delete(target);
      walk.push(...way);
    } else if (at === start) throw new Error(`no way to the targets ${[...open].join(", ")}`);
    else reset(at);
  }
  reset(walk.at(-1)?.to ?? start);
  return walk;
}
