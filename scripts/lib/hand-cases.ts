// The cases by hand of the product's machines, with the numbers that they keep.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { handGaps, type ByHand } from "../../paths/lib/by-hand.ts";
import type { CaseNumbers, Cases } from "../../paths/lib/case.ts";
import { casesByHand } from "../../paths/lib/cases.ts";
import { exploreModel, type Graph } from "../../paths/lib/graph.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { withRefusals } from "../../paths/lib/refusals.ts";
import type { Path } from "../../paths/lib/tour.ts";
import { machineModules, PATH_MODELS } from "../../tests/paths/registry.ts";
import { requirementsShown } from "../../tests/paths/requirements-of.ts";

const MACHINES = join(import.meta.dirname, "..", "..", "src", "machines");

const isHand = (one: unknown): one is ByHand => typeof one === "object" && one !== null && "begins" in one;

/** Cases by hand, by the folder of their machine. */
export async function handsByMachine(): Promise<Readonly<Record<string, ByHand>>> {
  const modules = await machineModules("hand");
  return Object.fromEntries(
    Object.entries(modules).flatMap(([file, module]) => {
      const hand = Object.values(module as object).find(isHand);
      const folder = /([^/\\]+)\.hand\.ts$/.exec(file)?.[1];
      return hand && folder !== undefined ? [[folder, hand]] : [];
    }),
  );
}

const numbersFile = (machine: string): string => join(MACHINES, machine, `${machine}.cases.json`);

export function keptNumbers(machine: string): CaseNumbers {
  const file = numbersFile(machine);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as CaseNumbers) : {};
}

export function keepNumbers(machine: string, numbers: CaseNumbers): void {
  const sorted = Object.fromEntries(Object.entries(numbers).toSorted(([, a], [, b]) => a - b));
  writeFileSync(numbersFile(machine), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The cases of all models of a machine. `numbers` gets those of new cases. */
export function casesOfMachine(machine: string, hand: ByHand, numbers: CaseNumbers): Cases {
  const covered = new Set<string>();
  const all = (PATH_MODELS[machine] ?? []).map((model) => {
    const graph = graphOf(model);
    const requirementsOf = (path: Path): string[] => requirementsShown(machine, model, graph, path);
    return casesByHand({ machine, model, graph, hand, numbers, covered, requirementsOf });
  });
  const scriptOnly = new Map(all.flatMap((one) => one.scriptOnly).map((one) => [one.target, one]));
  return {
    cases: all.flatMap(({ cases }) => cases).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    scriptOnly: [...scriptOnly.values()].filter(({ target }) => !covered.has(target)),
  };
}

const graphs = new WeakMap<PathModel, Graph>();

/** With refusals. */
export function graphOf(model: PathModel): Graph {
  const known = graphs.get(model) ?? withRefusals(model, exploreModel(model));
  graphs.set(model, known);
  return known;
}

/** What the cases by hand of a machine leave out or name wrongly. */
export function gapsOf(machine: string, hand: ByHand): string[] {
  const models = PATH_MODELS[machine] ?? [];
  return handGaps(
    hand,
    models,
    models.map((model) => graphOf(model).edges),
  );
}

/** Every target of a machine that a case is to take or that the list of scripts names. */
export function targetsOfMachine(machine: string): Set<string> {
  const edges = (PATH_MODELS[machine] ?? []).flatMap((model) => graphOf(model).edges);
  return new Set(edges.flatMap(({ covers, target }) => covers ?? [target]));
}
