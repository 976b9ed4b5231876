import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import workshop from "../../../.storybook/vite.config.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const IMPORT = /(?:from|import\() ?"((?:@[\w-]+\/)?[a-z][\w./-]*)"/g;
/** What no story runs in a browser. */
const ELSEWHERE = /^(node:|vitest$|fast-check$|pretendard\/|@storybook\/|storybook\/manager-api$|elkjs\/lib\/elk-api)/;

test("every library that a story may load is bundled before the stories run", () => {
  const files = globSync(["src/{api,domain,machines,ui}/**/*.{ts,tsx}", "workshop/**/*.{ts,tsx}"], { cwd: root });
  const imported = files
    .filter((file) => !/\.(test|paths)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(IMPORT)].map(([, name = ""]) => name))
    .filter((name) => !ELSEWHERE.test(name));
  expect(imported.length).toBeGreaterThan(1_000);
  const bundled = new Set(workshop.optimizeDeps?.include);
  expect([...new Set(imported)].filter((name) => !bundled.has(name)).toSorted()).toEqual([]);
});
