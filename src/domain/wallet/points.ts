// Points become money at a rate that is data: the setting `pointConversion`.

export interface ConversionTerms {
  /** Won for 100 points. */
  wonPer100: number;
  /** The fewest points that are converted, and the step of more. */
  minimum: number;
  step: number;
}

export type ConversionProblem = "below_minimum" | "not_in_steps" | "too_many";

/** Won for these points; a fraction of a won is not paid. */
export function wonForPoints(points: number, { wonPer100 }: ConversionTerms): number {
  return Math.floor((points * wonPer100) / 100);
}

/** Why these points cannot be converted by somebody who has `held`; null when they can. */
export function conversionProblem(points: number, held: number, terms: ConversionTerms): ConversionProblem | null {
  if (points < terms.minimum) return "below_minimum";
  if (points % terms.step !== 0) return "not_in_steps";
  return points > held ? "too_many" : null;
}
