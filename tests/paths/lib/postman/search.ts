// The tour itself. A walk wastes what its arcs cost beyond the prices of what they are the first to cover; a
// closed walk that wastes nothing costs the proven bound. Partial walks are kept by how little they
// waste, as many as the width allows; a search that never had to drop one is complete.
import { rowsOf } from "./cuts.ts";
import { greedyTour } from "./greedy.ts";
import { isReset, type Arc, type Net } from "./net.ts";
import { wastesOf, type Proof } from "./prices.ts";

interface Partial {
  at: number;
  cost: number;
  waste: number;
  left: number;
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

/** Widths, and whether a walk that was dropped bars the dearer ones to the same place: either finds what the other misses. */
const TRIES = [16, 64, 256].flatMap((width) => [true, false].map((isBarred) => ({ width, isBarred })));

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
  rows: readonly { isTarget: boolean; word: number; bit: number; price: number }[];
}

/** The steps that leave each vertex. */
function stepsOf(net: Net, proof: Proof): Step[][] {
  const wastes = wastesOf(net, proof);
  const rows = rowsOf(net, proof.cuts);
  const stepOver = (arc: Arc): Step => ({
    arc,
    waste: wastes.get(arc) ?? 0,
    rows: (rows.get(arc) ?? []).map((row) => ({
      isTarget: row < net.targets - 1,
      word: Math.floor(row / 30),
      bit: 1 << (row % 30),
      price: proof.prices[row] ?? 0,
    })),
  });
  return net.out.map((arcs) => arcs.map(stepOver));
}

/** The walk made longer by a step, with what that covers; null where it wastes more than `most`. */
function longer(walk: Partial, step: Step, most: number): Partial | null {
  const { arc, rows } = step;
  let waste = walk.waste + step.waste;
  for (const { word, bit, price } of rows) if (((walk.covered[word] as number) & bit) !== 0) waste += price;
  // Most walks end here, so nothing is made before.
  if (waste > most) return null;
  let covered = walk.covered;
  let left = walk.left;
  for (const { isTarget, word, bit } of rows) {
    const one = covered[word] as number;
    if ((one & bit) !== 0) continue;
    if (covered === walk.covered) covered = walk.covered.slice();
    (covered as number[])[word] = one | bit;
    if (isTarget) left -= 1;
  }
  return { at: arc.to, cost: walk.cost + arc.cost, waste, left, covered, before: walk, arc };
}

/** A walk that costs less than `below`. `start` is where every path begins; the walk closes with the arc of the last target, the reset. */
function searchWithin(
  net: Net,
  proof: Proof,
  start: number,
  { width, isBarred }: (typeof TRIES)[number],
  limits: { bound: number; below: number },
): Found | null {
  const steps = stepsOf(net, proof);
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
    { at: start, cost: 0, waste: 0, left: net.targets - 1, covered: nothing, before: null, arc: null },
  ];
  let end: Partial | null = null;
  let isComplete = true;
  const priced = proof.prices.reduce((sum, price) => sum + price, 0);
  const most = (): number => ((end?.cost ?? limits.below) - 1) * proof.unit - priced;

  while (level.length > 0 && (end === null || (end as Partial).cost > limits.bound)) {
    const next = new Map<string, Partial>();
    for (const walk of level) {
      for (const step of steps[walk.at] ?? []) {
        const made = longer(walk, step, most());
        if (!made) continue;
        const mark = markOf(made);
        if (Math.min(cheapest.get(mark) ?? Infinity, next.get(mark)?.cost ?? Infinity) <= made.cost) continue;
        const last = closing[made.at];
        if (made.left > 0 || !last) next.set(mark, made);
        else if (made.cost + last.arc.cost < ((end as Partial | null)?.cost ?? Infinity))
          end = longer(made, last, Infinity);
      }
    }
    const ranked = [...next].toSorted(([, one], [, other]) => one.waste - other.waste || one.left - other.left);
    if (ranked.length > width) isComplete = false;
    for (const [mark, walk] of isBarred ? ranked : ranked.slice(0, width)) cheapest.set(mark, walk.cost);
    level = ranked.slice(0, width).map(([, walk]) => walk);
  }
  return end && { arcs: arcsOf(end), cost: (end as Partial).cost, isComplete };
}

/**
 * Closed walks through `start` that cover every target, the cheapest first. `bound` is what any costs at least; the
 * search ends with a walk that costs no more.
 */
export function searchTours(net: Net, proof: Proof, start: number, bound: number): Found[] {
  const first = greedyTour(net, start);
  const found: Found[] = [{ arcs: first, cost: first.reduce((sum, arc) => sum + arc.cost, 0), isComplete: false }];
  const isDone = (one: Found): boolean => one.cost <= bound || one.isComplete;
  for (const one of TRIES) {
    if (one.width * net.arcs.length > MOST_STEPS * net.size) break;
    if (found.some(isDone)) break;
    const below = Math.min(...found.map(({ cost }) => cost)) + 1;
    const tried = searchWithin(net, proof, start, one, { bound, below });
    if (tried) found.push(tried);
  }
  return found.toSorted((one, other) => one.cost - other.cost);
}
