// A baseball match from any of its states: who bats, the outs and the runners, and the score. The last turn of the home
// side ends when it goes ahead, or is not played at all; a drawn match goes on inning by inning.
import type { BaseOut } from "./half-inning.ts";
import { MAX_HALF_RUNS, runsFrom } from "./half-inning-runs.ts";
import { modelOf, type Outcome, type ScoreModel } from "./score-model.ts";

const INNINGS = 9;
const LAST_TOP = 2 * INNINGS - 2;
const MAX_RUNS = 30;
/** More than a side scores in all counted turns: two halves of an inning beyond the cut sums. */
const SIZE = MAX_RUNS + 2 * (MAX_HALF_RUNS + 1) + 1;
/** Pairs of runs that are rarer are left out. */
const RARE = 1e-9;
const FRESH: BaseOut = { outs: 0, bases: 0 };

interface Sides {
  home: number;
  away: number;
}

export interface InningState extends BaseOut {
  /** Half-innings that are over: even while the away side bats. */
  turn: number;
}

export const FIRST_PITCH: InningState = { turn: 0, ...FRESH };

/** Final scores, of sides that reach bases at these rates, on top of the score `from`. */
export function inningModel(
  rates: Sides,
  at: InningState = FIRST_PITCH,
  from: Sides = { home: 0, away: 0 },
): ScoreModel {
  return modelOf(inningOutcomes(rates, at, from));
}

function inningOutcomes(rates: Sides, at: InningState, from: Sides): Outcome[] {
  const ends = createEnds(rates, from);
  // An extra inning is a last inning.
  const turn = at.turn > LAST_TOP + 1 ? LAST_TOP + (at.turn % 2) : at.turn;
  const state = { outs: at.outs, bases: at.bases };
  if (turn > LAST_TOP) ends.add({ home: 0, away: 0 }, state, 1);
  else {
    const { home, away } = untilLastTurn(rates, turn, state);
    for (const [h, homeMass] of home.entries())
      for (const [a, awayMass] of away.entries())
        if (homeMass * awayMass >= RARE) ends.add({ home: h, away: a }, FRESH, homeMass * awayMass);
  }
  return ends.outcomes();
}

/** The runs of both sides up to the home side's last turn at bat. */
function untilLastTurn(rates: Sides, turn: number, state: BaseOut) {
  const innings = INNINGS - 1 - Math.floor(turn / 2);
  const isTop = turn % 2 === 0;
  const [away, home] = [turns(rates.away, innings), turns(rates.home, isTop ? innings : innings - 1)];
  return isTop
    ? { home, away: convolve(runsFrom(rates.away, state), away) }
    : { home: convolve(runsFrom(rates.home, state), home), away };
}

/** Final scores, gathered in a grid of the runs that are added to `from`. */
function createEnds(rates: Sides, from: Sides) {
  const grid = new Float64Array(SIZE * SIZE);
  /** By runs of the away side: drawn after the last turn. */
  const drawn = new Float64Array(SIZE);
  /** The last turn from its beginning, by how far the home side is behind. */
  const whole: (readonly number[])[] = [];
  const lastTurn = (state: BaseOut, behind: number): readonly number[] => {
    if (state !== FRESH) return runsFrom(rates.home, state, behind + 1);
    return (whole[behind] ??= runsFrom(rates.home, FRESH, behind + 1));
  };
  const put = (home: number, away: number, mass: number) => {
    grid[home * SIZE + away] = (grid[home * SIZE + away] ?? 0) + mass;
  };
  return {
    /** The home side's last turn at bat from a state of it, after `runs` of both sides. */
    add({ home, away }: Sides, state: BaseOut, probability: number): void {
      const behind = from.away + away - from.home - home;
      if (behind < 0) return put(home, away, probability);
      for (const [runs, mass] of lastTurn(state, behind).entries())
        if (runs === behind) drawn[away] = (drawn[away] ?? 0) + probability * mass;
        else put(home + runs, away, probability * mass);
    },
    outcomes(): Outcome[] {
      for (const [away, mass] of drawn.entries())
        if (mass > 0)
          for (const extra of extraInning(rates))
            put(from.away + away - from.home + extra.home, away + extra.away, mass * extra.probability);
      const outcomes: Outcome[] = [];
      for (const [index, probability] of grid.entries()) {
        if (probability === 0) continue;
        const [home, away] = [Math.floor(index / SIZE), index % SIZE];
        outcomes.push({ home: from.home + home, away: from.away + away, probability });
      }
      return outcomes;
    },
  };
}

const extras = new Map<string, Outcome[]>();

/** What the extra inning that decides a match adds; innings that decide nothing are left out. */
function extraInning({ home, away }: Sides): Outcome[] {
  const key = `${home}:${away}`;
  const known = extras.get(key);
  if (known) return known;
  const all = runsFrom(away).flatMap((awayMass, a) =>
    runsFrom(home, FRESH, a + 1).map((homeMass, h) => ({
      home: h,
      away: a,
      probability: awayMass * homeMass,
    })),
  );
  const decided = all.filter((one) => one.home !== one.away && one.probability > 1e-6);
  const sum = decided.reduce((total, { probability }) => total + probability, 0);
  const made = decided.map((one) => ({ ...one, probability: one.probability / sum }));
  if (extras.size > 2_000) extras.clear();
  extras.set(key, made);
  return made;
}

const sums = new Map<string, readonly number[]>();

/** The runs of so many whole turns at bat. */
function turns(rate: number, count: number): readonly number[] {
  if (count <= 0) return [1];
  const key = `${rate}:${count}`;
  const made = sums.get(key) ?? convolve(turns(rate, count - 1), runsFrom(rate));
  if (sums.size > 5_000) sums.clear();
  sums.set(key, made);
  return made;
}

function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum = Array.from({ length: Math.min(MAX_RUNS + 1, a.length + b.length - 1) }, () => 0);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) {
      const at = Math.min(MAX_RUNS, i + j);
      sum[at] = (sum[at] ?? 0) + x * y;
    }
  return sum;
}
