// One short run of the walks that `npm run verify` takes by the hundred.
import { expect, it } from "vitest";
import { walk } from "./run-walks.ts";

// A failure is shown as it is: shrinking it takes minutes, which `npm run verify -- page-walks` has.
it("hold all that must hold", async () => {
  const { code, said } = await walk("--walks", "5", "--quick");
  expect(said).toContain("모두 지켜졌습니다");
  expect(code).toBe(0);
});
