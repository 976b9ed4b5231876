// Distributions over whole numbers, as arrays: the index is the count, the value its probability.

/** Poisson with `mean`, cut at `max` and made to sum to 1. */
export function poisson(mean: number, max: number): number[] {
  const masses: number[] = [];
  let mass = 1;
  for (let count = 0; count <= max; count++) {
    masses.push(mass);
    mass *= mean / (count + 1);
  }
  return normalised(masses);
}

/** The probability that a standard normal is at most `z` (Abramowitz and Stegun 7.1.26, error below 2e-7). */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  // Stryker disable next-line EqualityOperator: at 0 the tail on either side is one half.
  return z >= 0 ? 1 - tail / 2 : tail / 2;
}

/** Masses are told up to a common factor, which their sum takes out. */
function normalised(masses: readonly number[]): number[] {
  const sum = masses.reduce((total, mass) => total + mass, 0);
  return masses.map((mass) => mass / sum);
}
