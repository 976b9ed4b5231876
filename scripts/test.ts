// What `npm test` runs: three lanes, each in the order in which a fault is cheapest to see. Arguments name the steps to run.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.ts";
import { keepLastTest } from "./lib/last-test.ts";
import { runSteps, type Step } from "./lib/steps.ts";

const root = join(import.meta.dirname, "..");
const reports = join(root, "reports", "test");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** What the last check of types knew: a check after a small change takes a tenth of the time. */
const CHECKED = "node_modules/.cache/hanpan/types.tsbuildinfo";
const TSC = "node_modules/typescript/bin/tsc";

const chromiumPath = await ensureChromium();

function vitest(name: string, args: string[]): Step {
  const report = join(reports, `${name}.json`);
  return {
    name,
    args: [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...args,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    report,
    env: { CHROMIUM_PATH: chromiumPath },
  };
}

function playwright(name: string, env: Record<string, string> = {}): Step {
  const report = join(reports, `${name}.json`);
  return {
    name,
    args: ["node_modules/@playwright/test/cli.js", "test", "--config", `tests/${name}/playwright.config.ts`],
    report,
    env: { CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
  };
}

// A suite leaves a core idle while its last files run: what another lane does then costs no time.
const lanes: Step[][] = [
  [
    { name: "types", args: [TSC, "-p", ".", "--checkers", "1", "--incremental", "--tsBuildInfoFile", CHECKED] },
    { name: "lint", args: ["node_modules/oxlint/bin/oxlint"] },
    { name: "format", args: ["node_modules/oxfmt/bin/oxfmt", "--check", "."] },
    { name: "arrows", args: ["scripts/check-arrows.ts"] },
    { name: "unused", args: ["node_modules/knip/bin/knip.js", "--no-progress"] },
    vitest("unit", ["--project", "unit"]),
    vitest("api", ["--project", "api"]),
  ],
  // One worker: `vitest.config.ts`.
  [vitest("paths", ["--project", "paths"])],
  [
    { name: "size", args: ["scripts/check-size.ts"] },
    vitest("stories", ["--config", "vitest.stories.config.ts"]),
    // The machines that guard money or the session; `npm run verify -- walks-rest` walks the others.
    playwright("walks", { WALKS_SHARE: "guards" }),
    playwright("e2e"),
  ],
];

const wanted = process.argv.slice(2);
const names = lanes.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`없는 단계: ${unknown.join(", ")}. 단계: ${names.join(", ")}`);
  process.exit(2);
}
const isWanted = ({ name }: Step): boolean => wanted.length === 0 || wanted.includes(name);
const total = await runSteps(
  root,
  lanes.map((lane) => lane.filter(isWanted)),
);
keepLastTest(
  join(reports, "paths.json"),
  join(root, "reports", "last-test.json"),
  readdirSync(join(root, "src/machines")),
);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
