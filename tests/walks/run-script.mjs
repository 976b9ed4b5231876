// What a script of `npm run paths -- MACHINE --format playwright` calls, from whatever folder: plain JavaScript for
// any Node from 20 on, which hands over to `npm run walks`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const run = fileURLToPath(new URL("../../scripts/run.mjs", import.meta.url));

/**
 * Walks the paths and ends the process with 0 when all of them could be walked, with 1 when not.
 * @param {{ machine: string, models: string[][][] }} script Labels by path, by browser model of the machine.
 */
export async function walk(script) {
  const folder = mkdtempSync(join(tmpdir(), "hanpan-walk-"));
  const file = join(folder, "script.json");
  writeFileSync(file, JSON.stringify(script));
  const { status } = spawnSync(process.execPath, [run, "walks", script.machine, "--script", file], {
    stdio: "inherit",
  });
  rmSync(folder, { recursive: true });
  process.exit(status ?? 1);
}
