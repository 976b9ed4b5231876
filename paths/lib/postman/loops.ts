// Targets that only loops cover: a walk takes such a loop wherever it comes by, and goes on as if nothing had been.
import { isReset, makeNet, type Arc, type Net } from "./net.ts";

const isLoop = (net: Net, arc: Arc): boolean => arc.from === arc.to && !isReset(net, arc);

/** The targets that nothing but loops cover. */
function loopTargets(net: Net): Set<number> {
  const targets = new Set(Array.from({ length: net.targets - 1 }, (_, target) => target));
  for (const arc of net.arcs) if (!isLoop(net, arc)) for (const target of arc.targets) targets.delete(target);
  return targets;
}

export interface PlainNet extends Net {
  /** The arc of the whole net that each arc stands for. */
  origins: ReadonlyMap<Arc, Arc>;
}

/** The net without these targets and the loops that cover nothing else; null where there are none. */
export function withoutLoops(net: Net): PlainNet | null {
  const left = loopTargets(net);
  if (left.size === 0) return null;
  const numbers = new Map<number, number>();
  for (let target = 0; target < net.targets; target += 1) if (!left.has(target)) numbers.set(target, numbers.size);
  const origins = new Map<Arc, Arc>();
  for (const arc of net.arcs) {
    const targets = arc.targets.flatMap((target) => numbers.get(target) ?? []);
    if (targets.length > 0 || !isLoop(net, arc)) origins.set({ ...arc, targets }, arc);
  }
  return { ...makeNet(net.size, numbers.size, [...origins.keys()]), origins };
}

/** The walk with loops taken on its way until all is covered, the one that covers most first; null where its way does not lead past all. */
export function coverOnTheWay(net: Net, walk: readonly Arc[], start: number): Arc[] | null {
  const open = loopTargets(net);
  const places = new Map<number, number>([[start, 0]]);
  for (const [index, arc] of walk.entries())
    if (index < walk.length - 1 && !places.has(arc.to)) places.set(arc.to, index + 1);
  const loops = new Map<number, Arc[]>();
  const gainOf = (arc: Arc): number => arc.targets.filter((target) => open.has(target)).length;
  const near = net.arcs.filter((arc) => isLoop(net, arc) && places.has(arc.from));
  while (open.size > 0) {
    const best = near.reduce<Arc | null>((one, arc) => (gainOf(arc) > (one ? gainOf(one) : 0) ? arc : one), null);
    if (best === null) return null;
    for (const target of best.targets) open.delete(target);
    const place = places.get(best.from) ?? 0;
    loops.set(place, [...(loops.get(place) ?? []), best]);
  }
  return walk.flatMap((arc, index) => [...(loops.get(index) ?? []), arc]);
}
