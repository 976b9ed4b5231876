// What every sport's model answers, whatever it is made of: who wins, by how much, and how much in all.

interface ThreeWay {
  home: number;
  draw: number;
  away: number;
}

export interface ScoreModel {
  /** Probabilities of the three results; they sum to 1, the draw is 0 where the sport has none. */
  result(): ThreeWay;
  /**
   * The probability that a stake on the home side with `line` wins, with what is handed back taken out:
   * 1 / it is the fair price. Lines may be halves, whole (a push) and quarters (two halves of a stake).
   */
  handicap(line: number): number;
  /** The same for more points than `line`; under is 1 minus it. */
  over(line: number): number;
  /** Every final score with its probability; they sum to 1. */
  outcomes(): readonly Outcome[];
}

/** One possible final score. */
export interface Outcome {
  home: number;
  away: number;
  probability: number;
}

/** A model from a list of final scores, whose probabilities may sum to anything above 0. */
export function modelOf(outcomes: readonly Outcome[]): ScoreModel {
  const margins = new Map<number, number>();
  const totals = new Map<number, number>();
  let sum = 0;
  for (const { home, away, probability } of outcomes) {
    sum += probability;
    margins.set(home - away, (margins.get(home - away) ?? 0) + probability);
    totals.set(home + away, (totals.get(home + away) ?? 0) + probability);
  }
  const [ahead, beyond] = [beyondOf(margins, sum), beyondOf(totals, sum)];
  return {
    result: () => {
      const three = { home: 0, draw: 0, away: 0 };
      for (const [margin, mass] of margins) three[margin > 0 ? "home" : margin < 0 ? "away" : "draw"] += mass / sum;
      return three;
    },
    handicap: (line) => ahead(-line),
    over: beyond,
    outcomes: () => outcomes.map(({ home, away, probability }) => ({ home, away, probability: probability / sum })),
  };
}

/**
 * The share of stakes beyond a line that wins, among those that are not handed back. The masses are those of whole
 * numbers and add up to `sum`. Many lines are asked for: they are added up once.
 */
export function beyondOf(masses: ReadonlyMap<number, number>, sum: number): (line: number) => number {
  /** The masses of the number at the index after `lowest` and of all that are higher. */
  let above: Float64Array | null = null;
  let lowest = 0;
  function addUp(): Float64Array {
    const values = [...masses.keys()];
    lowest = Math.min(...values);
    const added = new Float64Array(Math.max(...values) - lowest + 2);
    for (let i = added.length - 2; i >= 0; i--) added[i] = (added[i + 1] ?? 0) + (masses.get(lowest + i) ?? 0);
    return added;
  }
  function wonAbove(line: number): number {
    above ??= addUp();
    return above[Math.max(0, Math.floor(line) + 1 - lowest)] ?? 0;
  }
  const pushedAt = (line: number): number => masses.get(line) ?? 0;
  return (line) => {
    const [low, high] = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
    const won = (wonAbove(low) + wonAbove(high)) / 2 / sum;
    const pushed = (pushedAt(low) + pushedAt(high)) / 2 / sum;
    return pushed >= 1 ? 0.5 : Math.min(1, won / (1 - pushed));
  };
}
