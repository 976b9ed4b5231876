// A walk that uses each arc as often as it is to be used: Hierholzer's, for amounts that are whole and hang together.
import { isReset, type Arc, type Net } from "./net.ts";

/** The closed walk through `start`, ended by a reset; null when the amounts make none. */
export function closedWalk(net: Net, start: number, amounts: ReadonlyMap<Arc, number>): Arc[] | null {
  const left: Arc[][] = Array.from({ length: net.size }, () => []);
  let count = 0;
  for (const arc of net.arcs) {
    const amount = amounts.get(arc) ?? 0;
    const times = Math.round(amount);
    if (Math.abs(amount - times) > 0.01) return null;
    for (let time = 0; time < times; time += 1) left[arc.from]?.push(arc);
    count += times;
  }
  const stack: { at: number; arc: Arc | null }[] = [{ at: start, arc: null }];
  const walk: Arc[] = [];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const arc = left[top.at]?.pop();
    if (arc) {
      stack.push({ at: arc.to, arc });
      continue;
    }
    stack.pop();
    if (top.arc) walk.unshift(top.arc);
  }
  const isClosed = walk.every((arc, index) => arc.from === (walk[index - 1]?.to ?? start)) && walk.at(-1)?.to === start;
  const last = walk.findLastIndex((arc) => isReset(net, arc));
  if (walk.length !== count || !isClosed || last < 0) return null;
  // Turned so that a reset closes it: what follows the last reset begins at the start too.
  return [...walk.slice(last + 1), ...walk.slice(0, last + 1)];
}
