// A checklist in Korean: what to do and what is seen then.
import type { Edge, Graph } from "../lib/graph.ts";
import type { Generated } from "../strategies/choose.ts";
import { stepText } from "./step-text.ts";
import { shownAlong, startOf, stateAt } from "./steps.ts";

/** Lines about a step that the product adds, such as the requirement that it shows. */
export type Notes = (graph: Graph, edge: Edge) => readonly string[];

export function asMarkdown(all: readonly Generated[], machine: string, notes: Notes = () => []): string {
  const parts = all.map(({ name, model, graph, paths, proof }) => {
    const lists = paths.map((path, index) => {
      const { start, steps } = shownAlong(model, graph, path);
      const lines = steps.flatMap(({ edge, sees }) => [
        `- [ ] **${stepText(edge, model.words)}**`,
        `  - 보이는 것: ${sees.join(" · ")}`,
        `  - 상태: \`${stateAt(graph, edge.to)}\``,
        ...notes(graph, edge).map((note) => `  - ${note}`),
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
