// The machines of a product, gathered from the modules of their folders.
import type { AnyStateMachine } from "xstate";
import type { PathModel } from "./model.ts";
import type { Words } from "./words.ts";

/** Test models by the folder of their machine; several where one input cannot reach everything. */
export type PathModels = Readonly<Record<string, readonly PathModel[]>>;

const isModel = (one: unknown): one is PathModel =>
  typeof one === "object" && one !== null && "machine" in one && "cases" in one;

function modelsIn(path: string, module: Readonly<Record<string, unknown>>): readonly PathModel[] {
  if (Array.isArray(module.models)) return module.models.filter(isModel);
  const models = Object.values(module).filter(isModel);
  if (models.length !== 1) throw new Error(`${path} exports ${models.length} models: it needs one, or a list "models"`);
  return models;
}

/** What keeps machines from being walked, by the folder. */
export type BrokenMachines = Readonly<Record<string, Error>>;

/**
 * Modules by their path, which ends with `<folder>/<folder>.paths.ts`; others are passed over. A module exports one
 * model, or `models`, in the order in which they are shown; one that is an Error could not be read. A machine that is
 * broken keeps no other from being walked.
 */
export function gatherModels(modules: Readonly<Record<string, unknown>>): {
  models: PathModels;
  broken: BrokenMachines;
} {
  const entries = Object.entries(modules).flatMap(([path, module]) => {
    const [, folder, file] = /([^/\\]+)[/\\]([^/\\]+)\.paths\.ts$/.exec(path) ?? [];
    return folder === undefined || folder !== file ? [] : [[folder, modelsOrError(path, module)] as const];
  });
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const isBroken = (entry: (typeof entries)[number]): entry is readonly [string, Error] => entry[1] instanceof Error;
  return {
    models: Object.fromEntries(sorted.filter((entry) => !isBroken(entry))) as PathModels,
    broken: Object.fromEntries(sorted.filter(isBroken)),
  };
}

function modelsOrError(path: string, module: unknown): readonly PathModel[] | Error {
  if (module instanceof Error) return module;
  try {
    return modelsIn(path, module as Readonly<Record<string, unknown>>);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** What the models of a folder share. */
export function machineOf(models: readonly PathModel[]): { machine: AnyStateMachine; words: Words } {
  const [first] = models;
  if (!first) throw new Error("a machine without a model");
  return { machine: first.machine, words: first.words };
}

/** The folder of a machine with one model; behind it what tells the model from the others, where there are some. */
export function modelName(all: PathModels, folder: string, { start }: PathModel): string {
  return (all[folder]?.length ?? 1) === 1 || !start ? folder : `${folder}-${start.name}`;
}

/** Why no browser walks any model of a machine; null where one does. */
export function notShownReason(models: readonly PathModel[]): string | null {
  const [first] = models;
  return first && models.every(({ notShown }) => notShown !== null) ? first.notShown : null;
}

/** Why no browser walks a model, by its name, of machines of which another model is walked. */
export function notShownModels(all: PathModels): Readonly<Record<string, string>> {
  const partly = Object.entries(all).filter(([, models]) => notShownReason(models) === null);
  return Object.fromEntries(
    partly.flatMap(([folder, models]) =>
      models.flatMap((model) => (model.notShown === null ? [] : [[modelName(all, folder, model), model.notShown]])),
    ),
  );
}
