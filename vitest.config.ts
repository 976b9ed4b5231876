import { defineConfig } from "vitest/config";

const shared = {
  environment: "node",
  setupFiles: ["tests/properties.ts"],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Reading the program anew for each file took a third of the time.
  isolate: false,
};

const unit = [
  "src/**/*.test.ts",
  "server/**/*.test.ts",
  "scripts/**/*.test.ts",
  "workshop/**/*.test.ts",
  "tests/unit/**/*.test.ts",
];

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "unit", include: unit } },
      {
        test: {
          ...shared,
          name: "paths",
          include: [
            "tests/paths/**/*.test.ts",
            "tests/walks/**/*.test.ts",
            "tests/walks-page/**/*.test.ts",
            "tests/mutants/**/*.test.ts",
          ],
        },
      },
      { test: { ...shared, name: "api", include: ["tests/api/**/*.test.ts"] } },
    ],
    maxWorkers: 2,
    passWithNoTests: false,
  },
});
