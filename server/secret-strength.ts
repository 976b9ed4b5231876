// Whether a secret was made by a person rather than by a generator.

/** A random value of 32 hexadecimal digits has about 115 bits by this measure. */
const LEAST_BITS = 80;

/** True for repeated, sequential and short secrets. The frequencies of characters and of steps between them are measured. */
export function isGuessable(secret: string): boolean {
  const codes = [...secret].map((char) => char.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return bits(codes) < LEAST_BITS || bits(steps) < LEAST_BITS || repeats(secret);
}

/** Shannon entropy of the values, times their number. */
function bits(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / values.length), 0);
}

/** True when a shorter text, repeated, gives the secret. */
function repeats(secret: string): boolean {
  return (secret + secret).indexOf(secret, 1) < secret.length;
}
