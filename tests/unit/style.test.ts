// docs/style.md: what stands on the left of its table is written nowhere.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const style = readFileSync(join(root, "docs", "style.md"), "utf8");
const rows = [...style.matchAll(/^\| (?<instead>[^|]+) \| (?<write>[^|]+) \|$/gm)];
const start = rows.findIndex(([row]) => row.startsWith("| Instead of |"));
const riddles = rows
  .slice(start + 1)
  .flatMap(({ groups }) => groups?.instead?.trim() ?? [])
  .slice(0, 5);
const files = globSync("{src,server,provider,paths,scripts,tests,workshop}/**/*.{ts,tsx,mjs}", { cwd: root });

it("finds the table of sentences to write otherwise", () => {
  expect(riddles.join(" ")).toContain("What stands under");
  expect(riddles.join(" ")).toContain("in vain");
});

it("has none of the sentences that the style page writes otherwise", () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return riddles.filter((riddle) => text.includes(riddle)).map((riddle) => `${file}: ${riddle}`);
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});
