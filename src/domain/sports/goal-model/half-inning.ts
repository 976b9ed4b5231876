// What a batter brings in each of the 24 states of a half-inning: none to two outs, and which bases have a runner. `rate`
// says how often batters reach a base against the average of 1.

export interface BaseOut {
  outs: number;
  /** Bit 0: first base, bit 1: second, bit 2: third. */
  bases: number;
}

const PLATE_RESULTS = ["out", "strikeout", "walk", "single", "double", "triple", "homeRun"] as const;
export type PlateResult = (typeof PLATE_RESULTS)[number];

export interface Plate extends BaseOut {
  result: PlateResult;
  probability: number;
  runs: number;
}

export const OUTS = 3;
const REACH = { walk: 0.085, single: 0.15, double: 0.045, triple: 0.004, homeRun: 0.029 } as const;
const STRIKEOUT_SHARE = 0.32;
const SCORES_FROM_SECOND = 0.6;
const SCORES_FROM_FIRST = 0.4;
const SACRIFICE = 0.25;
const DOUBLE_PLAY = 0.13;

const count = (bases: number): number => (bases & 1) + ((bases >> 1) & 1) + ((bases >> 2) & 1);
const cache = new Map<string, readonly Plate[]>();

/** What one batter may bring in a state; probabilities sum to 1. */
export function plates(rate: number, { outs, bases }: BaseOut): readonly Plate[] {
  const key = `${rate}:${outs}:${bases}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size > 20_000) cache.clear();
  const made = allPlates(rate, outs, bases).filter(({ probability }) => probability > 0);
  cache.set(key, made);
  return made;
}

function allPlates(rate: number, outs: number, bases: number): Plate[] {
  const [first, second, third] = [bases & 1, (bases >> 1) & 1, (bases >> 2) & 1];
  const reach = Object.values(REACH).reduce((sum, one) => sum + one, 0) * rate;
  const out = 1 - reach;
  const inPlay = out * (1 - STRIKEOUT_SHARE);
  const plate = (result: PlateResult, probability: number, runs: number, after: number, more = 0): Plate => ({
    result,
    probability,
    runs,
    outs: outs + more,
    bases: after,
  });
  const doublePlay = first === 1 && outs < 2 ? DOUBLE_PLAY : 0;
  const sacrifice = third === 1 && outs < 2 ? SACRIFICE : 0;
  const walked = first === 0 ? bases | 1 : second === 0 ? bases | 3 : 7;
  return [
    plate("strikeout", out * STRIKEOUT_SHARE, 0, bases, 1),
    plate("out", inPlay * doublePlay, 0, bases & 6, 2),
    plate("out", inPlay * sacrifice, 1, bases & 3, 1),
    plate("out", inPlay * (1 - doublePlay - sacrifice), 0, bases, 1),
    plate("walk", REACH.walk * rate, bases === 7 ? 1 : 0, walked),
    // The runner of the first base goes to the second; that of the second scores or goes to the third.
    plate("single", REACH.single * rate * (second ? SCORES_FROM_SECOND : 1), third + second, 1 | (first << 1)),
    plate("single", REACH.single * rate * (second ? 1 - SCORES_FROM_SECOND : 0), third, 1 | (first << 1) | 4),
    plate("double", REACH.double * rate * (first ? SCORES_FROM_FIRST : 1), third + second + first, 2),
    plate("double", REACH.double * rate * (first ? 1 - SCORES_FROM_FIRST : 0), third + second, 2 | 4),
    plate("triple", REACH.triple * rate, count(bases), 4),
    plate("homeRun", REACH.homeRun * rate, count(bases) + 1, 0),
  ];
}
