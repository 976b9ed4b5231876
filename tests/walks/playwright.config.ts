import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "../../scripts/lib/chromium.ts";

const executablePath = process.env.CHROMIUM_PATH;
const REPORT = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? join(import.meta.dirname, "../../reports/test/walks.json");
const FAILED = failedLast();
// The workers are given what this process has: all of them write the reports of one run.
process.env.WALKS_RUN ??= new Date().toISOString();

export default defineConfig({
  testDir: ".",
  globalSetup: "../servers/global-setup.ts",
  outputDir: "../../test-results/walks",
  // The paths of a machine follow one another on one page; machines are walked side by side.
  fullyParallel: false,
  // A page waits for a quarter of its time, and `npm test` has other lanes beside.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is slow is no failure.
  expect: { timeout: 30_000 },
  reporter: [
    ["list", { printSteps: process.env.WALKS_SCRIPT !== undefined }],
    ["json", { outputFile: REPORT }],
  ],
  use: {
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    screenshot: "only-on-failure",
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
    reducedMotion: "reduce",
  } as never,
  // What failed last comes first. One project for all others: each begins with workers of its own.
  projects: [
    ...(FAILED.length > 0 ? [{ name: "failed", testMatch: FAILED }] : []),
    { name: "walks", testMatch: "**/*.walk.ts", testIgnore: FAILED },
  ],
});

interface Report {
  suites?: readonly { file: string; specs?: readonly { ok: boolean }[]; suites?: Report["suites"] }[];
}

/** The files of walks that failed in the last run, as patterns. */
function failedLast(): string[] {
  const hasFailed = ({ specs = [], suites = [] }: NonNullable<Report["suites"]>[number]): boolean =>
    specs.some(({ ok }) => !ok) || suites.some(hasFailed);
  try {
    const { suites = [] } = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
    return suites.filter(hasFailed).map(({ file }) => `**/${file}`);
  } catch {
    // Nothing was walked here.
    return [];
  }
}
