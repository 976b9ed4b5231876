// Tours. The first goes on to whatever is near. A better one is looked for among walks that grow by a step at a time, of
// which only the best few are kept: those that waste little and leave the lightest targets open.
import { seeded } from "../random.ts";
import { wayTo } from "../way.ts";
import { isReset, type Arc, type Net } from "./net.ts";
import { rowsOf, UNIT, type Proof } from "./prices.ts";

function leaving<One extends { from: number }>(net: Net, arcs: readonly One[]): readonly (readonly One[])[] {
  const byVertex = Map.groupBy(arcs, ({ from }) => from);
  return Array.from({ length: net.size }, (_, vertex) => byVertex.get(vertex) ?? []);
}

/** Always on to the nearest target that is still open; the last one is the way back. Throws when one cannot be reached. */
export function greedyTour(net: Net): Arc[] {
  const out = leaving(net, net.arcs);
  const open = new Set(net.arcs.flatMap(({ targets }) => targets));
  const tour: Arc[] = [];
  // A reset on the way ends no tour.
  const isOpen = (target: number): boolean => open.has(target) && (target < net.targets - 1 || open.size === 1);
  while (open.size > 0) {
    const way = wayTo(out, tour.at(-1)?.to ?? net.start, ({ targets }) => targets.some(isOpen));
    if (!way) throw new Error("no way to a target");
    tour.push(...way);
    for (const { targets } of way) for (const target of targets.filter(isOpen)) open.delete(target);
  }
  return tour;
}

/** An arc, the rows that it covers, and what it costs when none of them is new, in parts of a step. */
interface Step {
  from: number;
  arc: Arc;
  rows: readonly number[];
  cost: number;
}

interface Walk {
  at: number;
  /** What it costs beyond the prices of what it covers. */
  waste: number;
  /** What the targets weigh that are open; no two sets of them weigh the same. */
  weight: number;
  /** How many targets are open. */
  open: number;
  covered: Uint8Array;
  rank: number;
  before: Walk | null;
  arc: Arc | null;
}

/** So that the weights of a hundred targets together are a small whole number. */
const MOST_WEIGHT = 2 ** 23;

/** How walks are chosen: how many are kept, and what an open target and a step of waste weigh. */
type Try = { width: number; weights: readonly number[]; wasteWeight: number };

/** A search with other weights finds more than one that keeps more. */
export function* tries(net: Net): Generator<Try> {
  const draw = seeded(1);
  for (const width of [12, 64])
    for (const spread of [1, 2, 1, 2, 1, 2, 1, 2, 4, 4])
      for (const wasteWeight of [0.3, 3, 100]) {
        const weights = Array.from({ length: net.targets - 1 }, () => Math.exp(spread * (draw() - 1)) * MOST_WEIGHT);
        yield { width, weights: weights.map(Math.floor), wasteWeight: wasteWeight * MOST_WEIGHT };
      }
}

/** Looks for a tour that costs no more than `enough`; null where none is found. */
export function searchOf(net: Net, proof: Proof, enough: number) {
  const { prices, potentials } = proof;
  const reset = net.targets - 1;
  const rows = rowsOf(net);
  const all = net.arcs.map((arc, index): Step => {
    const cost = arc.cost * UNIT + (potentials[arc.from] ?? 0) - (potentials[arc.to] ?? 0);
    return { from: arc.from, arc, rows: rows[index] ?? [], cost };
  });
  const steps = leaving(net, all);
  const closing = new Map(all.filter(({ arc }) => isReset(net, arc)).map((step) => [step.from, step]));
  const most = prices.reduce((rest, price) => rest - price, enough * UNIT);
  return ({ width, weights, wasteWeight }: Try): Arc[] | null => {
    // Every tour ends with a reset, which is the one that is worth its price.
    const covered = new Uint8Array(prices.length).fill(1, reset, reset + 1);
    const weight = weights.reduce((sum, one) => sum + one, 0);
    let level: Walk[] = [{ at: net.start, waste: 0, rank: 0, weight, open: reset, covered, before: null, arc: null }];
    // By vertex, the walk there that wastes least by what is open.
    const least = steps.map(() => new Map<number, Walk>());
    while (level.length > 0) {
      const next: Walk[] = [];
      for (const walk of level)
        for (const step of steps[walk.at] ?? []) {
          const made = longer(walk, step, most, prices, weights);
          const known = made && least[made.at]?.get(made.weight);
          if (!made || (known && known.waste <= made.waste)) continue;
          const last = made.open === 0 ? closing.get(made.at) : undefined;
          if (last && made.waste + last.cost - (prices[reset] ?? 0) <= most) return [...arcsOf(made), last.arc];
          made.rank = made.weight + (made.waste / UNIT) * wasteWeight;
          if (known) known.rank = Infinity;
          least[made.at]?.set(made.weight, made);
          next.push(made);
        }
      level = next.toSorted((one, other) => one.rank - other.rank).slice(0, width);
    }
    return null;
  };
}

/** The walk a step longer; null where it wastes more than `most`. */
function longer(
  walk: Walk,
  step: Step,
  most: number,
  prices: readonly number[],
  weights: readonly number[],
): Walk | null {
  let waste = walk.waste + step.cost;
  for (const row of step.rows) if (walk.covered[row] === 0) waste -= prices[row] ?? 0;
  // Most walks end here, so nothing is made before.
  if (waste > most) return null;
  let { weight, open, covered } = walk;
  for (const row of step.rows) {
    if (covered[row] === 1) continue;
    if (covered === walk.covered) covered = covered.slice();
    covered[row] = 1;
    weight -= weights[row] ?? 0;
    if (row < weights.length) open -= 1;
  }
  return { at: step.arc.to, waste, rank: 0, weight, open, covered, before: walk, arc: step.arc };
}

function arcsOf(end: Walk): Arc[] {
  const arcs: Arc[] = [];
  for (let walk: Walk | null = end; walk?.arc; walk = walk.before) arcs.unshift(walk.arc);
  return arcs;
}
