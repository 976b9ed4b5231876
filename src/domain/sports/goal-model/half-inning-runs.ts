// The runs of a half-inning of baseball from each of its 24 states, for all states at once. A batter ends on a base, out
// or home, so a plate without a run raises outs + runners by one: states are filled from the highest sum to the lowest.
import { type BaseOut, OUTS, plates } from "./half-inning.ts";

export const MAX_HALF_RUNS = 14;
const WIDTH = MAX_HALF_RUNS + 1;
const STATES = 24;
/** The plate that brings the last run that is needed brings three more at most. */
const SPARE = 4;

interface Step {
  probability: number;
  runs: number;
  /** The state after it; null: three outs. */
  to: number | null;
}

interface RunTable {
  /** By state and runs: the probability that the half-inning brings so many. */
  runs: Float64Array;
  /** By state, runs needed and runs beyond them: the probability that it ends by reaching them. */
  reached: Float64Array;
}

const runners = (bases: number): number => (bases & 1) + ((bases >> 1) & 1) + ((bases >> 2) & 1);
const fullness = (state: number): number => (state >> 3) + runners(state & 7);
const ORDER = Array.from({ length: STATES }, (_, state) => state).toSorted((a, b) => fullness(b) - fullness(a));

const indexOf = ({ outs, bases }: BaseOut): number => outs * 8 + bases;

const stepsOf = (rate: number, state: number): Step[] =>
  plates(rate, { outs: state >> 3, bases: state & 7 }).map((plate) => ({
    probability: plate.probability,
    runs: plate.runs,
    to: plate.outs >= OUTS ? null : indexOf(plate),
  }));

function tableFor(rate: number): RunTable {
  const steps = Array.from({ length: STATES }, (_, state) => stepsOf(rate, state));
  const runs = new Float64Array(STATES * WIDTH);
  const reached = new Float64Array(STATES * WIDTH * SPARE);
  for (let count = 0; count < MAX_HALF_RUNS; count++)
    for (const state of ORDER) runs[state * WIDTH + count] = chanceOfRuns(steps[state] ?? [], runs, count);
  for (let needed = 1; needed < WIDTH; needed++)
    for (const state of ORDER) addReached(steps[state] ?? [], reached, state, needed);
  for (let state = 0; state < STATES; state++) {
    const row = runs.subarray(state * WIDTH, state * WIDTH + MAX_HALF_RUNS);
    runs[state * WIDTH + MAX_HALF_RUNS] = Math.max(0, 1 - row.reduce((sum, mass) => sum + mass, 0));
  }
  return { runs, reached };
}

function chanceOfRuns(steps: readonly Step[], runs: Float64Array, count: number): number {
  let sum = 0;
  for (const step of steps) {
    if (step.runs > count) continue;
    if (step.to !== null) sum += step.probability * (runs[step.to * WIDTH + count - step.runs] ?? 0);
    else if (step.runs === count) sum += step.probability;
  }
  return sum;
}

function addReached(steps: readonly Step[], reached: Float64Array, state: number, needed: number): void {
  const at = (state * WIDTH + needed) * SPARE;
  for (const { probability, runs, to } of steps) {
    if (runs >= needed) reached[at + runs - needed] = (reached[at + runs - needed] ?? 0) + probability;
    else if (to !== null) {
      const next = (to * WIDTH + needed - runs) * SPARE;
      for (let beyond = 0; beyond < SPARE; beyond++)
        reached[at + beyond] = (reached[at + beyond] ?? 0) + probability * (reached[next + beyond] ?? 0);
    }
  }
}

const tables = new Map<number, RunTable>();
const TABLES_KEPT = 1_000;

function keptTable(rate: number): RunTable {
  const made = tables.get(rate) ?? tableFor(rate);
  if (tables.size > TABLES_KEPT) tables.clear();
  tables.set(rate, made);
  return made;
}

/**
 * The distribution of the runs from a state to the end of the half-inning: the index is the number of runs. With
 * `enough` it ends as soon as so many have scored, as the last turn of the home side does.
 */
export function runsFrom(rate: number, from: BaseOut = { outs: 0, bases: 0 }, enough = Infinity): readonly number[] {
  if (from.outs >= OUTS || enough <= 0) return Array.from({ length: WIDTH }, (_, runs) => (runs === 0 ? 1 : 0));
  const { runs, reached } = keptTable(rate);
  const row = [...runs.subarray(indexOf(from) * WIDTH, (indexOf(from) + 1) * WIDTH)];
  if (enough > MAX_HALF_RUNS) return row;
  row.fill(0, enough);
  for (let beyond = 0; beyond < SPARE; beyond++) {
    const count = Math.min(MAX_HALF_RUNS, enough + beyond);
    row[count] = (row[count] ?? 0) + (reached[(indexOf(from) * WIDTH + enough) * SPARE + beyond] ?? 0);
  }
  return row;
}

const SLOWEST = 0.3;
const FASTEST = 2.6;
const NEAR = 1e-6;

/** The rate at which a half-inning brings `mean` runs on average, by secants: the mean is smooth in the rate. */
export function rateFor(mean: number): number {
  const missing = (rate: number) => {
    const fresh = tableFor(rate).runs.subarray(0, WIDTH);
    return fresh.reduce((sum, mass, runs) => sum + mass * runs, 0) - mean;
  };
  let [before, now] = [1, 1.1];
  let [missedBefore, missed] = [missing(before), missing(now)];
  for (let step = 0; step < 20 && Math.abs(now - before) > NEAR; step++) {
    const next = Math.min(FASTEST, Math.max(SLOWEST, now - (missed * (now - before)) / (missed - missedBefore)));
    [before, missedBefore] = [now, missed];
    [now, missed] = [next, missing(next)];
  }
  return Math.round(now * 10_000) / 10_000;
}
