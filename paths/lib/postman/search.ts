// The tour itself. A walk wastes what its arcs cost beyond the prices of what they are the first to cover; a
// closed walk that wastes nothing costs the proven bound. Of partial walks the best are kept, as many as the width
// allows; a search that never had to drop one is complete.
import { seeded } from "../random.ts";
import { rowsOf } from "./cuts.ts";
import { greedyTour } from "./greedy.ts";
import { isReset, type Arc, type Net } from "./net.ts";
import { wastesOf, type Proof } from "./prices.ts";
import { scatteredTours } from "./scattered.ts";

interface Partial {
  at: number;
  cost: number;
  waste: number;
  left: number;
  /** What the targets weigh that are not covered yet. */
  open: number;
  /** Rows that are covered, 30 to a number. */
  covered: readonly number[];
  before: Partial | null;
  arc: Arc | null;
}

export interface Found {
  arcs: Arc[];
  cost: number;
  /** True when nothing was dropped, so that no cheaper tour exists. */
  isComplete: boolean;
}

/** How partial walks are chosen. Either value of `isBarred` finds what the other misses. */
interface Try {
  width: number;
  /** A walk that was dropped bars the dearer ones to the same place. */
  isBarred: boolean;
  /** What each target weighs while it is not covered. */
  weights: readonly number[];
  /** What a step of waste weighs beside the targets. */
  wasteWeight: number;
}

/** Narrow searches look elsewhere each time, since the targets have other weights; that finds more than width does. */
const NARROW = 12;
const NARROW_TRIES = 32;
/** What they miss less narrow ones may find. */
const MIDDLE = 64;
const TRIES = 128;
/** Programmes with scattered costs are for nets that they solve at once, a few between the narrow searches. */
const SCATTERED_ARCS = 1_000;
const SCATTERED_EVERY = 8;
const WIDTHS = [16, 64, 256];
/** Waste above all else: the targets only part walks that waste the same. */
const ABOVE_ALL = 1e6;

const HALF = 0x7fff;

/** Steps to look at for each step of the tour; a width that takes more is left out. */
const MOST_STEPS = 3_000;

function arcsOf(end: Partial): Arc[] {
  const arcs: Arc[] = [];
  for (let one: Partial | null = end; one?.arc; one = one.before) arcs.unshift(one.arc);
  return arcs;
}

/** An arc with what it wastes and the rows that it covers, at hand for the many steps over it. */
interface Step {
  arc: Arc;
  waste: number;
  rows: readonly { target: number; word: number; bit: number; price: number }[];
}

/** The steps that leave each vertex. */
function stepsOf(net: Net, proof: Proof): Step[][] {
  const wastes = wastesOf(net, proof);
  const rows = rowsOf(net, proof.cuts);
  const stepOver = (arc: Arc): Step => ({
    arc,
    waste: wastes.get(arc) ?? 0,
    rows: (rows.get(arc) ?? []).map((row) => ({
      target: row < net.targets - 1 ? row : -1,
      word: Math.floor(row / 30),
      bit: 1 << (row % 30),
      price: proof.prices[row] ?? 0,
    })),
  });
  return net.out.map((arcs) => arcs.map(stepOver));
}

/** The walk made longer by a step, with what that covers; null where it wastes more than `most`. */
function longer(walk: Partial, step: Step, most: number, weights: readonly number[]): Partial | null {
  const { arc, rows } = step;
  let waste = walk.waste + step.waste;
  for (const { word, bit, price } of rows) if (((walk.covered[word] as number) & bit) !== 0) waste += price;
  // Most walks end here, so nothing is made before.
  if (waste > most) return null;
  let covered = walk.covered;
  let { left, open } = walk;
  for (const { target, word, bit } of rows) {
    const one = covered[word] as number;
    if ((one & bit) !== 0) continue;
    if (covered === walk.covered) covered = walk.covered.slice();
    (covered as number[])[word] = one | bit;
    if (target < 0) continue;
    left -= 1;
    open -= weights[target] as number;
  }
  return { at: arc.to, cost: walk.cost + arc.cost, waste, left, open, covered, before: walk, arc };
}

