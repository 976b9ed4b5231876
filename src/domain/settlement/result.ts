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
  if (!isScore(home) || !isScore(away)) return "score";
  if (homeHalf === null && awayHalf === null) return null;
  return isScore(homeHalf) && isScore(awayHalf) && homeHalf <= home && awayHalf <= away ? null : "half_score";
}

function isScore(score: number | null): score is number {
  return Number.isSafeInteger(score) && Number(score) >= 0;
}

/** Two results that settle every market alike. */
export function isSameResult(a: FixtureOutcome, b: FixtureOutcome): boolean {
  return scoreText(a) === scoreText(b);
}

/** Null for a cancelled fixture; a half that is not known leaves its place empty. */
function scoreText(result: FixtureOutcome): string | null {
  return isVoidResult(result) ? null : [result.home, result.away, result.homeHalf, result.awayHalf].join(":");
}
