// What came of test cases as results of Allure: a file a case, `UUID-result.json`, with its steps. The ids are made of
// the case's own, so that Allure knows a case again in the next run.
import { v5 } from "uuid";
import type { Priority } from "../lib/by-hand.ts";
import type { DoneCase, Outcome } from "../lib/case-results.ts";
import { DOERS, doneText, expectedText } from "./case-text.ts";

const SEVERITY: Readonly<Record<Priority, string>> = { P0: "blocker", P1: "critical", P2: "normal", P3: "minor" };

const STATUS: Readonly<Record<Outcome, string>> = {
  Pass: "passed",
  Fail: "failed",
  Blocked: "broken",
  "N/A": "skipped",
  "N/T": "skipped",
};

/** The space of the ids of cases. */
const CASES = "5d1f8a53-0a0c-4a56-9f0b-8a8c1a2f7f11";

export interface ResultFile {
  name: string;
  text: string;
}

/** `start`: when the run began, in milliseconds. A case that took no known time ends when it begins. */
export function resultsAllure(all: readonly DoneCase[], start: number): ResultFile[] {
  let at = start;
  return all.map((done) => {
    const { of, outcome, note, ms } = done;
    const known = v5(`${of.machine} ${of.id}`, CASES);
    const uuid = v5(`${of.id} ${start}`, CASES);
    const [begins, ends] = [at, at + (ms ?? 0)];
    at = ends;
    const [area = of.machine, part = of.machine] = of.area;
    const labels: [name: string, value: string][] = [
      ["epic", area],
      ["feature", part],
      ["story", of.machine],
      ["suite", of.machine],
      ["severity", SEVERITY[of.priority]],
      ...of.requirements.map((id): [string, string] => ["tag", id]),
    ];
    const result = {
      uuid,
      historyId: known,
      testCaseId: known,
      fullName: `${of.machine}: ${of.id}`,
      titlePath: [of.machine],
      name: `${of.id} ${of.title}`,
      status: STATUS[outcome],
      stage: "finished",
      statusDetails: note === "" ? {} : { message: note },
      steps: of.steps.map((step) => ({
        name: `${DOERS[step.by]}: ${doneText(step)}`,
        // Only a case that passed says of each of its steps that it did.
        status: outcome === "Pass" ? "passed" : "skipped",
        stage: "finished",
        statusDetails: {},
        parameters: [
          ...(step.data === null ? [] : [{ name: "테스트 데이터", value: step.data }]),
          { name: "기대 결과", value: expectedText(step) },
        ],
        attachments: [],
        steps: [],
      })),
      attachments: [],
      parameters: [],
      labels: labels.map(([name, value]) => ({ name, value })),
      links: [],
      start: begins,
      stop: ends,
    };
    return { name: `${uuid}-result.json`, text: `${JSON.stringify(result, null, 1)}\n` };
  });
}
