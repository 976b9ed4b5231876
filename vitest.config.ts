import { configDefaults, defineConfig } from "vitest/config";

const shared = {
  environment: "node",
  setupFiles: ["tests/properties.ts"],
  // A machine that is slow is no failure.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Tests that take long: a suite of `npm run verify`. */
const LONG = "**/*.long.test.ts";
const exclude = [...configDefaults.exclude, LONG];

const unit = [
  "src/**/*.test.ts",
  "server/**/*.test.ts",
  "provider/**/*.test.ts",
  "beacon/**/*.test.ts",
  "scripts/**/*.test.ts",
  "workshop/**/*.test.ts",
  "tests/unit/**/*.test.ts",
];

export default defineConfig({
  test: {
    projects: [
      // Reading the sources anew for each file took two fifths of the time. Who replaces something global puts it back.
      { test: { ...shared, name: "unit", include: unit, exclude, isolate: false } },
      {
        test: {
          ...shared,
          name: "paths",
          exclude,
          // What one file has explored, the next one need not. So one worker runs them all: each of three would explore
          // the large charts for itself.
          isolate: false,
          fileParallelism: false,
          include: [
            "paths/**/*.test.ts",
            "tests/paths/**/*.test.ts",
            "tests/walks/**/*.test.ts",
            "tests/walks-page/**/*.test.ts",
            "tests/mutants/**/*.test.ts",
            "tests/wiring/**/*.test.ts",
          ],
        },
      },
      // The same holds for the server. None of its tests replaces anything global.
      { test: { ...shared, name: "api", include: ["tests/api/**/*.test.ts"], exclude, isolate: false } },
      { test: { ...shared, name: "long", include: [LONG], testTimeout: 1_800_000 } },
    ],
    // A test waits for a fifth of its time and more where other lanes run beside.
    maxWorkers: 3,
    passWithNoTests: false,
  },
});
