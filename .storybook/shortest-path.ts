// The way to a state of a machine, found on the machine's own test model.
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from "xstate";
import { leavesOf, timersOf } from "../paths/lib/chart.ts";
import type { PathModel } from "../paths/lib/model.ts";
import { stateKey } from "../paths/lib/state-key.ts";

interface Reached {
  snapshot: AnyMachineSnapshot;
  path: readonly EventObject[];
}

function eventsIn(model: PathModel, snapshot: AnyMachineSnapshot): EventObject[] {
  if (snapshot.status !== "active") return [];
  const timers = timersOf(snapshot).map((type) => ({ type }));
  return [...model.cases.map((one) => one.make(snapshot)), ...timers].filter((event) => snapshot.can(event));
}

/**
 * The fewest events that lead to a leaf of which `where` holds. Looks no further than that leaf, since a whole graph
 * takes a second. Throws when the model's cases never lead there, or beyond the model's limit of edges.
 */
export function shortestPathTo(
  model: PathModel,
  leaf: string,
  where: (snapshot: AnyMachineSnapshot) => boolean = () => true,
): readonly EventObject[] {
  const [initial] = initialTransition(model.machine, model.input) as unknown as [AnyMachineSnapshot];
  const seen = new Set([stateKey(model, initial)]);
  const queue: Reached[] = [{ snapshot: initial, path: [] }];
  let edges = 0;
  for (const { snapshot, path } of queue) {
    if (leavesOf(snapshot).includes(leaf) && where(snapshot)) return path;
    for (const event of eventsIn(model, snapshot)) {
      edges += 1;
      if (edges > model.limit) throw new Error(`no way to ${leaf} of ${model.machine.id} in ${model.limit} edges`);
      const [next] = transition(model.machine, snapshot, event) as unknown as [AnyMachineSnapshot];
      const key = stateKey(model, next);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ snapshot: next, path: [...path, event] });
    }
  }
  throw new Error(`no case of the test model leads ${model.machine.id} to ${leaf}`);
}
