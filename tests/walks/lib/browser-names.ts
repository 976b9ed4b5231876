import type { PathModel } from "../../../paths/lib/model.ts";
import { modelName } from "../../../paths/lib/registry.ts";
import { PATH_MODELS } from "../../paths/registry.ts";

/** Of the models that a machine is walked with in the browser, in their order; several starts of one model are numbered. */
export function browserNames(machine: string, models: readonly PathModel[]): string[] {
  const names = models.map((model) => modelName(PATH_MODELS, machine, model));
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length;
    const isAlone = names.filter((other) => other === name).length === 1;
    return isAlone ? name : `${name}, 시작 ${before + 1}`;
  });
}
