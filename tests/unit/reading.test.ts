// docs/reading.md says in which file a rule stands and through which files a bet and a price go.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const text = readFileSync(join(root, "docs/reading.md"), "utf8");
const rows = [...text.matchAll(/^\|.*\| `([^`]+)` \|$/gm)].map(([, file = ""]) => file);

it("names files that are there", () => {
  const files = [...text.matchAll(/`((?:src|server|provider)\/[\w./-]+\.\w+)`/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it("finds each of ten rules by the name of its file alone", () => {
  expect(rows).toHaveLength(10);
  const named = globSync("src/domain/**/*.ts", { cwd: root });
  const others = (file: string) => named.filter((other) => basename(other) === basename(file));
  expect(rows.map(others)).toEqual(rows.map((file) => [file]));
});
