// What was run here last, as its commands left it: nothing is run for the atlas.
import * as v from "valibot";

const Count = v.object({
  total: v.number(),
  infeasible: v.number(),
  headless: v.number(),
  browser: v.nullable(v.number()),
});
const Row = v.object({ machine: v.string(), states: Count, transitions: Count, guards: Count, pairs: Count });
/** Written by `npm run paths -- coverage`. */
const Coverage = v.object({ measuredAt: v.string(), machines: v.array(Row) });
/** Written by `npm test`. */
const Tests = v.object({
  ranAt: v.string(),
  machines: v.record(v.string(), v.object({ passed: v.number(), failed: v.number() })),
});
export type CoverageOf = v.InferOutput<typeof Row>;

const files: Record<string, unknown> = import.meta.glob(["../../reports/paths.json", "../../reports/last-test.json"], {
  eager: true,
  import: "default",
});

/** null: it did not run here, or a version wrote it that counted otherwise. */
function readReport<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> | null {
  const read = v.safeParse(schema, files[`../../reports/${name}`]);
  return read.success ? read.output : null;
}

export const LAST_COVERAGE = readReport("paths.json", Coverage);
export const LAST_TEST = readReport("last-test.json", Tests);

export function coverageOf(folder: string): CoverageOf | null {
  return LAST_COVERAGE?.machines.find((row) => row.machine === folder) ?? null;
}

/** Covered of what can be covered, in whole percent: 100 only where nothing is missing. */
export function coveredPercent(row: CoverageOf): number {
  const counts = [row.states, row.transitions, row.guards, row.pairs];
  const sum = (of: (count: (typeof counts)[number]) => number) => counts.reduce((all, one) => all + of(one), 0);
  return Math.floor((100 * sum(({ headless }) => headless)) / sum(({ total, infeasible }) => total - infeasible));
}
