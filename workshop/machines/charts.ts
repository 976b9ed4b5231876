// The charts of the product's machines, with the machines that run inside of them.
import { machineOf } from "../../paths/lib/registry.ts";
import type { ChartModel } from "../../src/ui/chart/drawing.ts";
import { modelChart } from "../chart/model-chart.ts";
import { PATH_MODELS } from "./registry.ts";

const charts = new Map<string, ChartModel>();

/** Throws where there is no such machine. */
export function chartOf(folder: string): ChartModel {
  const known = charts.get(folder);
  if (known) return known;
  const [model] = PATH_MODELS[folder] ?? [];
  if (!model) throw new Error(`no machine ${folder}`);
  const chart = modelChart(model, new Set(Object.keys(PATH_MODELS)));
  charts.set(folder, chart);
  return chart;
}

/** The folder of a machine by its id; null for one of somebody else's. */
export function folderOf(id: string): string | null {
  const found = Object.entries(PATH_MODELS).find(([, models]) => machineOf(models).machine.id === id);
  return found?.[0] ?? null;
}
