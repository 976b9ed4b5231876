// Test cases as a table for a spreadsheet, a line a step, with the columns that Korean testers use (RFC 4180).
import type { Cases, TestCase } from "../lib/cases.ts";
import { DOERS, doneText, expectedText, preconditionLines } from "./cases-markdown.ts";

const COLUMNS = [
  "TC ID",
  "요구사항 ID",
  "대분류",
  "중분류",
  "소분류",
  "제목",
  "우선순위",
  "예상 시간(분)",
  "사전 조건",
  "단계",
  "수행 주체",
  "테스트 절차",
  "테스트 데이터",
  "기대 결과",
  "실제 결과",
  "결과(Pass/Fail/Blocked/N/T)",
  "결함 ID",
  "심각도",
  "수행자",
  "수행일",
  "비고",
] as const;

/** What the person fills in. */
const UNFILLED: readonly string[] = ["실제 결과", "결과", "결함 ID", "심각도", "수행자", "수행일"].map(() => "");

/** A spreadsheet runs what begins like a formula. */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => `"${asText(cell).replaceAll('"', '""')}"`;

/** The facts of the case stand in its first line alone. */
function lines(one: TestCase): string[][] {
  const { area, always } = one;
  const facts = [
    one.id,
    one.requirements.join(", "),
    ...[0, 1, 2].map((place) => area[place] ?? ""),
    one.title,
    one.priority,
    String(one.minutes),
    [...preconditionLines(one), `시작 화면: ${one.begins.join(" · ")}`].join("\n"),
  ];
  return one.steps.map((step, index) => [
    ...(index === 0 ? facts : facts.map((_, place) => (place === 0 ? one.id : ""))),
    String(index + 1),
    DOERS[step.by],
    doneText(step),
    step.data ?? "",
    expectedText(step),
    ...UNFILLED,
    index === 0 ? always.join("\n") : "",
  ]);
}

/** With the mark that spreadsheets know UTF-8 by. */
export function casesCsv({ cases }: Cases): string {
  const rows = [[...COLUMNS], ...cases.flatMap(lines)];
  return `\uFEFF${rows.map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;
}
