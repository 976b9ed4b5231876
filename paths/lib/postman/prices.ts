// The least that any tour costs, with a proof. Each row, a target or an island, is given a price such that no cycle of
// the net is worth more than it costs. A tour consists of cycles and covers every row, so it costs at least the sum of
// the prices. The best prices come from a linear programme over cycles, which are added as they are needed.
import type { Arc, Net } from "./net.ts";

/** Whole numbers, in parts of a step. */
export interface Proof {
  /** Prices of the targets, then of the islands. */
  prices: readonly number[];
  /** Of the vertices. No arc costs less, beyond the prices of its rows, than the potential grows over it. */
  potentials: readonly number[];
}

/** Parts of a step. */
export const UNIT = 10_000;

/** The rows that each arc covers: its targets, and the islands that it leads to. */
export function rowsOf({ start, targets: count, arcs }: Net): number[][] {
  // A target is covered from the vertices of its island, so a tour must come to one of them, unless it begins there.
  const islands = Array.from({ length: count - 1 }, () => new Set<number>());
  for (const { from, targets } of arcs) for (const target of targets) islands[target]?.add(from);
  const rows = islands
    .filter((island) => !island.has(start))
    .flatMap((island, index) => [...island].map((vertex) => ({ vertex, row: count + index, island })));
  const byVertex = Map.groupBy(rows, ({ vertex }) => vertex);
  return arcs.map(({ from, to, targets }) => [
    ...targets,
    ...(byVertex.get(to) ?? []).flatMap(({ row, island }) => (island.has(from) ? [] : [row])),
  ]);
}

/** What each arc costs beyond the prices of its rows. */
function weightsOf(net: Net, rows: readonly (readonly number[])[], prices: readonly number[]): number[] {
  return net.arcs.map(({ cost }, index) =>
    (rows[index] ?? []).reduce((rest, row) => rest - (prices[row] ?? 0), cost * UNIT),
  );
}

/** Steps and resets that every tour takes at least. Throws when the proof is none. */
export function boundOf(net: Net, { prices, potentials }: Proof): number {
  if (prices.some((price) => price < 0)) throw new Error("a price is below 0");
  for (const [index, weight] of weightsOf(net, rowsOf(net), prices).entries()) {
    const { from, to } = net.arcs[index] as Arc;
    if (weight < (potentials[to] ?? 0) - (potentials[from] ?? 0)) throw new Error("an arc is worth more than it costs");
  }
  return Math.ceil(prices.reduce((sum, price) => sum + price, 0) / UNIT);
}

/** A way to cover rows, and how often it covers each; below 0 takes away what is too much. */
type Column = { cost: number; entries: readonly (readonly [row: number, times: number])[] };

/** The simplex method's state: the inverse of the basis, how much of each of its columns is used, and the prices. */
type Basis = { inverse: number[][]; amounts: number[]; prices: number[] };

/** The best prices, rounded down to parts of a step. */
export function proofOf(net: Net): Proof {
  const rows = rowsOf(net);
  const numbers = Array.from({ length: Math.max(...rows.flat()) + 1 }, (_, row) => row);
  // At first each row is covered by itself, for more than any cycle through it costs.
  const dear = Math.max(...net.arcs.map(({ cost }) => cost)) * (net.size + 2);
  const basis: Basis = {
    inverse: numbers.map((row) => numbers.map((other) => Number(row === other))),
    // Amounts a hair apart keep the method from going round in circles; prices do not depend on them.
    amounts: numbers.map((row) => 1 + 1e-6 * (1 + ((row * 7919) % 1009) / 1009)),
    prices: numbers.map(() => dear),
  };
  const columns: Column[] = numbers.map((row) => ({ cost: 0, entries: [[row, -1]] }));
  for (;;) {
    const gains = columns.map(({ cost, entries }) =>
      entries.reduce((gain, [row, times]) => gain + times * (basis.prices[row] as number), -cost),
    );
    const most = Math.max(...gains);
    const best = columns[gains.indexOf(most)];
    if (best && most > 1e-7) {
      enter(basis, best, most);
      continue;
    }
    const prices = basis.prices.map((price) => Math.max(0, Math.floor(price * UNIT) - 1));
    const { cycles, potentials } = searchCycles(net, weightsOf(net, rows, prices));
    if (cycles.length === 0) return { prices, potentials };
    for (const cycle of cycles) {
      const covered = cycle.flatMap((index) => rows[index] ?? []);
      const times = Map.groupBy(covered, (row) => row);
      const cost = cycle.reduce((sum, index) => sum + (net.arcs[index]?.cost ?? 0), 0);
      columns.push({ cost, entries: [...times].map(([row, all]) => [row, all.length]) });
    }
  }
}

function enter({ inverse, amounts, prices }: Basis, { entries }: Column, gain: number): void {
  const direction = inverse.map((line) => entries.reduce((sum, [row, times]) => sum + (line[row] ?? 0) * times, 0));
  const ratios = direction.map((one, row) => (one > 1e-9 ? (amounts[row] ?? 0) / one : Infinity));
  const least = Math.min(...ratios);
  const leaving = ratios.indexOf(least);
  const pivot = (inverse[leaving] ?? []).map((one) => one / (direction[leaving] ?? 1));
  for (const [row, factor] of direction.entries()) {
    if (row === leaving || factor === 0) continue;
    const line = inverse[row] as number[];
    for (let at = 0; at < line.length; at += 1) line[at] = (line[at] as number) - factor * (pivot[at] as number);
    amounts[row] = Math.max(0, (amounts[row] ?? 0) - factor * least);
  }
  inverse[leaving] = pivot;
  amounts[leaving] = least;
  for (const [row, one] of pivot.entries()) prices[row] = (prices[row] ?? 0) - gain * one;
}

/** Cycles below 0 that share no vertex, by Bellman and Ford's search; where there is none, potentials that prove it. */
function searchCycles({ size, arcs }: Net, weights: readonly number[]): { cycles: number[][]; potentials: number[] } {
  const potentials = Array.from({ length: size }, () => 0);
  const cameBy = potentials.map(() => -1);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let index = 0; index < arcs.length; index += 1) {
      const { from, to } = arcs[index] as Arc;
      const potential = (potentials[from] as number) + (weights[index] as number);
      if (potential >= (potentials[to] as number)) continue;
      potentials[to] = potential;
      cameBy[to] = index;
      isChanged = true;
    }
    const cycles = isChanged ? cyclesIn(arcs, cameBy) : [];
    if (cycles.length > 0) return { cycles, potentials };
  }
  return { cycles: [], potentials };
}

/** The cycles of the arcs by which each vertex was reached. */
function cyclesIn(arcs: readonly Arc[], cameBy: readonly number[]): number[][] {
  const before = (vertex: number): number => arcs[cameBy[vertex] as number]?.from ?? -1;
  const seenIn = cameBy.map(() => -1);
  return [...cameBy.keys()].flatMap((start) => {
    let vertex = start;
    for (; vertex >= 0 && seenIn[vertex] === -1; vertex = before(vertex)) seenIn[vertex] = start;
    if (vertex < 0 || seenIn[vertex] !== start) return [];
    const cycle = [cameBy[vertex] as number];
    for (let at = before(vertex); at !== vertex; at = before(at)) cycle.push(cameBy[at] as number);
    return [cycle];
  });
}
