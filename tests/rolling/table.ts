// What a suite of processes found, line by line.

export type TableRow = [name: string, value: number | string, isWell: boolean];

/** Returns whether all is well. */
export function printTable(rows: readonly TableRow[]): boolean {
  console.log("");
  for (const [name, value, isWell] of rows)
    console.log(`${isWell ? "✓" : "✗"} ${name.padEnd(60)} ${String(value).padStart(14)}`);
  return rows.every(([, , isWell]) => isWell);
}
