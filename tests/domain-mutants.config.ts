// The domain's own tests, as Stryker runs them: in its sandbox, where the rest of the house is missing.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { environment: "node", include: ["src/domain/**/*.test.ts"], setupFiles: ["tests/properties.ts"] },
});
