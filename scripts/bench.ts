// Benchmarks, each a printed table of ratios measured side by side in one run: `npm run bench`, or `npm run bench -- ticks`.
import { globSync } from "node:fs";

export interface Row {
  name: string;
  value: number;
  unit: string;
  /** The bound that the value must keep; null where none is set. */
  bound: number | null;
}

/** Each file `bench-NAME.ts` beside this one is a benchmark. */
const benchmarks: Record<string, () => Promise<{ run(): Promise<Row[]> | AsyncGenerator<Row> }>> = Object.fromEntries(
  globSync("bench-*.ts", { cwd: import.meta.dirname })
    .toSorted()
    .map((file) => [file.slice("bench-".length, -".ts".length), () => import(`./${file}`)]),
);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`없는 벤치마크: ${unknown.join(", ")}. 벤치마크: ${Object.keys(benchmarks).join(", ")}`);
  process.exit(2);
}
let failed = 0;
for (const [name, load] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for await (const row of await (await load()).run()) {
    const over = row.bound !== null && row.value > row.bound;
    if (over) failed++;
    console.log(
      `${row.name.padEnd(44)} ${row.value.toFixed(2).padStart(10)} ${row.unit.padEnd(6)} ${row.bound === null ? "" : `≤ ${row.bound}`} ${over ? "초과" : ""}`,
    );
  }
}
process.exit(failed > 0 ? 1 : 0);
