// A checklist in Korean: what to do, what to see then, and the row of the specification that it shows.
import type { Edge } from "../lib/graph.ts";
import { rowsAt } from "../spec-rows.ts";
import type { Generated } from "../strategies/choose.ts";
import { stepText } from "../text/step-text.ts";
import { describedEvents, seenAt, startOf, stateAt } from "./steps.ts";

function seenText(one: Generated, vertex: number): string {
  return seenAt(one.model, one.graph, vertex).join(" · ");
}

function stepLines(one: Generated, edge: Edge, machine: string): string[] {
  const rows = rowsAt(machine, one.graph, edge).map((row) => `  - 명세 8절: ${row.situation}`);
  return [
    `- [ ] **${stepText(edge, describedEvents(one.model))}**`,
    `  - 보이는 것: ${seenText(one, edge.to)}`,
    `  - 상태: \`${stateAt(one.graph, edge.to)}\``,
    ...rows,
  ];
}

export function asMarkdown(all: readonly Generated[], machine: string): string {
  const parts = all.map((one) => {
    const paths = one.paths.map((path, index) =>
      [
        `### 경로 ${index + 1} — ${path.length}걸음`,
        "",
        `시작: ${seenText(one, startOf(path))} (\`${stateAt(one.graph, startOf(path))}\`)`,
        "",
        ...path.flatMap((edge) => stepLines(one, edge, machine)),
      ].join("\n"),
    );
    return [`## ${one.name}`, "", one.proof, "", paths.join("\n\n")].join("\n");
  });
  return `# ${machine} 점검표\n\n${parts.join("\n\n")}\n`;
}
