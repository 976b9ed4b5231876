// Numbers that look random and are the same for the same seed, on every machine and after a restart.

/** A 32-bit hash of a text (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A share in [0, 1) that belongs to a text. */
export function shareOf(text: string): number {
  return hashOf(text) / 0x1_0000_0000;
}

export type Random = () => number;

/** A stream of shares in [0, 1) (mulberry32). */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/**
 * A smooth wandering in about [−1, 1], a pure function of time: what it is now needs no history, so a
 * restart and a jump of the clock go on with the same path. `period` in ms is the time of one turn.
 */
export function wander(seed: string, now: number, period: number): number {
  const at = now / period;
  const from = Math.floor(at);
  const share = at - from;
  const smooth = share * share * (3 - 2 * share);
  const left = shareOf(`${seed}:${from}`) * 2 - 1;
  const right = shareOf(`${seed}:${from + 1}`) * 2 - 1;
  return left + (right - left) * smooth;
}

/** A draw from a Poisson distribution. */
export function drawPoisson(random: Random, mean: number): number {
  const end = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > end; product *= random()) count++;
  return count;
}

/** Time until the next event of a Poisson process. */
export function nextTime(random: Random, rate: number): number {
  return rate > 0 ? -Math.log(1 - random()) / rate : Number.POSITIVE_INFINITY;
}
