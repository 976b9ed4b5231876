// Test cases as a table for a spreadsheet, a line a step, with the columns that Korean testers use (RFC 4180).
import type { Cases, TestCase } from "../lib/case.ts";
import { DOERS, doneText, expectedText, preconditionLines } from "./case-text.ts";
import { tableText } from "./table-text.ts";

/** What is read again of the table when it comes back. */
export const RESULT_COLUMNS = {
  id: "TC ID",
  seen: "실제 결과",
  outcome: "결과(Pass/Fail/Blocked/N/T)",
  defect: "결함 ID",
} as const;

const COLUMNS = [
  RESULT_COLUMNS.id,
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
  RESULT_COLUMNS.seen,
  RESULT_COLUMNS.outcome,
  RESULT_COLUMNS.defect,
  "심각도",
  "수행자",
  "수행일",
  "비고",
] as const;

type Column = (typeof COLUMNS)[number];

/** The facts of the case stand in its first line alone. */
function factsOf(one: TestCase): Partial<Record<Column, string>> {
  const [large = "", middle = "", small = ""] = one.area;
  return {
    "요구사항 ID": one.requirements.join(", "),
    대분류: large,
    중분류: middle,
    소분류: small,
    제목: one.title,
    우선순위: one.priority,
    "예상 시간(분)": String(one.minutes),
    "사전 조건": preconditionLines(one).join("\n"),
    비고: one.always.join("\n"),
  };
}

function linesOf(one: TestCase): Partial<Record<Column, string>>[] {
  return one.steps.map((step, index) => ({
    [RESULT_COLUMNS.id]: one.id,
    ...(index === 0 && factsOf(one)),
    단계: String(index + 1),
    "수행 주체": DOERS[step.by],
    "테스트 절차": doneText(step),
    "테스트 데이터": step.data ?? "",
    "기대 결과": expectedText(step),
  }));
}

export function casesCsv({ cases }: Cases): string {
  return tableText(COLUMNS, cases.flatMap(linesOf));
}
