// What `npm run paths -- coverage` measured last, when it has run here.
import * as v from "valibot";

const Count = v.object({
  total: v.number(),
  infeasible: v.number(),
  headless: v.number(),
  browser: v.nullable(v.number()),
});
const Row = v.object({ machine: v.string(), states: Count, transitions: Count, guards: Count, pairs: Count });
export type CoverageOf = v.InferOutput<typeof Row>;

const reports: Record<string, unknown> = import.meta.glob("../../reports/paths.json", {
  eager: true,
  import: "default",
});

/** null: it was not measured, or by a version that counted otherwise. */
export function coverageOf(folder: string): CoverageOf | null {
  const rows = v.safeParse(v.array(Row), Object.values(reports)[0]);
  return rows.success ? (rows.output.find((row) => row.machine === folder) ?? null) : null;
}
