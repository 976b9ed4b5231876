// Asks whether the domain's tests bite: `npm run verify -- domain-mutants`, or with patterns of files below
// src/domain, such as `src/domain/sports/slip/**`, to look at some of them. Fails below 95 %.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { mutantTable, readMutants } from "./lib/mutant-table.ts";

const root = join(import.meta.dirname, "..");
process.chdir(root);
const patterns = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isIncremental = process.argv.includes("--incremental");
const WANTED_PERCENT = 95;
const REPORT = patterns.length === 0 ? "reports/stryker.json" : "reports/stryker-part.json";
// Property tests find a mutant within a few runs or not at all; the full count is for `npm test`.
process.env.PROPERTY_RUNS ??= "50";
process.env.PROPERTY_SHRINK ??= "no";

mkdirSync("reports", { recursive: true });
const stryker = new Stryker({
  mutate: patterns.length > 0 ? patterns : ["src/domain/**/*.ts", "!src/domain/**/*.test.ts"],
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "tests/domain-mutants.config.ts", related: true, pool: "threads" },
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTANT_WORKERS ?? 1),
  timeoutMS: 5_000,
  // The sandbox holds the domain and how it is tested; the packages are found above it.
  ignorePatterns: ["**", "!src/domain/**", "!tests/domain-mutants.config.ts", "!tests/properties.ts", "!package.json"],
  symlinkNodeModules: false,
  tsconfigFile: "none",
  tempDirName: ".cache/stryker",
  // What it remembers of a mutant misses what a change elsewhere does to it: read on `--incremental` only.
  incremental: patterns.length === 0 || isIncremental,
  force: !isIncremental,
  incrementalFile: ".cache/stryker-incremental.json",
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: REPORT },
  thresholds: { high: 100, low: WANTED_PERCENT, break: WANTED_PERCENT },
  allowConsoleColors: false,
});
await stryker.runMutationTest();
const mutants = readMutants(REPORT);
console.log(mutantTable(mutants));
