// Test cases for Xray's import in bulk (POST /api/v2/import/test/bulk): an array of manual tests.
import type { Priority } from "../lib/by-hand.ts";
import type { Cases, TestCase } from "../lib/case.ts";
import { doneText, expectedText, preconditionLines } from "./case-text.ts";

/** Jira's own five, without the lowest. */
const PRIORITY: Readonly<Record<Priority, string>> = { P0: "Highest", P1: "High", P2: "Medium", P3: "Low" };

/** A label of Jira has no spaces. */
const label = (text: string): string => text.replaceAll(/\s+/g, "-");

function testOf(one: TestCase, project: string) {
  return {
    testtype: "Manual",
    fields: {
      summary: `${one.id} ${one.title}`,
      description: preconditionLines(one).join("\n"),
      project: { key: project },
      priority: { name: PRIORITY[one.priority] },
      labels: [one.id, ...one.requirements, ...one.area].map(label),
    },
    steps: one.steps.map((step) => ({ action: doneText(step), data: step.data ?? "", result: expectedText(step) })),
    xray_test_repository_folder: `/${one.area.join("/")}`,
  };
}

/** `project` is the key of the Jira project that the tests are made in. */
export function casesXray({ cases }: Cases, project: string): string {
  return `${JSON.stringify(
    cases.map((one) => testOf(one, project)),
    null,
    2,
  )}\n`;
}
