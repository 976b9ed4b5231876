import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PATH_MODELS } from "../paths/registry.ts";
import { notShownReason } from "../../paths/lib/registry.ts";

const root = join(import.meta.dirname, "..", "..");
const machines = Object.keys(PATH_MODELS);
/** Machines that no page shows yet, with the reason that their folder gives. */
const FACELESS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PATH_MODELS).flatMap(([machine, models]) => {
    const reason = notShownReason(models);
    return reason === null ? [] : [[machine, reason]];
  }),
);

/** Machines that these files name in an import, below `from`. */
function importedBy(patterns: readonly string[], from = "machines"): string[] {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const sources = files
    .filter((file) => !/\.(test|stories|paths|samples)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"));
  return machines.filter((machine) => {
    const imported = new RegExp(`from "[^"]*${from}/${machine}/[^"]*"`);
    return sources.some((source) => imported.test(source));
  });
}

/** Machines that the pages import, the house provider's too, and those that these import. */
function usedMachines(): Set<string> {
  const used = new Set(importedBy(["src/{main.tsx,{main,ui,routes}/**/*.{ts,tsx}}", "provider/page/*.tsx"]));
  for (const machine of used)
    for (const below of importedBy([`src/machines/${machine}/*.ts`], "\\.\\.")) used.add(below);
  return used;
}

function isWalked(machine: string): boolean {
  return existsSync(join(import.meta.dirname, `${machine}.walk.ts`));
}

it("walks every machine in a browser that a page uses", () => {
  const used = usedMachines();
  expect(used.has("slip-leg"), "a machine that another one runs is used too").toBe(true);
  expect([...used].filter((machine) => !isWalked(machine))).toEqual([]);
});

it("gives a reason for each other machine, and for no machine that is used or walked", () => {
  const used = usedMachines();
  expect(machines.filter((machine) => !used.has(machine) && !(machine in FACELESS))).toEqual([]);
  expect(Object.keys(FACELESS).filter((name) => used.has(name) || isWalked(name))).toEqual([]);
  expect(Object.values(FACELESS).filter((reason) => reason.trim() === "")).toEqual([]);
});

it("has no walk of a machine that does not exist or is called otherwise", () => {
  const walks = globSync("*.walk.ts", { cwd: import.meta.dirname }).map((file) => file.replace(/\.walk\.ts$/, ""));
  expect(walks.filter((name) => !machines.includes(name))).toEqual([]);
  const isOfItsName = (name: string): boolean => {
    const source = readFileSync(join(import.meta.dirname, `${name}.walk.ts`), "utf8");
    return source.includes(`machine: "${name}"`);
  };
  expect(walks.filter((name) => !isOfItsName(name))).toEqual([]);
});
