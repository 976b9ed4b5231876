// Test cases as scenarios in Korean Gherkin, a feature a machine.
import type { Cases, TestCase } from "../lib/case.ts";
import { DOERS, doneText, preconditionLines } from "./case-text.ts";

/** A tag has no spaces. */
const tag = (text: string): string => `@${text.replaceAll(/\s+/g, "-")}`;

const line = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function scenario(one: TestCase): string[] {
  return [
    `  ${[one.id, one.priority, ...one.requirements].map(tag).join(" ")}`,
    `  시나리오: ${one.id} ${line(one.title)}`,
    ...preconditionLines(one).map((text, index) => `    ${index === 0 ? "조건" : "그리고"} ${line(text)}`),
    ...one.steps.flatMap((step) => [
      `    만일 ${DOERS[step.by]}: ${line(doneText(step))}${step.data === null ? "" : ` [${line(step.data)}]`}`,
      ...step.expects.map((text, index) => `    ${index === 0 ? "그러면" : "그리고"} ${line(text)}`),
    ]),
    "",
  ];
}

/** One document holds one feature. */
export function casesGherkin(machine: string, purpose: string, { cases }: Cases): string {
  return ["# language: ko", `기능: ${machine}`, `  ${line(purpose)}`, "", ...cases.flatMap(scenario)].join("\n");
}
