// Every property over time of every machine fails on a fault that is planted for it, and on no machine as it is.
import { describe, expect, it } from "vitest";
import { machineOf } from "../../paths/lib/registry.ts";
import { PATH_MODELS } from "../paths/registry.ts";
import { chartConfig, machineFrom } from "./chart-config.ts";
import { PROPERTY_FAULTS } from "./planted-in-charts.ts";
import { brokenBy, planted } from "./property-faults.ts";

const machines = Object.entries(PATH_MODELS).flatMap(([folder, models]) => {
  const sentences = [...new Set(models.flatMap(({ properties }) => Object.keys(properties)))];
  return sentences.length === 0 ? [] : [{ folder, models, sentences, machine: machineOf(models).machine }];
});

it("there are at least forty properties, over twenty machines and more", () => {
  expect(machines.length).toBeGreaterThanOrEqual(20);
  expect(machines.reduce((sum, { sentences }) => sum + sentences.length, 0)).toBeGreaterThanOrEqual(40);
  expect(Object.keys(PROPERTY_FAULTS).filter((folder) => !machines.some((one) => one.folder === folder))).toEqual([]);
});

describe.each(machines)("$folder", ({ folder, models, sentences, machine }) => {
  const faults = PROPERTY_FAULTS[folder] ?? {};

  it("has a fault for each of its properties, and no other", () => {
    expect(Object.keys(faults).toSorted()).toEqual(sentences.toSorted());
  });
  it.each(Object.entries(faults))("%s", async (sentence, fault) => {
    expect(brokenBy(models, await planted(machine, fault), [sentence])).toEqual([sentence]);
  });
});

it("a machine that was taken apart and put together breaks none", () => {
  const found = machines
    .filter(({ folder }) => ["popup", "launch", "login-form"].includes(folder))
    .flatMap(({ models, machine, sentences }) =>
      brokenBy(models, machineFrom(chartConfig(machine), machine), sentences),
    );
  expect(found).toEqual([]);
});

it("a fault that names nothing of its machine is refused", async () => {
  const { machine } = machineOf(PATH_MODELS.popup ?? []);
  await expect(planted(machine, "guard removed: nowhere")).rejects.toThrow('no mutant "guard removed: nowhere"');
  await expect(planted(machine, { transition: "nowhere", leadsTo: "closed" })).rejects.toThrow(
    'no transition "nowhere"',
  );
  await expect(planted(machine, { transition: "visible popup.close", leadsTo: "nowhere" })).rejects.toThrow("no state");
  await expect(planted(machine, { delay: "never", lasts: 1 })).rejects.toThrow("no delay never");
});
