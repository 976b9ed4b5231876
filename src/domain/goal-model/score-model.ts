// What every sport's model answers, whatever it is made of: who wins, by how much, and how much in all.

export interface ThreeWay {
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
  return {
    result: () => {
      const three = { home: 0, draw: 0, away: 0 };
      for (const [margin, mass] of margins) three[margin > 0 ? "home" : margin < 0 ? "away" : "draw"] += mass / sum;
      return three;
    },
    handicap: (line) => chanceBeyond(margins, sum, -line),
    over: (line) => chanceBeyond(totals, sum, line),
    outcomes: () => outcomes.map(({ home, away, probability }) => ({ home, away, probability: probability / sum })),
  };
}

/** The share of stakes beyond `line` that wins, among those that are not handed back; masses add up to `sum`. */
export function chanceBeyond(masses: ReadonlyMap<number, number>, sum: number, line: number): number {
  const lines = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
  let won = 0;
  let pushed = 0;
  for (const [value, mass] of masses)
    for (const one of lines) {
      if (value > one) won += mass / sum / lines.length;
      else if (value === one) pushed += mass / sum / lines.length;
    }
  return pushed >= 1 ? 0.5 : Math.min(1, won / (1 - pushed));
}
