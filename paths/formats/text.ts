import { isTry } from "../lib/refusals.ts";
import type { Generated } from "../strategies/choose.ts";
import { startOf, stateAt } from "./steps.ts";

export function asText(all: readonly Generated[]): string {
  return all
    .map(({ name, graph, paths, proof }) => {
      const lines = paths.map((path, index) => {
        const steps = path.map(
          (edge, at) =>
            `  ${String(at + 1).padStart(4)}. ${edge.label} : ${isTry(edge) ? "거절" : [...edge.transitions, ...edge.followers].join(" + ")} → ${stateAt(graph, edge.to)}`,
        );
        return [`경로 ${index + 1} (${path.length}걸음), 시작 ${stateAt(graph, startOf(path))}`, ...steps].join("\n");
      });
      return `${name}\n${proof}\n\n${lines.join("\n\n")}\n`;
    })
    .join("\n");
}
