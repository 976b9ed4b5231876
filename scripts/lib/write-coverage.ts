// npm run paths -- coverage: how much of every machine its walks take, as a table and in reports/paths.html. A machine
// that fails keeps no other from being walked; those that failed last time come first.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { failureText } from "../../paths/formats/failure.ts";
import { walkMachine, type Walked } from "../../tests/paths/coverage.ts";
import { BROKEN_MACHINES, PATH_MODELS } from "../../tests/paths/registry.ts";
import { asHtml, countTexts, lengthsText } from "../../tests/paths/report.ts";
import { testModels } from "./asked-models.ts";
import { failureNotes } from "./failure-notes.ts";

/** Columns of the coverage table: as wide as the largest machine's counts. */
const WIDTHS = [21, 23, 23, 27];
const REPORTS = join(import.meta.dirname, "..", "..", "reports");
const ROWS = join(REPORTS, "paths.json");

interface LastReport {
  machines: { machine: string; failed: number }[];
}

function failedLast(): Set<string> {
  try {
    const { machines } = JSON.parse(readFileSync(ROWS, "utf8")) as LastReport;
    return new Set(machines.filter(({ failed }) => failed > 0).map(({ machine }) => machine));
  } catch {
    // It was not measured here.
    return new Set();
  }
}

/** Sets the exit code to 1 where a machine fails or cannot be read. */
export async function writeCoverage(): Promise<void> {
  const began = performance.now();
  const walked: Walked[] = [];
  const broken = Object.entries(BROKEN_MACHINES);
  const before = failedLast();
  const folders = Object.keys(PATH_MODELS).toSorted(
    (one, other) => Number(before.has(other)) - Number(before.has(one)),
  );
  console.log("갈 수 있는 것 가운데 지난 수: 화면 없이 · 브라우저에서 (−브라우저에서 일으킬 수 없는 것)\n");
  // A Korean letter is two columns wide.
  const heads = ["상태", "전이", "가드", "쌍"].map((one, index) => one.padStart((WIDTHS[index] ?? 0) - one.length));
  console.log(`${"머신".padEnd(22)}${heads.join("")}  길이/하한`);
  for (const folder of folders) {
    try {
      walked.push(await walkAndTell(folder));
    } catch (error) {
      broken.push([folder, error instanceof Error ? error : new Error(String(error))]);
    }
  }
  mkdirSync(REPORTS, { recursive: true });
  const report = { measuredAt: new Date().toISOString(), machines: walked.map(({ row }) => row) };
  writeFileSync(ROWS, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(REPORTS, "paths.html"), asHtml(walked));
  for (const [folder, { message }] of broken) console.error(`\n${folder}: 걷지 못했습니다. ${message}`);
  console.log(`\nreports/paths.json, reports/paths.html (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
  if (broken.length > 0 || walked.some(({ row }) => row.failed > 0)) process.exitCode = 1;
}

async function walkAndTell(folder: string): Promise<Walked> {
  const models = PATH_MODELS[folder] ?? [];
  const one = await walkMachine(folder, models, (index) => testModels(folder)[index]?.name ?? folder);
  const counts = countTexts(one)
    .map((text, index) => text.padStart(WIDTHS[index] ?? 0))
    .join("");
  const { failed } = one.row;
  console.log(`${folder.padEnd(24)}${counts}  ${lengthsText(one)}${failed > 0 ? `  실패 ${failed}` : ""}`);
  // The first of each model: the others mostly fail for the same reason.
  const firsts = new Map(one.failures.toReversed().map((found) => [found.name, found]));
  for (const found of firsts.values())
    console.error(`\n${failureText(found, found.failure, await failureNotes(found, found.failure))}\n`);
  return one;
}
