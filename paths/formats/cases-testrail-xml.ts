// Test cases for TestRail's XML import: sections by area, the steps apart.
import { XMLBuilder } from "fast-xml-parser";
import type { Cases, TestCase } from "../lib/case.ts";
import { doneText, expectedText, preconditionLines } from "./case-text.ts";
import { estimateOf, TESTRAIL_PRIORITY, titleOf } from "./cases-testrail-csv.ts";

function caseXml(one: TestCase) {
  return {
    title: titleOf(one),
    template: "Test Case (Steps)",
    type: "Functional",
    priority: TESTRAIL_PRIORITY[one.priority],
    estimate: estimateOf(one),
    references: one.requirements.join(", "),
    custom: {
      preconds: preconditionLines(one).join("\n"),
      steps_separated: {
        step: one.steps.map((step, index) => ({
          index: index + 1,
          content: doneText(step),
          expected: expectedText(step),
          ...(step.data !== null && { additional_info: step.data }),
        })),
      },
    },
  };
}

interface Section {
  name: string;
  cases?: { case: ReturnType<typeof caseXml>[] };
  sections?: { section: Section[] };
}

/** Sections in sections, as the areas say. */
function sectionsOf(cases: readonly TestCase[], depth: number): Section[] {
  return [...Map.groupBy(cases, ({ area }) => area[depth] ?? "")].map(([name, within]) => {
    const [own, deeper] = [
      within.filter(({ area }) => area.length <= depth + 1),
      within.filter(({ area }) => area.length > depth + 1),
    ];
    return {
      name,
      ...(own.length > 0 && { cases: { case: own.map(caseXml) } }),
      ...(deeper.length > 0 && { sections: { section: sectionsOf(deeper, depth + 1) } }),
    };
  });
}

export function casesTestrailXml({ cases }: Cases): string {
  const builder = new XMLBuilder({ format: true, ignoreAttributes: false });
  const sections = { section: sectionsOf(cases, 0) };
  return builder.build({ "?xml": { "@_version": "1.0", "@_encoding": "UTF-8" }, sections });
}
