// What the atlas shows of the paths' coverage is a report, and a fresh clone has none.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { run } from "./process.ts";

/** Ends with the exit code and the output. */
export type Measure = (root: string) => Promise<{ code: number; output: string }>;

const measureNow: Measure = (root) => run("node", ["scripts/paths.ts", "coverage"], { cwd: root });

/** Measures when there is no report yet, and says so. A failure is told, and the atlas then says that it was not measured. */
export async function ensureCoverage(
  root: string,
  say: (line: string) => void,
  measure: Measure = measureNow,
): Promise<void> {
  if (existsSync(join(root, "reports", "paths.json"))) return;
  say("도감에 보일 덮은 정도가 아직 없어 먼저 잽니다(10초쯤): npm run paths -- coverage");
  const { code, output } = await measure(root);
  say(code === 0 ? "reports/paths.json을 썼습니다." : `덮은 정도를 재지 못했습니다.\n${output}`);
}
