// A checklist in Korean: what to do and what is seen then.
import { said } from "../lib/language.ts";
import type { Edge, Graph } from "../lib/graph.ts";
import type { Generated } from "../strategies/choose.ts";
import { stepText } from "./step-text.ts";
import { shownAlong, startOf, stateAt } from "./steps.ts";

const WORDS = {
  ko: {
    title: "점검표",
    seen: "보이는 것",
    state: "상태",
    start: "시작",
    path: (number: number, steps: number) => `경로 ${number} — ${steps}걸음`,
  },
  en: {
    title: "checklist",
    seen: "seen",
    state: "state",
    start: "Start",
    path: (number: number, steps: number) => `Path ${number} — ${steps} steps`,
  },
};

/** Lines about a step that the product adds, such as the requirement that it shows. */
export type Notes = (graph: Graph, edge: Edge) => readonly string[];

export function asMarkdown(all: readonly Generated[], machine: string, notes: Notes = () => []): string {
  const words = said(WORDS);
  const parts = all.map(({ name, model, graph, paths, proof }) => {
    const lists = paths.map((path, index) => {
      const { start, steps } = shownAlong(model, graph, path);
      const lines = steps.flatMap(({ edge, sees }) => [
        `- [ ] **${stepText(edge, model.words)}**`,
        `  - ${words.seen}: ${sees.join(" · ")}`,
        `  - ${words.state}: \`${stateAt(graph, edge.to)}\``,
        ...notes(graph, edge).map((note) => `  - ${note}`),
      ]);
      return [
        `### ${words.path(index + 1, path.length)}`,
        "",
        `${words.start}: ${start.join(" · ")} (\`${stateAt(graph, startOf(path))}\`)`,
        "",
        ...lines,
      ].join("\n");
    });
    return [`## ${name}`, "", proof, "", lists.join("\n\n")].join("\n");
  });
  return `# ${machine} ${words.title}\n\n${parts.join("\n\n")}\n`;
}
