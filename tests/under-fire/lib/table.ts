// What a suite found, as a printed table with its bounds.

export interface Row {
  name: string;
  value: number | string;
  /** The bound in words. */
  bound?: string;
  /** Without it the row only tells. */
  isHeld?: boolean;
}

/** A row that says by its name what has to be so. */
export type TableRow = readonly [name: string, value: number | string, isHeld: boolean];

/** Prints the rows and what broke a bound, and returns the exit code: 1 when a bound is broken. */
export function printTable(rows: readonly (Row | TableRow)[], broken: readonly string[] = []): 0 | 1 {
  const all = rows.map((row): Row => (isTold(row) ? { name: row[0], value: row[1], isHeld: row[2] } : row));
  console.log("");
  for (const { name, value, bound, isHeld } of all) {
    const mark = isHeld === undefined ? " " : isHeld ? "✓" : "✗";
    console.log(`${mark} ${name.padEnd(58)} ${String(value).padStart(22)}  ${bound ?? ""}`.trimEnd());
  }
  for (const line of broken.slice(0, 20)) console.log(line);
  if (broken.length > 20) console.log(`… ${broken.length - 20} more`);
  return all.every(({ bound, isHeld }) => isHeld ?? bound === undefined) ? 0 : 1;
}

const isTold = (row: Row | TableRow): row is TableRow => Array.isArray(row);

/** Rows of several numbers under a head; the first column stands left. */
export function printColumns(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  console.log("");
  for (const row of all)
    console.log(
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
    );
}

/** A row that has to be 0. */
export const none = (name: string, count: number): Row => ({ name, value: count, bound: "0", isHeld: count === 0 });

/** A row that has to be at least so much. */
export const atLeast = (name: string, value: number, least: number): Row => ({
  name,
  value,
  bound: `at least ${least}`,
  isHeld: value >= least,
});

/** A row that may be at most so much; what was not measured holds nothing. */
export const atMost = (name: string, value: number, most: number): Row => ({
  name,
  value: Math.round(value * 100) / 100,
  bound: `at most ${most}`,
  isHeld: value <= most,
});

/** How many of each name, most first, as one line a name. */
export function tallyLines(tally: ReadonlyMap<string, number>): string[] {
  return [...tally].toSorted((a, b) => b[1] - a[1]).map(([name, count]) => `  ${name.padEnd(50)} ${count}`);
}
