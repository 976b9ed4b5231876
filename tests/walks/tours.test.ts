// What the browser walks is about as short as it can be: a step there costs a hundred times one without a page.
import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { tourLengthOf } from "./lib/plan.ts";
import { browsersOf } from "./lib/registered.ts";

const walked = globSync("*.walk.ts", { cwd: import.meta.dirname }).map((file) => file.replace(/\.walk\.ts$/, ""));

it.each(walked)("%s is walked by tours of at most 1.10 times what any must cost", async (machine) => {
  const { cost, bound } = tourLengthOf(await browsersOf(machine));
  expect(cost).toBeGreaterThanOrEqual(bound);
  expect(cost).toBeLessThanOrEqual(bound * 1.1);
});
