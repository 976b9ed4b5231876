// What `npm test` found of each machine, kept for the atlas until it runs again.
import { readFileSync, writeFileSync } from "node:fs";

interface VitestReport {
  testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[];
}

interface LastTest {
  ranAt: string;
  machines: Record<string, { passed: number; failed: number }>;
}

/** Counts the tests of each folder of `src/machines` in a report of the project `paths`, whose outermost title is the folder. */
function testedMachines(report: VitestReport, folders: readonly string[]): LastTest["machines"] {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.fromEntries(
    folders.flatMap((folder) => {
      const own = tests.filter(({ ancestorTitles: [first] }) => first === folder);
      const count = (status: string) => own.filter((one) => one.status === status).length;
      return own.length > 0 ? [[folder, { passed: count("passed"), failed: count("failed") }]] : [];
    }),
  );
}

/** `report`: what Vitest wrote; where it wrote nothing the last results stay. */
export function keepLastTest(report: string, file: string, folders: readonly string[], now = new Date()): void {
  let found: VitestReport;
  try {
    found = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
  } catch {
    return;
  }
  const last: LastTest = { ranAt: now.toISOString(), machines: testedMachines(found, folders) };
  writeFileSync(file, `${JSON.stringify(last, null, 2)}\n`);
}
