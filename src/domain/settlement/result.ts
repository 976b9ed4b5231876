// What a fixture ended with, as settlement reads it.

export interface ScoreResult {
  readonly home: number;
  readonly away: number;
  /** After the first half; null where the source does not tell. Such markets are void then. */
  readonly homeHalf: number | null;
  readonly awayHalf: number | null;
}

export interface VoidResult {
  readonly void: true;
}

/** The final score, or a fixture that was cancelled. */
export type FixtureOutcome = ScoreResult | VoidResult;

export function isVoidResult(result: FixtureOutcome): result is VoidResult {
  return "void" in result;
}

export type ResultProblem = "score" | "half_score";

/** What is impossible about a result, or null: scores are whole, never negative, and never fall after the half. */
export function resultProblem(result: FixtureOutcome): ResultProblem | null {
  if (isVoidResult(result)) return null;
  const { home, away, homeHalf, awayHalf } = result;
  const isScore = (score: number) => Number.isSafeInteger(score) && score >= 0;
  if (!isScore(home) || !isScore(away)) return "score";
  if ((homeHalf === null) !== (awayHalf === null)) return "half_score";
  if (homeHalf === null || awayHalf === null) return null;
  return isScore(homeHalf) && isScore(awayHalf) && homeHalf <= home && awayHalf <= away ? null : "half_score";
}

/** Two results that settle every market alike. */
export function isSameResult(a: FixtureOutcome, b: FixtureOutcome): boolean {
  if (isVoidResult(a) || isVoidResult(b)) return isVoidResult(a) && isVoidResult(b);
  return a.home === b.home && a.away === b.away && a.homeHalf === b.homeHalf && a.awayHalf === b.awayHalf;
}
