// The cheapest way by hand from the start to each state of a machine, in each state of the world beside it.
import type { AnyMachineSnapshot } from "xstate";
import {
  comesAtOnce,
  handsOf,
  isItself,
  isStep,
  worldAfter,
  type ByHand,
  type Hand,
  type Precondition,
  type World,
} from "./by-hand.ts";
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

/** A path of the graph that a person can take, as its last edge and what comes before. */
export interface ManualWay {
  edge: Edge | null;
  /** How the last edge comes about; null before the first step. */
  hand: Hand | null;
  before: ManualWay | null;
  /** Edges. */
  length: number;
  /** Steps of a person. */
  cost: number;
  world: World;
  /** What the precondition has to choose for it. */
  chosen: World;
}

/** The most steps of a person that are looked for. */
const FARTHEST = 24;

/** An edge, and how it comes about. */
interface Coming {
  edge: Edge;
  hand: Hand;
}

/** An edge of a way, with the world that it leaves. */
export interface Taken extends Coming {
  world: World;
}

export function takenOf(way: ManualWay): Taken[] {
  const taken: Taken[] = [];
  for (let one: ManualWay | null = way; one?.edge && one.hand; one = one.before)
    taken.push({ edge: one.edge, hand: one.hand, world: one.world });
  return taken.toReversed();
}

export const pathOf = (way: ManualWay): Path => takenOf(way).map(({ edge }) => edge);

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
function startOfWays(manual: Manual): ManualWay {
  const world = preconditionOf(manual).world ?? {};
  return { edge: null, hand: null, before: null, length: 0, cost: 0, world, chosen: {} };
}

const NOTHING: World = {};

/** The way and one edge more, in each way that a person can bring that about there. */
export function extend(manual: Manual, before: ManualWay, edge: Edge): ManualWay[] {
  const place = { before: snapshotAt(manual, edge.from), world: before.world };
  return handsOf(manual.hand, edge, place).flatMap((own) => extendBy(manual, before, edge, own) ?? []);
}

function extendBy(manual: Manual, before: ManualWay, edge: Edge, own: Hand): ManualWay | null {
  if ("script" in own || (isItself(own) && isTry(edge))) return null;
  const world = worldAfter(manual.hand, own, before.world, snapshotAt(manual, edge.from));
  if (world === null) return null;
  const asked = Object.entries(own.when ?? NOTHING).filter(([name]) => !(name in before.world));
  const steps = isStep(own) ? [own.does, own.ahead, own.back].filter((one) => one !== undefined).length : 0;
  // While the product goes on by itself nobody is quick enough for a press; what was prepared before comes in time.
  const isLate = isStep(own) && own.ahead === undefined && own.does !== undefined;
  if (isLate && isComing(manual, before, edge.from)) return null;
  return {
    edge,
    hand: own,
    before,
    length: before.length + 1,
    cost: before.cost + steps,
    world,
    chosen: asked.length === 0 ? before.chosen : { ...before.chosen, ...Object.fromEntries(asked) },
  };
}

const coming = new WeakMap<ManualWay, boolean>();

/** True where something comes without a person after the way. */
function isComing(manual: Manual, way: ManualWay, vertex: number): boolean {
  const known = coming.get(way) ?? comingAt(manual, vertex, way.world).length > 0;
  coming.set(way, known);
  return known;
}

/** The edges that come without a person where the path ends, and how; none where the product rests. */
function comingAt(manual: Manual, vertex: number, world: World): Coming[] {
  const { graph, hand } = manual;
  const place = { before: snapshotAt(manual, vertex), world };
  return (graph.out[vertex] ?? []).flatMap((edge) =>
    edge.to === edge.from || isTry(edge)
      ? []
      : handsOf(hand, edge, place)
          .filter(
            (own) => !("script" in own) && comesAtOnce(own) && worldAfter(hand, own, world, place.before) !== null,
          )
          .map((own) => ({ edge, hand: own })),
  );
}

/** The way, and on to where the product rests: a person cannot see what passes. */
export function toRest(manual: Manual, way: ManualWay): ManualWay {
  let whole = way;
  const been = new Set<number>();
  for (let at = way.edge?.to ?? 0; !been.has(at); at = whole.edge?.to ?? at) {
    been.add(at);
    const coming = comingAt(manual, at, whole.world).find(({ hand }) => isItself(hand));
    const further = coming && extendBy(manual, whole, coming.edge, coming.hand);
    if (!further) break;
    whole = further;
  }
  return whole;
}

/** The cheapest way by hand along these steps; the step that no person brings about where there is none. */
export function wayAlong(manual: Manual, path: Path): { way: ManualWay } | { stuck: Edge } {
  let ways: readonly ManualWay[] = [startOfWays(manual)];
  for (const edge of path) {
    const further = ways.flatMap((way) => extend(manual, way, edge));
    if (further.length === 0) return { stuck: edge };
    ways = [...Map.groupBy(further, ({ world }) => worldText(world)).values()].map(cheapest);
  }
  return { way: cheapest(ways) };
}

const cheapest = (ways: readonly ManualWay[]): ManualWay =>
  ways.reduce((best, one) => (weightOf(one) < weightOf(best) ? one : best));

/** Steps of a person first, then edges. */
export const weightOf = ({ cost, length }: Pick<ManualWay, "cost" | "length">): number => cost * 1_000 + length;

/** The cheapest ways to each vertex, one for each state of the world that it can be reached in (Dijkstra, in buckets). */
export function waysByHand(manual: Manual): ReadonlyMap<number, readonly ManualWay[]> {
  const start = beginningOf(manual).at(-1)?.to ?? 0;
  const at = ({ edge }: ManualWay): number => edge?.to ?? start;
  const placeOf = (way: ManualWay): string => `${at(way)} ${worldText(way.world)}`;
  const first = startOfWays(manual);
  const best = new Map([[placeOf(first), first]]);
  const buckets: ManualWay[][] = [[first]];
  for (let weight = 0; weight < buckets.length; weight++)
    for (const here of buckets[weight] ?? []) {
      if (best.get(placeOf(here)) !== here) continue;
      for (const edge of manual.graph.out[at(here)] ?? []) {
        if (edge.to === edge.from && isTry(edge)) continue;
        for (const way of extend(manual, here, edge)) {
          if (way.cost > FARTHEST) continue;
          const [place, cost] = [placeOf(way), weightOf(way)];
          const known = best.get(place);
          if (known && weightOf(known) <= cost) continue;
          best.set(place, way);
          (buckets[cost] ??= []).push(way);
        }
      }
    }
  return Map.groupBy(best.values(), at);
}

const texts = new WeakMap<World, string>();

function worldText(world: World): string {
  const known = texts.get(world);
  if (known !== undefined) return known;
  const text = JSON.stringify(Object.entries(world).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  texts.set(world, text);
  return text;
}
