// The chart of a machine with a test model: that knows machines which only an event brings.
import { initialTransition } from "xstate";
import type { PathModel } from "../../paths/lib/model.ts";
import type { ChartModel, ChildMachine } from "../../src/ui/chart/drawing.ts";
import { chartModel } from "./chart-model.ts";

/** How deep in the payload of an event a machine may lie. */
const DEEP = 4;

const isLogic = (one: object): boolean => "transition" in one && "getInitialSnapshot" in one;

/** A model has stand-ins for what an event brings: the name tells whose. */
function machinesIn(value: unknown, names: ReadonlySet<string>, deep = DEEP): ChildMachine[] {
  if (deep === 0 || typeof value !== "object" || value === null) return [];
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([name, one]) => {
    const isChild = names.has(name) && typeof one === "object" && one !== null && isLogic(one);
    return isChild ? [{ actor: name, machine: name }] : machinesIn(one, names, deep - 1);
  });
}

/** `names` are those of all machines of the product. */
export function modelChart({ machine, input, cases }: PathModel, names: ReadonlySet<string>): ChartModel {
  const [first] = initialTransition(machine, input as never);
  const loaded = cases.filter(({ type }) => type.startsWith("xstate.done.actor."));
  const late = loaded.flatMap(({ make }) => machinesIn(make(first), names));
  return chartModel(machine, [...new Map(late.map((one) => [one.machine, one])).values()]);
}
