// What a machine does, as a table that people approve once and a test holds from then on: a change of
// behaviour shows as a changed line.
import { transition, type AnyMachineSnapshot } from "xstate";
import { leavesOf } from "./chart.ts";
import type { Edge, Graph } from "./graph.ts";
import type { PathModel } from "./model.ts";
import { stableText } from "./state-key.ts";

function changes(before: unknown, after: unknown): string {
  const [old, young] = [before, after].map((key) =>
    Array.isArray(key) ? (key as unknown[]) : Object.values(key ?? {}),
  );
  const isMoved = young?.map((value, place) => stableText(value) !== stableText(old?.[place]));
  const moved = young?.flatMap((value, place) => (isMoved?.[place] ? [stableText(value)] : [])) ?? [];
  return moved.length > 0 ? ` {${moved.join(", ")}}` : "";
}

function line(model: PathModel, graph: Graph, edge: Edge): string {
  const [before, after] = [graph.snapshots[edge.from], graph.snapshots[edge.to]] as [
    AnyMachineSnapshot,
    AnyMachineSnapshot,
  ];
  const [, actions] = transition(model.machine, before, edge.event);
  const effects = actions.map((action) => action.type).filter((type) => model.effects.includes(type));
  const left = new Set(leavesOf(before));
  const entered = leavesOf(after).filter((leaf) => !left.has(leaf));
  const where = entered.length > 0 ? entered.join(" & ") : "stays";
  return `${edge.target} → ${where}${changes(model.key(before), model.key(after))}${effects.length > 0 ? ` ! ${effects.join(", ")}` : ""}`;
}

/** One line for each way in which a transition turns out, in the order in which a walk meets them first. */
export function behaviourTable(model: PathModel, graph: Graph): string {
  const seen = new Map<string, string>();
  for (const edge of graph.edges) if (!seen.has(edge.target)) seen.set(edge.target, line(model, graph, edge));
  return `${[...seen.values()].toSorted().join("\n")}\n`;
}
