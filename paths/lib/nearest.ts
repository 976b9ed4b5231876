/** How many letters must be put in, taken out or replaced to make one word of the other. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let at = 1; at <= other.length; at += 1) {
      const swap = (row[at - 1] ?? 0) + (one[line - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The right name that is nearest to a wrong one; the first of several. */
export function nearest(wrong: string, right: readonly string[]): string {
  const small = wrong.toLowerCase();
  return right.reduce((best, name) =>
    distance(small, name.toLowerCase()) < distance(small, best.toLowerCase()) ? name : best,
  );
}
