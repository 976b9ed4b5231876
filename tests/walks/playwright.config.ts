import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "../../scripts/lib/chromium.ts";

const executablePath = process.env.CHROMIUM_PATH;
const LONG = /\/(placement|slip|tether-deposit)\.walk\.ts$/;
// The workers are given what this process has: all of them write the reports of one run.
process.env.WALKS_RUN ??= new Date().toISOString();

export default defineConfig({
  testDir: ".",
  globalSetup: "../servers/global-setup.ts",
  outputDir: "../../test-results/walks",
  // The paths of a machine follow one another on one page; machines are walked side by side.
  fullyParallel: false,
  // A page waits for a quarter of its time: three of them keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is slow is no failure.
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "../../reports/test/walks.json" }],
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
  // The longest walks first, so that no worker is left with one of them at the end.
  projects: [
    { name: "long", testMatch: LONG },
    { name: "rest", testMatch: "**/*.walk.ts", testIgnore: LONG },
  ],
});
