// The tests that read the server, with notes of what they reach: scripts/lib/server-reach.ts.
import { defineConfig } from "vitest/config";
import { isServer, ROOT, sourceOf, noting } from "./sources.ts";
import { changedServer, shared } from "./vitest.shared.ts";

export default defineConfig({
  root: ROOT,
  plugins: [changedServer((file) => (isServer(file) ? noting(file, sourceOf(file)) : null), "noting")],
  test: {
    ...shared,
    setupFiles: ["tests/properties.ts", "tests/server-mutants/reached.ts"],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
