// The least that any tour costs, with a proof. Each target and each cut is given a price such that no cycle of the
// net is worth more than it costs; a tour consists of cycles and covers every target, so it costs at least the sum
// of the prices. The best prices come from a linear programme over cycles, which are added as they are needed.
import { brokenCuts, rowsOf, type Cut } from "./cuts.ts";
import { searchCycles } from "./cycles.ts";
import type { Arc, Net } from "./net.ts";
import { Programme, type Column } from "./programme.ts";

/** All numbers are whole, in parts of a step: `unit` parts are one. */
export interface Proof {
  unit: number;
  cuts: readonly Cut[];
  /** Prices of the targets, then of the cuts. */
  prices: readonly number[];
  potentials: readonly number[];
}

type Entries = ReturnType<Column["entries"]>;

interface Cycle extends Column {
  arcs: readonly Arc[];
}

const TOLERANCE = 1e-7;
const MOST_PIVOTS = 20_000;

/** Not covering a row more often than once: enters when a price would be below 0. */
function surplusOf(row: number): Cycle {
  return { cost: 0, arcs: [], entries: () => [[row, -1]] };
}

/** Grows with the cuts; a cycle counts its rows anew when there are more of them. */
class Pricing {
  readonly cuts: Cut[] = [];
  readonly #net: Net;
  readonly #programme: Programme<Cycle>;
  readonly #pool: Cycle[] = [];
  #rows: Map<Arc, number[]>;
  #entries = new WeakMap<Cycle, Entries>();

  constructor(net: Net) {
    this.#net = net;
    this.#rows = rowsOf(net, []);
    this.#programme = new Programme(net.arcs.reduce((most, arc) => Math.max(most, arc.cost), 1) * (net.size + 2));
    for (let target = 0; target < net.targets; target += 1) this.#addRow();
  }

  #addRow(): void {
    this.#pool.push(surplusOf(this.#programme.rows));
    this.#programme.addRow();
  }

  #cycleOf(arcs: readonly Arc[]): Cycle {
    const cycle: Cycle = {
      arcs,
      cost: arcs.reduce((sum, arc) => sum + arc.cost, 0),
      entries: () => this.#entriesOf(cycle),
    };
    return cycle;
  }

  #entriesOf(cycle: Cycle): Entries {
    const known = this.#entries.get(cycle);
    if (known) return known;
    const times = new Map<number, number>();
    for (const arc of cycle.arcs)
      for (const row of this.#rows.get(arc) ?? []) times.set(row, (times.get(row) ?? 0) + 1);
    const entries = [...times];
    this.#entries.set(cycle, entries);
    return entries;
  }

  add(cuts: readonly Cut[]): void {
    this.cuts.push(...cuts);
    this.#rows = rowsOf(this.#net, this.cuts);
    this.#entries = new WeakMap();
    for (const _ of cuts) this.#addRow();
  }

  solve(): void {
    for (let pivots = 0; pivots < MOST_PIVOTS; pivots += 1) {
      let best: Cycle | null = null;
      let most = TOLERANCE;
      for (const cycle of this.#pool) {
        const gain = this.#programme.gain(cycle);
        if (gain > most) [best, most] = [cycle, gain];
      }
      if (best) {
        this.#programme.enter(best);
        continue;
      }
      const { cycles } = searchCycles(this.#net, weigher(this.#rows, this.prices, 1), 1e-9);
      const found = cycles.map((arcs) => this.#cycleOf(arcs)).filter((one) => this.#programme.gain(one) > TOLERANCE);
      if (found.length === 0) return;
      this.#pool.push(...found);
    }
    throw new Error("the best prices were not found");
  }

  get prices(): readonly number[] {
    return this.#programme.prices;
  }

  amounts(): Map<Arc, number> {
    const amounts = new Map<Arc, number>();
    for (const [cycle, amount] of this.#programme.used())
      for (const arc of cycle.arcs) amounts.set(arc, (amounts.get(arc) ?? 0) + amount);
    return amounts;
  }
}

/** What an arc costs beyond the prices of its rows, in parts. */
function weigher(rows: ReadonlyMap<Arc, readonly number[]>, prices: readonly number[], unit: number) {
  return (arc: Arc): number => (rows.get(arc) ?? []).reduce((rest, row) => rest - (prices[row] ?? 0), arc.cost * unit);
}

/** The smallest unit in which all prices are whole; a fine one where there is none, and prices rounded down. */
function wholePrices(prices: readonly number[]): { unit: number; whole: number[] } {
  for (let unit = 1; unit <= 120; unit += 1) {
    const whole = prices.map((price) => Math.round(price * unit));
    if (whole.every((one, at) => Math.abs(one - (prices[at] ?? 0) * unit) < 1e-4)) return { unit, whole };
  }
  return { unit: 10_000, whole: prices.map((price) => Math.max(0, Math.floor(price * 10_000) - 1)) };
}

/** The best prices with up to so many rounds of cuts. */
function priced(net: Net, start: number, rounds: number): Pricing {
  const pricing = new Pricing(net);
  for (let round = 0; round < rounds; round += 1) {
    pricing.solve();
    const broken = brokenCuts(net, start, pricing.amounts());
    if (broken.length === 0) break;
    pricing.add(broken);
  }
  pricing.solve();
  return pricing;
}

/** How often each arc is used where targets and cuts are covered at the least cost; not always whole. */
export function amountsOf(net: Net, start: number, rounds: number): Map<Arc, number> {
  return priced(net, start, rounds).amounts();
}

/** Prices and potentials that prove the bound of a tour from `start`, and how often its arcs are used; a sharper one with up to so many rounds of cuts. */
export function proveBound(net: Net, start: number, rounds: number): { proof: Proof; amounts: Map<Arc, number> } {
  const pricing = priced(net, start, rounds);
  const { unit, whole } = wholePrices(pricing.prices);
  const isPriced = (_: unknown, at: number): boolean => (whole[net.targets + at] ?? 0) > 0;
  const cuts = pricing.cuts.filter(isPriced);
  const prices = whole.filter((price, row) => row < net.targets || price > 0);
  const { potentials } = searchCycles(net, weigher(rowsOf(net, cuts), prices, unit), 0);
  if (potentials === null) throw new Error("the prices do not hold");
  return { proof: { unit, cuts, prices, potentials }, amounts: pricing.amounts() };
}

/** What a step over each arc wastes beyond the prices of its rows, in parts; a proof has none below 0. */
export function wastesOf(net: Net, { unit, cuts, prices, potentials }: Proof): Map<Arc, number> {
  const weightOf = weigher(rowsOf(net, cuts), prices, unit);
  return new Map(net.arcs.map((arc) => [arc, weightOf(arc) + (potentials[arc.from] ?? 0) - (potentials[arc.to] ?? 0)]));
}

/** Steps and resets that every tour from `start` takes at least. Throws when the proof is none. */
export function boundOf(net: Net, start: number, proof: Proof): number {
  if (proof.prices.some((price) => price < 0)) throw new Error("a price is below 0");
  if (proof.cuts.some((cut) => cut.inside.has(start))) throw new Error("a cut holds the start");
  if (
    wastesOf(net, proof)
      .values()
      .some((waste) => waste < 0)
  )
    throw new Error("an arc is worth more than it costs");
  return Math.ceil(proof.prices.reduce((sum, price) => sum + price, 0) / proof.unit);
}
