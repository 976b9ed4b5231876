// A baseball match from any of its states: who bats, the outs and the runners, and the score. The last turn of the home
// side ends when it goes ahead, or is not played at all; a drawn match goes on inning by inning.
import { type BaseOut, runsFrom } from "./half-inning.ts";
import { modelOf, type Outcome, type ScoreModel } from "./score-model.ts";

const INNINGS = 9;
const LAST_TOP = 2 * INNINGS - 2;
const MAX_RUNS = 30;
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

export function inningOutcomes(rates: Sides, at: InningState, from: Sides): Outcome[] {
  // An extra inning is a last inning.
  const turn = at.turn > LAST_TOP + 1 ? LAST_TOP + (at.turn % 2) : at.turn;
  const state = { outs: at.outs, bases: at.bases };
  if (turn > LAST_TOP) return lastTurn(rates, from, state, 1);
  const over = Math.floor(turn / 2);
  const isTop = turn % 2 === 0;
  const innings = INNINGS - 1 - over;
  const away = isTop ? convolve(runsFrom(rates.away, state), turns(rates.away, innings)) : turns(rates.away, innings);
  const home = isTop
    ? turns(rates.home, innings)
    : convolve(runsFrom(rates.home, state), turns(rates.home, innings - 1));
  return home.flatMap((homeMass, h) =>
    away.flatMap((awayMass, a) =>
      homeMass * awayMass < 1e-9
        ? []
        : lastTurn(rates, { home: from.home + h, away: from.away + a }, FRESH, homeMass * awayMass),
    ),
  );
}

/** The home side's last turn at bat from a state of it. */
function lastTurn(rates: Sides, score: Sides, state: BaseOut, probability: number): Outcome[] {
  if (score.home > score.away) return [{ ...score, probability }];
  const behind = score.away - score.home;
  return runsFrom(rates.home, state, Math.min(15, behind + 1)).flatMap((mass, runs) => {
    if (mass === 0) return [];
    const home = score.home + runs;
    if (home !== score.away) return [{ home, away: score.away, probability: probability * mass }];
    return extraInning(rates).map((extra) => ({
      home: home + extra.home,
      away: score.away + extra.away,
      probability: probability * mass * extra.probability,
    }));
  });
}

const extras = new Map<string, Outcome[]>();

/** What the extra inning that decides a match adds; innings that decide nothing are left out. */
function extraInning({ home, away }: Sides): Outcome[] {
  const key = `${home}:${away}`;
  const known = extras.get(key);
  if (known) return known;
  const all = runsFrom(away).flatMap((awayMass, a) =>
    runsFrom(home, FRESH, Math.min(15, a + 1)).map((homeMass, h) => ({
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
