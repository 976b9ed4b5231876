// Every property over time of every machine fails on a fault that is planted for it, and on no machine as it is.
import { describe, expect, it } from "vitest";
import { chartConfig, machineFrom } from "./chart-config.ts";
import { MACHINES } from "./machines-with-properties.ts";
import { brokenBy, planted } from "./property-faults.ts";

describe.each(MACHINES)("$folder", ({ models, machine, faults }) => {
  it.each(Object.entries(faults))("%s", async (sentence, fault) => {
    expect(brokenBy(models, await planted(machine, fault), [sentence])).toEqual([sentence]);
  });
});

it("a machine that was taken apart and put together breaks none", () => {
  const found = MACHINES.filter(({ folder }) => ["popup", "launch", "login-form"].includes(folder)).flatMap(
    ({ models, machine, sentences }) => brokenBy(models, machineFrom(chartConfig(machine), machine), sentences),
  );
  expect(found).toEqual([]);
});
