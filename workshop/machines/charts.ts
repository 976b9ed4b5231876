// The charts of the product's machines, with the machines that run inside of them.
import { initialTransition, StateMachine } from "xstate";
import type { PathModel } from "../../paths/lib/model.ts";
import { machineOf } from "../../paths/lib/registry.ts";
import type { ChartModel, ChildMachine } from "../../src/ui/chart/drawing.ts";
import { chartModel } from "../chart/chart-model.ts";
import { PATH_MODELS } from "./registry.ts";

/** How deep in the payload of an event a machine may lie. */
const DEEP = 3;

function machinesIn(value: unknown, name: string, deep = DEEP): ChildMachine[] {
  if (value instanceof StateMachine) return [{ actor: name, machine: value.id }];
  if (deep === 0 || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => machinesIn(one, key, deep - 1));
}

/** Machines whose code an event brings, when it is needed. */
function lateMachines({ machine, input, cases }: PathModel): ChildMachine[] {
  const [first] = initialTransition(machine, input as never);
  const found = cases.flatMap(({ type, make }) => {
    if (!type.startsWith("xstate.done.actor.")) return [];
    return machinesIn(make(first), type);
  });
  return [...new Map(found.map((one) => [one.machine, one])).values()];
}

const charts = new Map<string, ChartModel>();

/** Throws where there is no such machine. */
export function chartOf(folder: string): ChartModel {
  const known = charts.get(folder);
  if (known) return known;
  const [model] = PATH_MODELS[folder] ?? [];
  if (!model) throw new Error(`no machine ${folder}`);
  const chart = chartModel(model.machine, lateMachines(model));
  charts.set(folder, chart);
  return chart;
}

/** The folder of a machine by its id; null for one of somebody else's. */
export function folderOf(id: string): string | null {
  const found = Object.entries(PATH_MODELS).find(([, models]) => machineOf(models).machine.id === id);
  return found?.[0] ?? null;
}
