import { isTry } from "../lib/refusals.ts";
import { stableText } from "../lib/state-key.ts";
import type { Choice, Generated } from "../strategies/choose.ts";
import { startOf, stateAt } from "./steps.ts";

export function asJson(all: readonly Generated[], choice: Choice): string {
  const { strategy, seed, from, to, event } = choice;
  const models = all.map(({ name, graph, paths, proof }) => ({
    model: name,
    proof,
    paths: paths.map((path) => ({
      start: stateAt(graph, startOf(path)),
      steps: path.map((edge) => ({
        label: edge.label,
        event: JSON.parse(stableText(edge.event)) as unknown,
        transitions: [...edge.transitions, ...edge.followers],
        ...(isTry(edge) && { isRefused: true }),
        state: stateAt(graph, edge.to),
      })),
    })),
  }));
  return `${JSON.stringify({ strategy, ...(strategy === "walk" && { seed }), from, to, event, models }, null, 2)}\n`;
}
