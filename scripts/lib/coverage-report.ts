// What the atlas shows of the paths' coverage is a report; a fresh clone has none, and changed machines make it old.
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { run } from "./process.ts";

/** Ends with the exit code and the output. */
export type Measure = (root: string) => Promise<{ code: number; output: string }>;

const measureNow: Measure = (root) => run("node", ["scripts/paths.ts", "coverage"], { cwd: root });

/** What the report tells of: the machines with their rules, the test models, and what the browser has walked. */
const TOLD_OF = [
  "src/machines/**/*.ts",
  "src/domain/**/*.ts",
  "paths/**/*.ts",
  "tests/paths/**/*.ts",
  "reports/walks/*.json",
];

function writtenMs(root: string, file: string): number {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** True where no report is, or one that is older than what it tells of. */
function isMissing(root: string): boolean {
  const report = writtenMs(root, "reports/paths.json");
  return report === 0 || globSync(TOLD_OF, { cwd: root }).some((file) => writtenMs(root, file) > report);
}

/** Measures when there is no report of things as they are, and says so. A failure is told, and the atlas then says that it was not measured. */
export async function ensureCoverage(
  root: string,
  say: (line: string) => void,
  measure: Measure = measureNow,
): Promise<void> {
  if (!isMissing(root)) return;
  say("도감에 보일 덮은 정도가 없거나 오래되어 먼저 잽니다(15초쯤): npm run paths -- coverage");
  const { code, output } = await measure(root);
  say(code === 0 ? "reports/paths.json을 썼습니다." : `덮은 정도를 재지 못했습니다.\n${output}`);
}
