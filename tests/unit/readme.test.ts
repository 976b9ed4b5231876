import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

test("the README is short: at most 120 lines, none over 160 characters", () => {
  const lines = read("README.md").trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(120);
  expect(lines.filter((line) => line.length > 160)).toEqual([]);
});

test("every command of the package is described", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const commands = read("docs/commands.md");
  const calls = Object.keys(scripts).map((name) => (/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`));
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => !commands.includes(`\`${call}`))).toEqual([]);
});

test("every suite that verify knows is described", () => {
  const names = [...read("scripts/verify.ts").matchAll(/name: "([a-z0-9-]+)"|stories\("([a-z0-9-]+)"/g)];
  expect(names.length).toBeGreaterThan(10);
  const commands = read("docs/commands.md");
  expect(names.map(([, one, other]) => one ?? other).filter((name) => !commands.includes(`\`${name}\``))).toEqual([]);
});

test.each(["README.md", "README.ko.md", "docs/commands.md", "docs/settings.md"])(
  "%s links to files that exist",
  (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#:]+)\)/g)].map(([, link]) => link ?? "");
    for (const link of links) expect(() => read(join(file, "..", link)), link).not.toThrow();
  },
);
