import { said } from "../lib/language.ts";
import { isTry } from "../lib/refusals.ts";
import type { Generated } from "../strategies/choose.ts";
import { startOf, stateAt } from "./steps.ts";

const WORDS = {
  ko: {
    refused: "거절",
    path: (number: number, steps: number, start: string) => `경로 ${number} (${steps}걸음), 시작 ${start}`,
  },
  en: {
    refused: "refused",
    path: (number: number, steps: number, start: string) => `Path ${number} (${steps} steps), from ${start}`,
  },
};

export function asText(all: readonly Generated[]): string {
  const words = said(WORDS);
  return all
    .map(({ name, graph, paths, proof }) => {
      const lines = paths.map((path, index) => {
        const steps = path.map(
          (edge, at) =>
            `  ${String(at + 1).padStart(4)}. ${edge.label} : ${isTry(edge) ? words.refused : [...edge.transitions, ...edge.followers].join(" + ")} → ${stateAt(graph, edge.to)}`,
        );
        return [words.path(index + 1, path.length, stateAt(graph, startOf(path))), ...steps].join("\n");
      });
      return `${name}\n${proof}\n\n${lines.join("\n\n")}\n`;
    })
    .join("\n");
}
