// The PAR sheet of the slot, by enumeration of every stop of every reel.
import {
  FREE_SPINS,
  LINES,
  linePayOf,
  REELS,
  ROWS,
  SCATTER,
  scatterPayOf,
  type SlotMode,
  type SlotSymbol,
  WILD,
  factorOf,
} from "./slot.ts";

interface Outcome {
  /** In stakes of one line. */
  pay: number;
  scatters: number;
  /** How many of all combinations of stops. */
  ways: bigint;
}

interface Running {
  line: number;
  symbol: SlotSymbol;
}

/** Every pay with every number of scatters, counted. Once no line runs on, only scatters are counted any further. */
export function outcomesOf(mode: SlotMode): Outcome[] {
  const reels = REELS[mode];
  const factor = factorOf(mode);
  const windows = reels.map((reel) =>
    reel.map((_, stop) => Array.from({ length: ROWS }, (_cell, row) => reel[(stop + row) % reel.length] ?? SCATTER)),
  );
  const scatters = windows.map((stops) => stops.map((window) => window.filter((cell) => cell === SCATTER).length));
  const found = new Map<string, Outcome>();
  const count = (pay: number, moons: number, ways: bigint) => {
    const key = `${pay} ${moons}`;
    const known = found.get(key);
    if (known) known.ways += ways;
    else found.set(key, { pay, scatters: moons, ways });
  };

  function spread(at: number, pay: number, moons: number, ways: bigint): void {
    if (at === reels.length) return count((pay + scatterPayOf(moons)) * factor, moons, ways);
    const by = new Map<number, bigint>();
    for (const of of scatters[at] ?? []) by.set(of, (by.get(of) ?? 0n) + 1n);
    for (const [more, times] of by) spread(at + 1, pay, moons + more, ways * times);
  }

  function walk(at: number, running: readonly Running[], pay: number, moons: number): void {
    if (running.length === 0) return spread(at, pay, moons, 1n);
    if (at === reels.length) {
      const sum = running.reduce((total, { symbol }) => total + linePayOf(symbol, at), pay);
      return spread(at, sum, moons, 1n);
    }
    windows[at]?.forEach((window, stop) => {
      const next: Running[] = [];
      let paid = pay;
      for (const one of running) {
        const cell = window[LINES[one.line]?.[at] ?? 0];
        if (cell === one.symbol || cell === WILD) next.push(one);
        else paid += linePayOf(one.symbol, at);
      }
      walk(at + 1, next, paid, moons + (scatters[at]?.[stop] ?? 0));
    });
  }

  windows[0]?.forEach((window, stop) => {
    const running = LINES.map((rows, line) => ({ line, symbol: window[rows[0] ?? 0] ?? SCATTER }));
    const begun = running.filter(({ symbol }) => symbol !== SCATTER);
    walk(1, begun, 0, scatters[0]?.[stop] ?? 0);
  });
  return [...found.values()];
}

export interface ParSheet {
  /** What is paid back of what is staked, exactly: `paid` of `staked`. */
  paid: bigint;
  staked: bigint;
  /** The same as a number, with its two parts. */
  returned: number;
  returnedBase: number;
  returnedFree: number;
  /** How many of the paid spins pay anything. */
  hitRate: number;
  /** How many of the paid spins give free spins. */
  freeSpinRate: number;
  /** Standard deviation of a paid spin with its free spins, in stakes. */
  deviation: number;
  /** The most that one spin can pay, in stakes. */
  mostBase: number;
  mostFree: number;
}

const EXACT = 10n ** 15n;
/** A ratio of large numbers, to 15 digits. */
const ratio = (a: bigint, b: bigint): number => Number((a * EXACT) / b) / Number(EXACT);

function sums(outcomes: readonly Outcome[]) {
  let [ways, pay, square, hits, triggers, payOfTriggers] = [0n, 0n, 0n, 0n, 0n, 0n];
  for (const outcome of outcomes) {
    const paid = BigInt(outcome.pay);
    ways += outcome.ways;
    pay += outcome.ways * paid;
    square += outcome.ways * paid * paid;
    if (outcome.pay > 0) hits += outcome.ways;
    if (scatterPayOf(outcome.scatters) === 0) continue;
    triggers += outcome.ways;
    payOfTriggers += outcome.ways * paid;
  }
  return { ways, pay, square, hits, triggers, payOfTriggers };
}

const mostOf = (outcomes: readonly Outcome[]) => Math.max(...outcomes.map(({ pay }) => pay)) / LINES.length;

let sheet: ParSheet | null = null;

/** Computed once. */
export function parSheet(): ParSheet {
  sheet ??= compute(outcomesOf("base"), outcomesOf("free"));
  return sheet;
}

function compute(baseOutcomes: readonly Outcome[], freeOutcomes: readonly Outcome[]): ParSheet {
  const base = sums(baseOutcomes);
  const free = sums(freeOutcomes);
  const lines = BigInt(LINES.length);
  const spins = BigInt(FREE_SPINS);
  const staked = base.ways * free.ways * lines;
  const paidFree = base.triggers * spins * free.pay;
  const paid = base.pay * free.ways + paidFree;
  // Free spins are drawn apart from the spin that gives them: X = B + T · (F1 + … + F8).
  const mean = ratio(base.pay, base.ways) + ratio(paidFree, base.ways * free.ways);
  const meanFree = ratio(free.pay, free.ways);
  const n = FREE_SPINS;
  const varianceFree = ratio(free.square, free.ways) - meanFree ** 2;
  const square =
    ratio(base.square, base.ways) +
    2 * ratio(base.payOfTriggers, base.ways) * n * meanFree +
    ratio(base.triggers, base.ways) * (n * varianceFree + (n * meanFree) ** 2);
  return {
    paid,
    staked,
    returned: ratio(paid, staked),
    returnedBase: ratio(base.pay, base.ways * lines),
    returnedFree: ratio(paidFree, staked),
    hitRate: ratio(base.hits, base.ways),
    freeSpinRate: ratio(base.triggers, base.ways),
    deviation: Math.sqrt(square - mean ** 2) / LINES.length,
    mostBase: mostOf(baseOutcomes),
    mostFree: mostOf(freeOutcomes),
  };
}

/** Of a won that is staked on a spin, what is lost where the spin alone, without its free spins, pays less than its stake. */
export function lostOfSpins(): number {
  const stake = BigInt(LINES.length);
  let [ways, lost] = [0n, 0n];
  for (const outcome of outcomesOf("base")) {
    ways += outcome.ways;
    if (BigInt(outcome.pay) < stake) lost += outcome.ways * (stake - BigInt(outcome.pay));
  }
  return ratio(lost, ways * stake);
}
