// The cheapest way by hand from the start to each state of a machine, in each state of the world beside it.
import type { AnyMachineSnapshot } from "xstate";
import { comesAtOnce, handOf, isItself, isStep, worldAfter, type ByHand, type Precondition, type World } from "./by-hand.ts";
import type { Edge, Graph } from "./graph.ts";
import type { PathModel } from "./model.ts";
import { isTry } from "./refusals.ts";
import type { Path } from "./tour.ts";

export interface Manual {
  machine: string;
  model: PathModel;
  /** With refusals. */
  graph: Graph;
  hand: ByHand;
}

/** A path of the graph that a person can take. */
export interface ManualWay {
  path: Path;
  /** Steps of a person. */
  cost: number;
  world: World;
  /** What the precondition has to choose for it. */
  chosen: World;
}

function snapshotAt({ graph }: Manual, vertex: number): AnyMachineSnapshot {
  return graph.snapshots[vertex] as AnyMachineSnapshot;
}

export function preconditionOf({ model, hand }: Pick<Manual, "model" | "hand">): Precondition {
  const found = hand.begins[model.start?.name ?? ""] ?? hand.begins[""];
  if (!found) throw new Error(`no precondition for the start "${model.start?.name ?? ""}"`);
  return found;
}

/** What has come before the first step. Throws where that cannot come. */
export function beginningOf(manual: Manual): Path {
  const path: Edge[] = [];
  for (const label of preconditionOf(manual).path ?? []) {
    const edge = (manual.graph.out[path.at(-1)?.to ?? 0] ?? []).find((one) => one.label === label);
    if (!edge) throw new Error(`${manual.machine}: ${label} cannot come before the first step`);
    path.push(edge);
  }
  return path;
}

/** Before the first step. */
export function startOfWays(manual: Manual): ManualWay {
  return { path: [], cost: 0, world: preconditionOf(manual).world ?? {}, chosen: {} };
}

/** The way and one edge more; null where no person can bring that about there. */
export function extend(manual: Manual, { path, cost, world, chosen }: ManualWay, edge: Edge): ManualWay | null {
  const own = handOf(manual.hand, edge);
  if (own === null || "script" in own || (isItself(own) && isTry(edge))) return null;
  const after = worldAfter(manual.hand, own, world, snapshotAt(manual, edge.from));
  if (after === null) return null;
  const choice = Object.fromEntries(Object.entries(own.when ?? {}).filter(([name]) => !(name in world)));
  const steps = isStep(own) ? [own.does, own.ahead, own.back].filter((one) => one !== undefined).length : 0;
  // While the product goes on by itself nobody is quick enough for a press; what was prepared before comes in time.
  const isLate = isStep(own) && own.ahead === undefined && own.does !== undefined;
  if (isLate && comingAt(manual, edge.from, world).length > 0) return null;
  return { path: [...path, edge], cost: cost + steps, world: after, chosen: { ...chosen, ...choice } };
}

/** The edges that come without a person where the path ends; none where the product rests. */
function comingAt(manual: Manual, vertex: number, world: World): Edge[] {
  const { graph, hand } = manual;
  return (graph.out[vertex] ?? []).filter((edge) => {
    const own = handOf(hand, edge);
    if (edge.to === edge.from || isTry(edge) || own === null || "script" in own || !comesAtOnce(own)) return false;
    return worldAfter(hand, own, world, snapshotAt(manual, vertex)) !== null;
  });
}

/** The way, and on to where the product rests: a person cannot see what passes. */
export function toRest(manual: Manual, way: ManualWay): ManualWay {
  let whole = way;
  const been = new Set<number>();
  for (let at = way.path.at(-1)?.to ?? 0; !been.has(at); at = whole.path.at(-1)?.to ?? at) {
    been.add(at);
    const edge = comingAt(manual, at, whole.world).find((one) => isItself(handOf(manual.hand, one)));
    const further = edge && extend(manual, whole, edge);
    if (!further) break;
    whole = further;
  }
  return whole;
}

/** Steps of a person first, then edges. */
export const weightOf = ({ cost, path }: Pick<ManualWay, "cost" | "path">): number => cost * 1_000 + path.length;

/** The cheapest ways to each vertex, one for each state of the world that it can be reached in. */
export function waysByHand(manual: Manual): ReadonlyMap<number, readonly ManualWay[]> {
  const at = ({ path }: ManualWay): number => path.at(-1)?.to ?? beginningOf(manual).at(-1)?.to ?? 0;
  const placeOf = (way: ManualWay): string => JSON.stringify([at(way), Object.entries(way.world).toSorted()]);
  const first = startOfWays(manual);
  const best = new Map([[placeOf(first), first]]);
  const open = new Map(best);
  while (open.size > 0) {
    const [place, here] = [...open].reduce((least, one) => (weightOf(one[1]) < weightOf(least[1]) ? one : least));
    open.delete(place);
    for (const edge of manual.graph.out[at(here)] ?? []) {
      const way = extend(manual, here, edge);
      if (!way) continue;
      const next = placeOf(way);
      const known = best.get(next);
      if (known && weightOf(known) <= weightOf(way)) continue;
      best.set(next, way);
      open.set(next, way);
    }
  }
  return Map.groupBy(best.values(), at);
}
