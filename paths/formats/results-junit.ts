// What came of test cases as JUnit XML: a suite a machine. The properties of a case are those that Xray and TestRail's
// uploader read: `requirements`, `test_summary`, `tags`, `testrail_case_field`, `testrun_comment`.
import { XMLBuilder } from "fast-xml-parser";
import type { DoneCase } from "../lib/case-results.ts";

const seconds = (ms: number): string => (ms / 1_000).toFixed(3);

const timeOf = (all: readonly DoneCase[]): object => {
  const known = all.flatMap(({ ms }) => ms ?? []);
  return known.length === 0 ? {} : { "@_time": seconds(known.reduce((sum, ms) => sum + ms, 0)) };
};

function countsOf(all: readonly DoneCase[]): object {
  const count = (...outcomes: readonly DoneCase["outcome"][]): number =>
    all.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    "@_tests": all.length,
    "@_failures": count("Fail"),
    "@_errors": 0,
    "@_skipped": count("Blocked", "N/A", "N/T"),
    ...timeOf(all),
  };
}

function outcomeXml({ outcome, note }: DoneCase): object {
  if (outcome === "Pass") return {};
  const told = { "@_message": note.split("\n")[0] ?? "", ...(note !== "" && { "#text": note }) };
  return outcome === "Fail"
    ? { failure: told }
    : { skipped: { "@_message": [outcome, note].filter(Boolean).join(": ") } };
}

function caseXml(done: DoneCase): object {
  const { id, title, machine, priority, area, requirements } = done.of;
  const properties: [name: string, value: string][] = [
    ["test_summary", `${id} ${title}`],
    ["tags", [id, priority, ...area].join(",")],
    ...(requirements.length === 0
      ? []
      : [
          ["requirements", requirements.join(",")] as [string, string],
          ["testrail_case_field", `refs:${requirements.join(",")}`] as [string, string],
        ]),
    ...(done.note === "" ? [] : [["testrun_comment", done.note] as [string, string]]),
  ];
  return {
    "@_classname": machine,
    "@_name": `${id} ${title}`,
    ...timeOf([done]),
    properties: { property: properties.map(([name, value]) => ({ "@_name": name, "@_value": value })) },
    ...outcomeXml(done),
  };
}

export function resultsJunit(all: readonly DoneCase[]): string {
  const builder = new XMLBuilder({ format: true, ignoreAttributes: false, suppressEmptyNode: true });
  const suites = [...Map.groupBy(all, ({ of }) => of.machine)].map(([machine, done]) => ({
    "@_name": machine,
    ...countsOf(done),
    testcase: done.map(caseXml),
  }));
  return builder.build({
    "?xml": { "@_version": "1.0", "@_encoding": "UTF-8" },
    testsuites: { "@_name": "hanpan", ...countsOf(all), testsuite: suites },
  });
}
