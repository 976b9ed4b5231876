// The longer suites, with a printed table: `npm run verify`, or `npm run verify -- season --csv FILE`.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ensureBuild } from "./lib/build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { runSteps, type Step } from "./lib/steps.ts";

const root = join(import.meta.dirname, "..");
const [name, ...rest] = process.argv.slice(2);
/** The stories again, as `npm test` does not run them; on a phone a page that scrolls sideways fails. */
function stories(suite: string, env: Record<string, string>): Step {
  const report = join(root, "reports", "verify", `${suite}.json`);
  return {
    name: suite,
    args: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--config",
      "vitest.stories.config.ts",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    report,
    env: { STORYBOOK_SHARE: "all", ...env },
  };
}

function walks(suite: string, env: Record<string, string>): Step {
  const report = join(root, "reports", "verify", `${suite}.json`);
  const config = ["--config", "tests/walks/playwright.config.ts"];
  return {
    name: suite,
    args: ["node_modules/@playwright/test/cli.js", "test", ...config, ...(name === suite ? rest : [])],
    report,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    timeoutMs: 3_600_000,
  };
}

/** Each file of the folder; it bounds its time itself. */
const UNDER_FIRE_MS = 25_200_000;
const underFire = globSync("tests/under-fire/*.ts", { cwd: root })
  .toSorted()
  .map((path): Step => ({ name: basename(path, ".ts"), args: [path], timeoutMs: UNDER_FIRE_MS }));

const SCALED = /lib\/(scale|both-databases)\.ts/;

function filesThatRead(pattern: string, imported: RegExp): string[] {
  return globSync(pattern, { cwd: root }).filter((path) => imported.test(readFileSync(join(root, path), "utf8")));
}

const suites: Step[] = [
  {
    name: "properties",
    args: ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--project", "paths", "src/domain", "paths"],
    env: { PROPERTY_SEED: String(Date.now() % 2_147_483_647), PROPERTY_RUNS: "2000" },
  },
  {
    name: "game-draws",
    args: ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "src/domain/games/games.test.ts"],
    env: { GAME_DRAWS: "1000000" },
    timeoutMs: 3_600_000,
  },
  {
    name: "races",
    // Whatever asks how much it does.
    args: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      "api",
      ...filesThatRead("tests/api/**/*.test.ts", SCALED),
    ],
    env: { RACES: "whole" },
    timeoutMs: 3_600_000,
  },
  {
    name: "long-tests",
    args: ["node_modules/vitest/vitest.mjs", "run", "--project", "long", ...(name === "long-tests" ? rest : [])],
    timeoutMs: 3_600_000,
  },
  {
    name: "e2e-long",
    args: ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/e2e/playwright.config.ts"],
    env: { E2E_SHARE: "long" },
    timeoutMs: 3_600_000,
  },
  walks("walks-rest", { WALKS_SHARE: "rest" }),
  walks("walks-pairs", { WALKS_STRATEGY: "pairs" }),
  {
    name: "walk-faults",
    args: ["scripts/walk-faults.ts", ...(name === "walk-faults" ? rest : [])],
    timeoutMs: 7_200_000,
  },
  {
    name: "wiring-faults",
    args: ["scripts/wiring-faults.ts", ...(name === "wiring-faults" ? rest : [])],
    timeoutMs: 7_200_000,
  },
  {
    name: "page-walks",
    // The page's libraries ask which build to load: that of a browser.
    args: ["--conditions=browser", "tests/walks-page/main.ts", ...(name === "page-walks" ? rest : [])],
    env: { PROPERTY_SEED: String(Date.now() % 2_147_483_647), NODE_NO_WARNINGS: "1" },
    timeoutMs: 3_600_000,
  },
  stories("stories-light", { STORYBOOK_THEME: "light" }),
  stories("stories-phone", { STORYBOOK_VIEW: "phone" }),
  stories("stories-phone-light", { STORYBOOK_VIEW: "phone", STORYBOOK_THEME: "light" }),
  {
    name: "domain-mutants",
    args: ["scripts/domain-mutants.ts", ...(name === "domain-mutants" ? rest : [])],
    timeoutMs: 7_200_000,
  },
  {
    name: "server-mutants",
    args: ["scripts/server-mutants.ts", ...(name === "server-mutants" ? rest : [])],
    timeoutMs: 14_400_000,
  },
  { name: "mutants", args: ["scripts/mutants.ts", ...(name === "mutants" ? rest : [])], timeoutMs: 3_600_000 },
  ...underFire,
  {
    name: "rolling",
    args: ["tests/rolling/rolling.ts", ...(name === "rolling" ? rest : [])],
    timeoutMs: 3_600_000,
  },
  { name: "packages", args: ["scripts/packages.ts"] },
  {
    name: "previous-release",
    args: ["tests/releases/previous-release.ts", ...(name === "previous-release" ? rest : [])],
    timeoutMs: 3_600_000,
  },
  { name: "restore", args: ["tests/restore/restore.ts"], timeoutMs: 3_600_000 },
  { name: "kinds", args: ["tests/season/kinds.ts", ...(name === "kinds" ? rest : [])], timeoutMs: 3_600_000 },
  { name: "season", args: ["tests/season/season.ts", ...(name === "season" ? rest : [])], timeoutMs: 3_600_000 },
];
const chosen = name === undefined ? suites : suites.filter((suite) => suite.name === name);
if (chosen.length === 0) {
  console.error(`없는 검증: ${name}. 검증: ${suites.map((suite) => suite.name).join(", ")}`);
  process.exit(2);
}
// What walks in a browser needs the built page and the browser; stories need the browser alone.
if (chosen.some((suite) => /^((walks|e2e)-|network$)/.test(suite.name))) await ensureBuild(root);
for (const suite of chosen.filter((one) => /^((walks|stories|e2e)-|network$)/.test(one.name)))
  suite.env = { ...suite.env, CHROMIUM_PATH: await ensureChromium() };
const total = await runSteps(root, [chosen], true);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
