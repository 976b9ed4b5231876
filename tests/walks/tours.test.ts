// What the browser walks is about as short as it can be: a step there costs a hundred times one without a page.
import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { tourLengthOf } from "./lib/plan.ts";
import { browsersOf } from "./lib/registered.ts";

const walked = globSync("*.walk.ts", { cwd: import.meta.dirname }).map((file) => file.replace(/\.walk\.ts$/, ""));

it.each(walked)("%s is walked by tours of at most 1.05 times the least length", async (machine) => {
  const { cost, optimum } = tourLengthOf(await browsersOf(machine));
  expect(cost).toBeGreaterThanOrEqual(optimum);
  expect(cost).toBeLessThanOrEqual(optimum * 1.05);
});
