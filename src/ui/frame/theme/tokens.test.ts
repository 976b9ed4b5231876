// tokens.css takes Tailwind's own colours away: a class that names one of them sets nothing, and text keeps the
// colour of the theme on whatever lies under it.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const PALETTE =
  "white|black|slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";
const CLASS = new RegExp(
  `[\\s"'\`:](?:text|bg|border|from|via|to|ring|fill|stroke|outline|decoration|accent|caret|divide|shadow)-(?:${PALETTE})(?:-\\d+)?(?:/\\d+)?(?=[\\s"'\`])`,
  "g",
);
const root = join(import.meta.dirname, "../..");

it("knows a class of Tailwind's palette", () => {
  expect('className="hover:bg-white p-2 text-red-500/40"'.match(CLASS)).toHaveLength(2);
  expect('className="to-white-noise bg-raised text-on-accent"'.match(CLASS)).toBeNull();
});

it("no component names a colour of Tailwind's palette", () => {
  const files = globSync("**/*.{ts,tsx,css}", { cwd: root }).filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(CLASS)].map(([name]) => `${file}: ${name.slice(1)}`),
  );
  expect(found).toEqual([]);
});
