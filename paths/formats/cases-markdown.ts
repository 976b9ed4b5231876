// Test cases as a person reads them, in Korean.
import type { Cases, TestCase } from "../lib/case.ts";
import { DOERS, doneText, expectedText, preconditionLines } from "./case-text.ts";

/** A cell of a table: no line breaks and no bars that end it. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;

function caseMarkdown(one: TestCase): string {
  const facts = [
    ["요구사항", one.requirements.join(", ") || "—"],
    ["분류", `${one.area.join(" › ")} (\`${[one.machine, one.start].filter((part) => part !== "").join("-")}\`)`],
    ["우선순위", one.priority],
    ["예상 시간", `${one.minutes}분`],
    ["사전 조건", preconditionLines(one).join(". ")],
    ["경로", one.path.map(({ label }) => `\`${label}\``).join(" → ")],
  ];
  return [
    `## ${one.id} ${one.title}`,
    "",
    row(["항목", "내용"]),
    "|---|---|",
    ...facts.map(row),
    "",
    row(["#", "하는 이", "절차", "데이터", "기대 결과"]),
    "|---|---|---|---|---|",
    ...one.steps.map((step, index) =>
      row([String(index + 1), DOERS[step.by], doneText(step), step.data ?? "", expectedText(step)]),
    ),
    "",
    ...one.always.map((sentence) => `언제나: ${sentence}.`),
    "결과: □ Pass □ Fail □ Blocked □ N/T · 실제 결과: · 결함 ID: · 수행자: · 수행일:",
    "",
  ].join("\n");
}

/** All cases of a machine, and what only a script can reach. */
export function casesMarkdown(machine: string, purpose: string, { cases, scriptOnly }: Cases): string {
  const minutes = cases.reduce((sum, one) => sum + one.minutes, 0);
  return [
    `# ${machine} 테스트 케이스`,
    "",
    `${purpose} 케이스 ${cases.length}개, 예상 ${minutes}분.`,
    "",
    ...cases.map(caseMarkdown),
    ...(scriptOnly.length === 0
      ? []
      : ["## 스크립트로만 갈 수 있는 것", "", ...scriptOnly.map(({ target, why }) => `- \`${target}\`: ${why}`), ""]),
  ].join("\n");
}
