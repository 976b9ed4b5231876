// The drawings that the console shows where nothing can be laid out: approve a change of a chart with `vitest -u`.
import { join } from "node:path";
import { expect, it } from "vitest";
import { machineOf } from "../../paths/lib/registry.ts";
import { TRAIL_MACHINES } from "../../src/domain/sports/trail.ts";
import { PATH_MODELS } from "../machines/registry.ts";
import { chartModel } from "./chart-model.ts";
import { layModel } from "./layout.ts";

const folder = join(import.meta.dirname, "../../src/ui/operator/bets/story/drawings");

it.each(TRAIL_MACHINES)("the kept drawing of %s is the one of its chart", async (name) => {
  const drawing = await layModel(chartModel(machineOf(PATH_MODELS[name] ?? []).machine));
  const rounded = JSON.stringify(drawing, (_, value: unknown) =>
    typeof value === "number" ? Math.round(value * 10) / 10 : value,
  );
  await expect(`${rounded}\n`).toMatchFileSnapshot(join(folder, `${name}.json`));
});
