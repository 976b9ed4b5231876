// What a fixture ended with, as settlement reads it.
import type { PeriodScores } from "../markets/kind.ts";

export interface ScoreResult {
  readonly home: number;
  readonly away: number;
  /** After the first half; null where the source does not tell. Such markets are void then. */
  readonly homeHalf: number | null;
  readonly awayHalf: number | null;
  /** Of quarters, sets, innings or thirds; left out where the source does not tell. */
  readonly periods?: PeriodScores | null | undefined;
}

export interface VoidResult {
  readonly void: true;
}

/** The final score, or a fixture that was cancelled. */
export type FixtureOutcome = ScoreResult | VoidResult;

export function isVoidResult(result: FixtureOutcome): result is VoidResult {
  return "void" in result;
}

export type ResultProblem = "score" | "half_score" | "period_score";

/** What is impossible about a result, or null: scores are whole, never negative, and never fall after the half. */
export function resultProblem(result: FixtureOutcome): ResultProblem | null {
  if (isVoidResult(result)) return null;
  const { home, away, homeHalf, awayHalf, periods } = result;
  if (!isScore(home) || !isScore(away)) return "score";
  if (Object.values(periods ?? {}).some((part) => !isScore(part.home) || !isScore(part.away))) return "period_score";
  if (homeHalf === null && awayHalf === null) return null;
  return isScore(homeHalf) && isScore(awayHalf) && homeHalf <= home && awayHalf <= away ? null : "half_score";
}

function isScore(score: number | null): score is number {
  return Number.isSafeInteger(score) && Number(score) >= 0;
}

/**
 * Whether a result says nothing new against the one in force. One that does not tell the parts says nothing against
 * those that are known; one that tells them where they were not known settles markets that were void.
 */
export function isSameResult(inForce: FixtureOutcome, next: FixtureOutcome): boolean {
  return scoreText(inForce) === scoreText(next) && arePartsAlike(inForce, next);
}

function arePartsAlike(inForce: FixtureOutcome, next: FixtureOutcome): boolean {
  if (isVoidResult(inForce) || isVoidResult(next) || !next.periods) return true;
  return partsText(inForce.periods ?? {}) === partsText(next.periods);
}

function partsText(periods: PeriodScores): string {
  return Object.keys(periods)
    .toSorted()
    .map((code) => `${code} ${periods[code]?.home}:${periods[code]?.away}`)
    .join(", ");
}

/** Null for a cancelled fixture; a half that is not known leaves its place empty. */
function scoreText(result: FixtureOutcome): string | null {
  return isVoidResult(result) ? null : [result.home, result.away, result.homeHalf, result.awayHalf].join(":");
}
