// The tests that read the server, with one fault in it or with notes of what they reach: scripts/server-mutants.ts.
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { configDefaults, defineConfig, type Plugin } from "vitest/config";
import type { ServerMutant } from "./mutants-of.ts";
import { mutated, noting, ROOT } from "./sources.ts";

/** The fault as JSON; without one, notes are taken. The files of tests in their order, as JSON. */
const { SERVER_MUTANT, SERVER_TESTS = "[]" } = process.env;
const order = JSON.parse(SERVER_TESTS) as string[];
const planted = SERVER_MUTANT === undefined ? null : (JSON.parse(SERVER_MUTANT) as ServerMutant);

const fileOf = (id: string): string => relative(ROOT, id.split("?")[0] ?? "").replaceAll(sep, "/");

function isChanged(file: string): boolean {
  if (planted !== null) return file === planted.file;
  return /^server\/.*\.ts$/.test(file) && !file.endsWith(".test.ts");
}

const changedServer: Plugin = {
  name: "changed-server",
  enforce: "pre",
  // Vitest keeps what a module was made to by its text on disk.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => {
      if (!isChanged(fileOf(id))) return;
      return planted === null ? "noting" : false;
    }),
  load(id) {
    const file = fileOf(id);
    if (!isChanged(file)) return null;
    const text = readFileSync(id, "utf8");
    return planted === null ? noting(file, text) : mutated(text, planted);
  },
};

/** The files that notice a fault most likely run first. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => order.indexOf(fileOf(moduleId));
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  root: ROOT,
  plugins: [changedServer],
  test: {
    environment: "node",
    fsModuleCachePath: join(ROOT, "node_modules/.cache/hanpan/server-mutants"),
    include: ["tests/api/**/*.test.ts", "server/**/*.test.ts"],
    exclude: [...configDefaults.exclude, "**/*.long.test.ts"],
    setupFiles: ["tests/properties.ts", ...(planted === null ? ["tests/server-mutants/reached.ts"] : [])],
    // What is evaluated as a module is loaded is noted for each file that loads it.
    isolate: planted === null,
    sequence: { sequencer: InOrder },
    maxWorkers: 1,
    bail: planted === null ? 0 : 1,
    // A fault may make a fact never come.
    testTimeout: planted === null ? 240_000 : 60_000,
    hookTimeout: planted === null ? 240_000 : 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
