// Test cases for TestRail's CSV import in the layout of several rows a case: docs.testrail.techmatrix.jp/howto/import-csv.
import type { Cases, TestCase } from "../lib/case.ts";
import type { Priority } from "../lib/by-hand.ts";
import { doneText, expectedText, preconditionLines } from "./case-text.ts";
import { tableText } from "./table-text.ts";

/** TestRail's own four. */
export const TESTRAIL_PRIORITY: Readonly<Record<Priority, string>> = {
  P0: "Critical",
  P1: "High",
  P2: "Medium",
  P3: "Low",
};

/** As TestRail reads a span of time. */
export const estimateOf = ({ minutes }: TestCase): string => `${minutes}m`;

export const titleOf = ({ id, title }: TestCase): string => `${id} ${title}`;

const COLUMNS = [
  "Section",
  "Title",
  "Template",
  "Type",
  "Priority",
  "Estimate",
  "References",
  "Preconditions",
  "Steps (Step)",
  "Steps (Expected Result)",
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

/** The title stands in the first row alone: so TestRail knows where the next case begins. */
function rowsOf(one: TestCase): Row[] {
  const facts: Row = {
    Section: one.area.join(" > "),
    Title: titleOf(one),
    Template: "Test Case (Steps)",
    Type: "Functional",
    Priority: TESTRAIL_PRIORITY[one.priority],
    Estimate: estimateOf(one),
    References: one.requirements.join(", "),
    Preconditions: preconditionLines(one).join("\n"),
  };
  return one.steps.map((step, index) => ({
    ...(index === 0 && facts),
    "Steps (Step)": [doneText(step), step.data].filter((part) => part !== null).join("\n"),
    "Steps (Expected Result)": expectedText(step),
  }));
}

export function casesTestrailCsv({ cases }: Cases): string {
  return tableText(COLUMNS, cases.flatMap(rowsOf));
}
