// The cases by hand of the product's machines, with the numbers that they keep.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { handGaps, isHand, type ByHand } from "../../paths/lib/by-hand.ts";
import type { CaseNumbers, Cases } from "../../paths/lib/case.ts";
import { casesOfModels } from "../../paths/lib/cases.ts";
import { exploreModel, type Graph } from "../../paths/lib/graph.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { withRefusals } from "../../paths/lib/refusals.ts";
import type { Path } from "../../paths/lib/tour.ts";
import { machineModules, PATH_MODELS } from "../../tests/paths/registry.ts";
import { requirementsShown } from "../../tests/paths/requirements-of.ts";

const MACHINES = join(import.meta.dirname, "..", "..", "src", "machines");

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
  const models = PATH_MODELS[machine] ?? [];
  const requirementsOf = (model: PathModel, path: Path) => requirementsShown(machine, model, graphOf(model), path);
  return casesOfModels({ machine, models, hand, numbers, graphOf, requirementsOf });
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
