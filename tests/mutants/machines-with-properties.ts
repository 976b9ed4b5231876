// The machines that have properties over time, and what breaks each of them.
import { machineOf } from "../../paths/lib/registry.ts";
import { PATH_MODELS } from "../paths/registry.ts";
import { PROPERTY_FAULTS } from "./planted-in-charts.ts";

/** `faults`: what breaks a property, by its sentence. */
export const MACHINES = Object.entries(PATH_MODELS).flatMap(([folder, models]) => {
  const sentences = [...new Set(models.flatMap(({ properties }) => Object.keys(properties)))];
  if (sentences.length === 0) return [];
  return [{ folder, models, sentences, machine: machineOf(models).machine, faults: PROPERTY_FAULTS[folder] ?? {} }];
});
