// Every machine of the page with its test models, as tests/paths/registry.ts has them, read by the bundler.
import { gatherModels, type PathModels } from "../../paths/lib/registry.ts";

export const PATH_MODELS: PathModels = gatherModels(
  import.meta.glob("../../src/machines/*/*.paths.ts", { eager: true }),
).models;
