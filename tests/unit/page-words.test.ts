// One word for one thing on the page: docs/words.md says which, and which not.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** Words that are not used, by the one that is. */
const rows = read("docs/words.md")
  .split("\n")
  .flatMap((line) => {
    const [, word = "", , others = ""] = line.split("|").map((cell) => cell.trim());
    return /[가-힣]/.test(others) ? [{ word, others: others.split(", ") }] : [];
  });

/** What is no text of the product: tests, samples, the words of test models, and what people type into the search. */
const APART =
  /\.(test|stories|paths|words|mutants|samples)\.tsx?$|-samples\.ts$|src[\\/]domain[\\/]frame[\\/]site-search[\\/]/;
const files = globSync("{src,server,provider}/**/*.{ts,tsx}", { cwd: root }).filter((file) => !APART.test(file));

/** The lines without their comments that have Korean letters, as `file:line text`. */
const texts = files.flatMap((file) =>
  read(file)
    .split("\n")
    .flatMap((line, index) => {
      const code = line.replace(/^\s*(\/\/|\*|\/\*).*$/, "");
      return /[가-힣]/.test(code) ? [`${file}:${index + 1} ${code.trim()}`] : [];
    }),
);

it("reads the table and the texts", () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(texts.length).toBeGreaterThan(1_000);
});

it.each(rows)("says $word", ({ others }) => {
  expect(texts.filter((text) => others.some((other) => text.includes(other)))).toEqual([]);
});
