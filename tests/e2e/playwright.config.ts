import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "../../scripts/lib/chromium.ts";

const executablePath = process.env.CHROMIUM_PATH;
/** Files and tests that are a suite of `npm run verify`: what another suite of `npm test` holds in less time. */
const LONG = /@long|\.long\./;
const long = process.env.E2E_SHARE === "long";
const port = Number(process.env.E2E_PORT ?? 4180);

export default defineConfig({
  testDir: ".",
  globalSetup: "../servers/global-setup.ts",
  testMatch: "**/*.e2e.ts",
  ...(long ? { grep: LONG } : { grepInvert: LONG }),
  outputDir: "../../test-results/e2e",
  fullyParallel: false,
  // A page waits for a quarter of its time: three of them keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is slow is no failure.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "../../reports/test/e2e.json" }],
  ],
  // No projects: each would begin with workers of its own. `fixtures.ts` has the phone.
  use: {
    // An action that waits in vain says where, which the timeout of a test does not.
    actionTimeout: 90_000,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    // Recording one costs a fifth of the time; `--trace on` does for the file that failed.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
    reducedMotion: "reduce",
  } as never,
  metadata: { port },
});
