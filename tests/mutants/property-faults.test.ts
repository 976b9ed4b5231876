// Each property over time has a fault that breaks it; what guards the money of a bet is tried here, all of them by
// `npm run verify -- long-tests`.
import { describe, expect, it } from "vitest";
import { machineOf } from "../../paths/lib/registry.ts";
import { PATH_MODELS } from "../paths/registry.ts";
import { MACHINES } from "./machines-with-properties.ts";
import { PROPERTY_FAULTS } from "./planted-in-charts.ts";
import { brokenBy, planted } from "./property-faults.ts";

it("there are at least forty properties, over twenty machines and more", () => {
  expect(MACHINES.length).toBeGreaterThanOrEqual(20);
  expect(MACHINES.reduce((sum, { sentences }) => sum + sentences.length, 0)).toBeGreaterThanOrEqual(40);
  expect(Object.keys(PROPERTY_FAULTS).filter((folder) => !MACHINES.some((one) => one.folder === folder))).toEqual([]);
});

it.each(MACHINES)("$folder has a fault for each of its properties, and no other", ({ faults, sentences }) => {
  expect(Object.keys(faults).toSorted()).toEqual(sentences.toSorted());
});

describe.each(MACHINES.filter(({ folder }) => ["placement", "cash-out", "session"].includes(folder)))(
  "$folder",
  ({ models, machine, faults }) => {
    it.each(Object.entries(faults))("%s", async (sentence, fault) => {
      expect(brokenBy(models, await planted(machine, fault), [sentence])).toEqual([sentence]);
    });
  },
);

it("a fault that names nothing of its machine is refused", async () => {
  const { machine } = machineOf(PATH_MODELS.popup ?? []);
  await expect(planted(machine, "guard removed: nowhere")).rejects.toThrow('no mutant "guard removed: nowhere"');
  await expect(planted(machine, { transition: "nowhere", leadsTo: "closed" })).rejects.toThrow(
    'no transition "nowhere"',
  );
  await expect(planted(machine, { transition: "visible popup.close", leadsTo: "nowhere" })).rejects.toThrow("no state");
  await expect(planted(machine, { delay: "never", lasts: 1 })).rejects.toThrow("no delay never");
});