/** A walk that costs less than `below`. `start` is where every path begins; the walk closes with the arc of the last target, the reset. */
function searchWithin(
  net: Net,
  proof: Proof,
  start: number,
  steps: readonly (readonly Step[])[],
  { width, isBarred, weights, wasteWeight }: Try,
  limits: { bound: number; below: number },
): Found | null {
  const closing = steps.map((own) => own.find(({ arc }) => isReset(net, arc)));
  const targetWords = Math.ceil(net.targets / 30);
  const lastWord = (1 << (((net.targets - 1) % 30) + 1)) - 1;
  // A character for each 15 bits: numbers in decimals would take most of the search's time.
  const markOf = ({ at, covered }: Partial): string => {
    let mark = String.fromCharCode(at & HALF, at >> 15);
    for (let word = 0; word < targetWords; word += 1) {
      const bits = word < targetWords - 1 ? (covered[word] as number) : (covered[word] as number) & lastWord;
      mark += String.fromCharCode(bits & HALF, bits >> 15);
    }
    return mark;
  };
  const cheapest = new Map<string, number>();
  const nothing = Array.from({ length: Math.ceil((net.targets + proof.cuts.length) / 30) }, () => 0);
  let level: Partial[] = [
    {
      at: start,
      cost: 0,
      waste: 0,
      left: net.targets - 1,
      open: weights.reduce((sum, weight) => sum + weight, 0),
      covered: nothing,
      before: null,
      arc: null,
    },
  ];
  let end: Partial | null = null;
  let isComplete = true;
  const priced = proof.prices.reduce((sum, price) => sum + price, 0);
  const most = (): number => ((end?.cost ?? limits.below) - 1) * proof.unit - priced;

  while (level.length > 0 && (end === null || (end as Partial).cost > limits.bound)) {
    const next = new Map<string, Partial>();
    for (const walk of level) {
      for (const step of steps[walk.at] ?? []) {
        const made = longer(walk, step, most(), weights);
        if (!made) continue;
        const mark = markOf(made);
        if (Math.min(cheapest.get(mark) ?? Infinity, next.get(mark)?.cost ?? Infinity) <= made.cost) continue;
        const last = closing[made.at];
        if (made.left > 0 || !last) next.set(mark, made);
        else if (made.cost + last.arc.cost < ((end as Partial | null)?.cost ?? Infinity))
          end = longer(made, last, Infinity, weights);
      }
    }
    const rankOf = ({ waste, open }: Partial): number => open + (waste / proof.unit) * wasteWeight;
    const ranked = [...next].toSorted(([, one], [, other]) => rankOf(one) - rankOf(other));
    if (ranked.length > width) isComplete = false;
    for (const [mark, walk] of isBarred ? ranked : ranked.slice(0, width)) cheapest.set(mark, walk.cost);
    level = ranked.slice(0, width).map(([, walk]) => walk);
  }
  return end && { arcs: arcsOf(end), cost: (end as Partial).cost, isComplete };
}

/** How many vertices each target can be covered from; the reset is none. */
function chancesOf(net: Net): number[] {
  const chances = Array.from({ length: net.targets - 1 }, () => new Set<number>());
  for (const arc of net.arcs) for (const target of arc.targets) chances[target]?.add(arc.from);
  return chances.map(({ size }) => size);
}

/** Narrow searches, the targets weighed anew for each: at random, and in every second one the rare ones more. */
function* narrowTries(net: Net): Generator<Try & { slack: number }> {
  const chances = chancesOf(net);
  const draw = seeded(1);
  for (let number = 0; number < TRIES; number += 1) {
    const weights = chances.map((count) => count ** (number % 2 === 0 ? 0 : -0.5) * Math.exp(draw() * 2 - 1));
    const most = Math.max(...weights);
    yield {
      width: number < NARROW_TRIES ? NARROW : MIDDLE,
      isBarred: true,
      weights: weights.map((weight) => weight / most),
      wasteWeight: [0.3, 3, 100][number % 3] as number,
      slack: number % 4 === 3 ? 2 : 0,
    };
  }
}

/** Searches that may be complete: by waste, then by how many targets are left. */
function wideTries(net: Net): Try[] {
  const weights = Array.from({ length: net.targets - 1 }, () => 1);
  return WIDTHS.filter((width) => width * net.arcs.length <= MOST_STEPS * net.size).flatMap((width) =>
    [true, false].map((isBarred) => ({ width, isBarred, weights, wasteWeight: ABOVE_ALL })),
  );
}

/**
 * A closed walk through `start` that covers every target, the cheapest that was found. `bound` is what any costs at
 * least; the search ends with a walk that costs no more.
 */
export function searchTour(net: Net, proof: Proof, start: number, bound: number): Found {
  const greedy = greedyTour(net, start);
  let best: Found = { arcs: greedy, cost: greedy.reduce((sum, arc) => sum + arc.cost, 0), isComplete: false };
  const keep = (found: Found | null): boolean => {
    if (found && (found.cost < best.cost || found.isComplete)) best = found;
    return best.cost <= bound || best.isComplete;
  };
  const steps = stepsOf(net, proof);
  const scattered = net.arcs.length <= SCATTERED_ARCS ? scatteredTours(net, proof, start) : null;
  let number = 0;
  for (const { slack, ...one } of narrowTries(net)) {
    if (scattered && number % SCATTERED_EVERY === 0 && keep(scattered.next().value ?? null)) return best;
    number += 1;
    const found = searchWithin(net, proof, start, steps, one, { bound, below: Math.min(best.cost, bound + slack + 1) });
    // It looked for walks below a cost, and so it is complete for those alone.
    if (keep(found && { ...found, isComplete: false })) return best;
  }
  for (const one of wideTries(net))
    if (keep(searchWithin(net, proof, start, steps, one, { bound, below: best.cost + 1 }))) break;
  return best;
}
