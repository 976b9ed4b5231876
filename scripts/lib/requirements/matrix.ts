// The matrix of requirements: what machines do of each sentence, by which cases a person tries it, which tests hold it
// and on which pages it is seen.
import { requirementPlaces } from "../../../paths/lib/requirements.ts";
import { machineOf, type PathModels } from "../../../paths/lib/registry.ts";
import { readNamedTests, type NamedTest } from "./named-tests.ts";
import { readRequirements, type Requirement } from "./list.ts";

interface Place {
  machine: string;
  /** A state, or a transition by its id. */
  place: string;
}

export interface MatrixRow extends Requirement {
  places: readonly Place[];
  /** Ids of cases by hand; empty where nobody asked for them. */
  cases: readonly string[];
  /** `file: name`. The paths of a machine take every transition of it, so they are a test of what stands there. */
  tests: readonly string[];
}

export interface Matrix {
  rows: readonly MatrixRow[];
  problems: readonly string[];
}

/** Ids of cases by the id of a requirement. */
export type CasesById = ReadonlyMap<string, readonly string[]>;

interface Sources {
  requirements: readonly Requirement[];
  models: PathModels;
  tests: readonly NamedTest[];
  cases: CasesById;
}

export function readMatrix(models: PathModels, cases: CasesById = new Map()): Matrix {
  return matrixOf({ requirements: readRequirements(), models, tests: readNamedTests(), cases });
}

export function matrixOf({ requirements, models, tests, cases }: Sources): Matrix {
  const places = placesOf(models);
  const rows = requirements.map((one): MatrixRow => {
    const here = places.get(one.id) ?? [];
    const named = tests.filter(({ ids }) => ids.includes(one.id)).map(({ file, name }) => `${file}: ${name}`);
    const walked = [...new Set(here.map(({ machine }) => `src/machines/${machine}/${machine}.paths.ts`))];
    return { ...one, places: here, cases: cases.get(one.id) ?? [], tests: [...walked, ...named] };
  });
  const known = new Set(requirements.map(({ id }) => id));
  return {
    rows,
    problems: [
      ...[...places].flatMap(([id, here]) =>
        known.has(id) ? [] : here.map(({ machine, place }) => `${machine}, ${place}: no requirement is called ${id}`),
      ),
      ...tests.flatMap(({ file, name, ids }) => [
        ...ids.filter((id) => !known.has(id)).map((id) => `${file}, ${name}: no requirement is called ${id}`),
        ...(new Set(ids).size < ids.length ? [`${file}, ${name}: names a requirement twice`] : []),
      ]),
      ...rows
        .filter((row) => row.cases.length === 0 && row.tests.length === 0)
        .map(({ id, text }) => `${id} has neither a case nor a test: ${text}`),
    ],
  };
}

function placesOf(models: PathModels): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const [machine, ofMachine] of Object.entries(models))
    for (const [id, places] of requirementPlaces(machineOf(ofMachine).machine))
      found.set(id, [...(found.get(id) ?? []), ...places.map((place) => ({ machine, place }))]);
  return found;
}
