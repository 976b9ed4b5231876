// npm run paths -- coverage: how much of every machine its walks take, as a table and in reports/paths.html.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { walkMachine, type Walked } from "../../tests/paths/coverage.ts";
import { PATH_MODELS } from "../../tests/paths/registry.ts";
import { asHtml, countTexts, lengthsText } from "../../tests/paths/report.ts";
import { testModels } from "./asked-models.ts";

/** Columns of the coverage table: as wide as the largest machine's counts. */
const WIDTHS = [21, 23, 23, 27];

export async function writeCoverage(): Promise<void> {
  const began = performance.now();
  const walked: Walked[] = [];
  console.log("갈 수 있는 것 가운데 지난 수: 화면 없이 · 브라우저에서 (−브라우저에서 일으킬 수 없는 것)\n");
  // A Korean letter is two columns wide.
  const heads = ["상태", "전이", "가드", "쌍"].map((one, index) => one.padStart((WIDTHS[index] ?? 0) - one.length));
  console.log(`${"머신".padEnd(22)}${heads.join("")}  길이/하한`);
  for (const [folder, models] of Object.entries(PATH_MODELS)) {
    const one = await walkMachine(folder, models, (index) => testModels(folder)[index]?.name ?? folder);
    walked.push(one);
    const counts = countTexts(one)
      .map((text, index) => text.padStart(WIDTHS[index] ?? 0))
      .join("");
    console.log(`${folder.padEnd(24)}${counts}  ${lengthsText(one)}`);
  }
  const reports = join(import.meta.dirname, "..", "..", "reports");
  mkdirSync(reports, { recursive: true });
  writeFileSync(
    join(reports, "paths.json"),
    `${JSON.stringify(
      walked.map(({ row }) => row),
      null,
      2,
    )}\n`,
  );
  writeFileSync(join(reports, "paths.html"), asHtml(walked));
  console.log(`\nreports/paths.json, reports/paths.html (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
}
