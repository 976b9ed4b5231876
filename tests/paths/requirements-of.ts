// The requirements that a path shows where the chart alone says too much: one transition stands for five server codes,
// and one chart for four slips.
import type { PathModel } from "../../paths/lib/model.ts";
import type { Edge, Graph } from "../../paths/lib/graph.ts";
import { requirementsOfEdge } from "../../paths/lib/requirements.ts";
import type { Path } from "../../paths/lib/tour.ts";
import { reaches, SPEC_ROWS } from "./spec-rows.ts";

/** Sentences about one slip, with the beginning of the names of its models. */
const SLIPS: Readonly<Record<string, string>> = {
  "REQ-4.25": "korean",
  "REQ-4.26": "single",
  "REQ-4.28": "european",
  "REQ-4.29": "mini",
  "REQ-9.11": "european",
};

function isShown(id: string, machine: string, model: PathModel, graph: Graph, edge: Edge): boolean {
  const slip = SLIPS[id];
  if (slip !== undefined) return model.start?.name.startsWith(slip) ?? false;
  const row = SPEC_ROWS.find((one) => one.id === id && one.machine === machine);
  return row === undefined || reaches(row, machine, graph, edge);
}

/** Each once, in the order in which the path comes to them. */
export function requirementsShown(machine: string, model: PathModel, graph: Graph, path: Path): string[] {
  const found = path.flatMap((edge) =>
    requirementsOfEdge(model.machine, graph, edge).filter((id) => isShown(id, machine, model, graph, edge)),
  );
  return [...new Set(found)];
}
