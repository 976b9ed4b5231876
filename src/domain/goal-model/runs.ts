// Runs of baseball: negative binomial for each side, and no draw: extra innings give one side one more run.
import { negativeBinomial } from "./distribution.ts";
import { modelOf, type Outcome, type ScoreModel } from "./score-model.ts";

const MAX_RUNS = 30;
/** How clustered runs are in nine innings: the variance is mean + mean² / size. */
export const RUNS_SIZE = 4;

/** The chance that the home side wins the extra innings. */
export function extraInningsHome(home: number, away: number): number {
  return home + away > 0 ? home / (home + away) : 0.5;
}

interface Sides {
  home: number;
  away: number;
}

/** Runs with means for nine innings, of which each side has the share `left` to bat, on top of the score `from`. */
export function runModel(
  means: Sides,
  left: Sides = { home: 1, away: 1 },
  from: Sides = { home: 0, away: 0 },
): ScoreModel {
  const home = negativeBinomial(means.home * left.home, RUNS_SIZE * left.home, MAX_RUNS);
  const away = negativeBinomial(means.away * left.away, RUNS_SIZE * left.away, MAX_RUNS);
  const extra = extraInningsHome(means.home, means.away);
  const outcomes: Outcome[] = [];
  for (let h = 0; h <= MAX_RUNS; h++)
    for (let a = 0; a <= MAX_RUNS; a++) {
      const score = { home: from.home + h, away: from.away + a };
      const probability = (home[h] ?? 0) * (away[a] ?? 0);
      if (score.home !== score.away) outcomes.push({ ...score, probability });
      else {
        outcomes.push({ home: score.home + 1, away: score.away, probability: probability * extra });
        outcomes.push({ home: score.home, away: score.away + 1, probability: probability * (1 - extra) });
      }
    }
  return modelOf(outcomes);
}
