// The paths as a diagram: the states that they pass, and on each arrow the numbers of the steps that take it.
import type { Generated } from "../strategies/choose.ts";
import { startOf, stateAt } from "./steps.ts";

function quoted(text: string): string {
  return text.replaceAll('"', "'").replaceAll(":", "#58;");
}

export function asMermaid(all: readonly Generated[]): string {
  return all.map(diagramOf).join("\n");
}

function diagramOf({ name, graph, paths }: Generated): string {
  const ids = new Map<string, string>();
  const idOf = (state: string): string => {
    const id = ids.get(state) ?? `s${ids.size}`;
    ids.set(state, id);
    return id;
  };
  const arrows = new Map<string, string[]>();
  for (const [index, path] of paths.entries())
    for (const [at, edge] of path.entries()) {
      const arrow = `${idOf(stateAt(graph, edge.from))} --> ${idOf(stateAt(graph, edge.to))} : ${quoted(edge.label)}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), paths.length > 1 ? `${index + 1}.${at + 1}` : `${at + 1}`]);
    }
  const starts = [...new Set(paths.map((path) => idOf(stateAt(graph, startOf(path)))))];
  const states = [...ids].map(([state, id]) => `  state "${quoted(state)}" as ${id}`);
  const lines = [...arrows].map(([arrow, numbers]) => `  ${arrow} (${numbers.join(", ")})`);
  return [
    "---",
    `title: ${name}`,
    "---",
    "stateDiagram-v2",
    ...states,
    ...starts.map((id) => `  [*] --> ${id}`),
    ...lines,
    "",
  ].join("\n");
}
