// A checklist in Korean: what to do, what to see then, and the row of the specification that it shows.
import type { Edge, Graph } from "../lib/graph.ts";
import { rowsAt } from "../spec-rows.ts";
import type { Generated } from "../strategies/choose.ts";
import { stepText } from "../text/step-text.ts";
import { describedEvents, shownAlong, startOf, stateAt } from "./steps.ts";

function rowLines(machine: string, graph: Graph, edge: Edge): string[] {
  return rowsAt(machine, graph, edge).map(({ name, sees }) => `  - 명세 8절: ${name} → 보이는 것: ${sees}`);
}

export function asMarkdown(all: readonly Generated[], machine: string): string {
  const parts = all.map(({ name, model, graph, paths, proof }) => {
    const events = describedEvents(model);
    const lists = paths.map((path, index) => {
      const { start, steps } = shownAlong(model, graph, path);
      const lines = steps.flatMap(({ edge, sees }) => [
        `- [ ] **${stepText(edge, events)}**`,
        `  - 보이는 것: ${sees.join(" · ")}`,
        `  - 상태: \`${stateAt(graph, edge.to)}\``,
        ...rowLines(machine, graph, edge),
      ]);
      return [
        `### 경로 ${index + 1} — ${path.length}걸음`,
        "",
        `시작: ${start.join(" · ")} (\`${stateAt(graph, startOf(path))}\`)`,
        "",
        ...lines,
      ].join("\n");
    });
    return [`## ${name}`, "", proof, "", lists.join("\n\n")].join("\n");
  });
  return `# ${machine} 점검표\n\n${parts.join("\n\n")}\n`;
}
