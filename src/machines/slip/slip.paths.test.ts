import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { modelName } from "../../../tests/paths/model-names.ts";
import { PATH_MODELS } from "../../../tests/paths/registry.ts";

for (const model of PATH_MODELS.slip ?? []) describePaths(modelName("slip", model), model);
