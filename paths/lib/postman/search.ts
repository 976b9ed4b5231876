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

/** Always on to the nearest target that is still open, back to the start where none can be reached. Throws when one cannot be reached at all. */
export function greedyTour(net: Net): Arc[] {
  const [resets, others] = [true, false].map((wanted) => net.arcs.filter((arc) => isReset(net, arc) === wanted));
  const out = leaving(net, others ?? []);
  const open = new Set(others?.flatMap(({ targets }) => targets));
  const tour: Arc[] = [];
  for (;;) {
    const at = tour.at(-1)?.to ?? net.start;
    const way = wayTo(out, at, ({ targets }) => targets.some((target) => open.has(target)));
    const reset = resets?.find(({ from }) => from === at);
    const last = tour.at(-1);
    if (!way && (!reset || (open.size > 0 && (!last || isReset(net, last))))) throw new Error("no way to a target");
    tour.push(...(way ?? (reset ? [reset] : [])));
    for (const { targets } of way ?? []) for (const target of targets) open.delete(target);
    if (!way && open.size === 0) return tour;
  }
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
  before: Walk | null;
  arc: Arc | null;
}

/** How walks are chosen: a search with other weights finds more than one that keeps more. */
interface Try {
  width: number;
  /** By row; whole. */
  weights: readonly number[];
  /** What a step of waste weighs. */
  wasteWeight: number;
}

const MOST_WEIGHT = 2 ** 32;

/** Narrow searches at first, wider ones behind them. */
export function* tries(net: Net): Generator<Try> {
  const draw = seeded(1);
  for (const width of [12, 64])
    for (const spread of [1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 2, 4])
      for (const wasteWeight of [0.3, 3, 100]) {
        const weights = Array.from({ length: net.targets - 1 }, () => Math.exp(spread * (draw() - 1)) * MOST_WEIGHT);
        yield { width, weights: weights.map(Math.floor), wasteWeight: wasteWeight * MOST_WEIGHT };
      }
}

/** Looks for a tour that costs no more than `enough`; null where none is found. */
export function searchOf(net: Net, proof: Proof, enough: number): (how: Try) => Arc[] | null {
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
  return ({ width, weights, wasteWeight }) => {
    // The least waste of a walk to a vertex with what is open.
    const least = new Map<number, number>();
    // Every tour ends with a reset, which is the one that is worth its price.
    const covered = new Uint8Array(prices.length).fill(1, reset, reset + 1);
    const weight = weights.reduce((sum, one) => sum + one, 0);
    const begin = { at: net.start, waste: 0, weight, open: reset, covered, before: null, arc: null };
    let level: Walk[] = [begin];
    while (level.length > 0) {
      const next = new Map<number, { walk: Walk; rank: number }>();
      for (const walk of level)
        for (const step of steps[walk.at] ?? []) {
          const made = longer(walk, step, prices, weights);
          const mark = made.weight * net.size + made.at;
          if (made.waste > most || made.waste >= (least.get(mark) ?? Infinity)) continue;
          const last = made.open === 0 ? closing.get(made.at) : undefined;
          if (last && made.waste + last.cost - (prices[reset] ?? 0) <= most) return [...arcsOf(made), last.arc];
          least.set(mark, made.waste);
          next.set(mark, { walk: made, rank: made.weight + (made.waste / UNIT) * wasteWeight });
        }
      const best = [...next.values()].toSorted((one, other) => one.rank - other.rank);
      level = best.slice(0, width).map(({ walk }) => walk);
    }
    return null;
  };
}

function longer(walk: Walk, step: Step, prices: readonly number[], weights: readonly number[]): Walk {
  let { waste, weight, open, covered } = walk;
  waste += step.cost;
  for (const row of step.rows) {
    if (covered[row] === 1) continue;
    if (covered === walk.covered) covered = covered.slice();
    covered[row] = 1;
    waste -= prices[row] ?? 0;
    weight -= weights[row] ?? 0;
    if (row < weights.length) open -= 1;
  }
  return { at: step.arc.to, waste, weight, open, covered, before: walk, arc: step.arc };
}

function arcsOf(end: Walk): Arc[] {
  const arcs: Arc[] = [];
  for (let walk: Walk | null = end; walk?.arc; walk = walk.before) arcs.unshift(walk.arc);
  return arcs;
}
