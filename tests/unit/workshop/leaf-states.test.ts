// A machine that the page shows has a story for each of its leaf states, frozen on the way that its test
// model gives: docs/decisions/stories.md.
import { globSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { leafNodes, nodePath } from "../../../paths/lib/chart.ts";
import { machineOf, notShownReason } from "../../../paths/lib/registry.ts";
import { PATH_MODELS } from "../../paths/registry.ts";
import { readSource } from "./source.ts";

const root = join(import.meta.dirname, "../../..");
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.split(sep).join("/"));

/** Machines that no element of the page stands for: no page uses them yet, or there is nothing of them to see. */
const faceless = Object.entries(PATH_MODELS)
  .filter(([, models]) => notShownReason(models) !== null || machineOf(models).words.unseen !== undefined)
  .map(([folder]) => folder);

const faces = [
  ...new Set(
    filesOf("src/{ui,routes}/**/*.tsx")
      .filter((path) => !path.endsWith(".stories.tsx"))
      .flatMap((path) => readSource(root, path).machines),
  ),
].toSorted();

/** `slip.single.states.stories.tsx` is of the machine `slip`. */
const files = filesOf("src/ui/**/*.states.stories.tsx").map((path) => ({
  path,
  machine: basename(path).split(".")[0] ?? "",
}));

test("every machine has a face on the page, or a reason why it has none", () => {
  expect(faces.length).toBeGreaterThan(10);
  expect([...faces, ...faceless].toSorted()).toEqual(Object.keys(PATH_MODELS).toSorted());
});

test("the machines with a face, and no others, have stories of their states", () => {
  expect([...new Set(files.map(({ machine }) => machine))].toSorted()).toEqual(faces);
});

describe.each(files)("$path", ({ path, machine }) => {
  const source = readSource(root, path);
  const stories = source.calls.filter(({ callee, exportedAs }) => callee === "leaf" && exportedAs !== null);

  test("freezes the machine of its name", () => {
    const [freezing] = source.calls.filter(({ callee }) => callee === "frozenLeaves");
    const [chart, model] = (freezing?.args ?? []).map((name) =>
      name === null ? null : source.imports.get(name)?.path,
    );
    expect(chart).toBe(`src/machines/${machine}/${machine}.machine.ts`);
    expect(model).toBe(`src/machines/${machine}/${machine}.paths.ts`);
  });

  test("shows each leaf of the chart", () => {
    const models = PATH_MODELS[machine] ?? [];
    const leaves = leafNodes(machineOf(models).machine).map(nodePath);
    const shown = new Set(stories.map(({ args: [leaf] }) => leaf));
    expect([...shown].toSorted()).toEqual(leaves.toSorted());
  });
});
