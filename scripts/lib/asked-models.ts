// The models that `npm run paths` is asked for by name, on the machine itself or in a browser.
import { exploreModel } from "../../paths/lib/graph.ts";
import { modelName } from "../../paths/lib/registry.ts";
import { PATH_MODELS } from "../../tests/paths/registry.ts";
import type { Strategy } from "../../paths/strategies/choose.ts";
import type { Asked } from "../../paths/strategies/each-model.ts";
import { browserNames } from "../../tests/walks/lib/browser-names.ts";
import { browsersOf } from "../../tests/walks/lib/registered.ts";
import { scriptGraph } from "../../tests/walks/lib/script.ts";

export interface NamedModel extends Asked {
  /** What one asks for it by; several starts in the browser share it. */
  asked: string;
}

export function testModels(folder: string): NamedModel[] {
  return (PATH_MODELS[folder] ?? []).map((model) => {
    const name = modelName(PATH_MODELS, folder, model);
    return { name, asked: name, model, graph: () => exploreModel(model) };
  });
}

/** Over what a person at a browser can do; empty for a machine without a face. */
export async function browserModels(folder: string, strategy: Strategy): Promise<NamedModel[]> {
  const browsers = await browsersOf(folder);
  const names = browserNames(
    folder,
    browsers.map(({ model }) => model),
  );
  return browsers.map((browser, place) => ({
    name: names[place] ?? folder,
    asked: modelName(PATH_MODELS, folder, browser.model),
    model: browser.model,
    graph: () => scriptGraph(browser, strategy),
    hasRefusals: true,
  }));
}

export interface Found {
  folder: string;
  /** The models to take: those of this name, all where it is the folder's. */
  asked: string;
}

/** What a name means: a machine, one of its models, or a model by its place in the list of them. */
export async function findAsked(given: string): Promise<Found | null> {
  if (given in PATH_MODELS) return { folder: given, asked: given };
  for (const folder of Object.keys(PATH_MODELS).filter((one) => given.startsWith(`${one}-`))) {
    const models = testModels(folder);
    const placed = models.find((_, place) => given === `${folder}-${place + 1}`);
    if (placed) return { folder, asked: placed.asked };
    const all = [...models, ...(await browserModels(folder, "transitions"))];
    if (all.some(({ asked }) => asked === given)) return { folder, asked: given };
  }
  return null;
}
