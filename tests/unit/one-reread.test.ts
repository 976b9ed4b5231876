// An answer is read again because an event says so. Where no event does, it goes through reread.ts, whose names
// docs/decisions/read-anew.md lists with their reasons.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const ONE_WAY = "src/api/queries/reread.ts";
const read = (file: string): string => readFileSync(join(root, file), "utf8");

it("has one way for all queries", () => {
  const files = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  expect(files.filter((file) => /\brefetchInterval\b/.test(read(file)))).toEqual([ONE_WAY]);
});

it("has a reason for each interval", () => {
  const [, table = ""] = /const REREAD_MS = \{(.*?)\} as const/s.exec(read(ONE_WAY)) ?? [];
  const names = [...table.matchAll(/^ {2}(\w+): [\d_]+,$/gm)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  const record = read("docs/decisions/read-anew.md");
  expect(names.filter((name) => !record.includes(`| \`${name}\` |`))).toEqual([]);
});
