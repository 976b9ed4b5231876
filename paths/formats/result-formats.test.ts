// Results of cases are read again by the readers of Allure, which reads JUnit too.
import { allure2, junitXml } from "@allurereport/reader";
import { BufferResultFile, type RawTestResult, type ResultsReader } from "@allurereport/reader-api";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { TestCase } from "../lib/case.ts";
import type { DoneCase } from "../lib/case-results.ts";
import { resultsAllure } from "./results-allure.ts";
import { resultsJunit } from "./results-junit.ts";

const of = (id: string, more: Partial<TestCase> = {}): TestCase => ({
  id,
  title: "“베팅하기”를 누른다 <1>",
  purpose: "p",
  machine: "placement",
  start: "fresh",
  area: ["스포츠", "베팅카트"],
  priority: "P0",
  minutes: 3,
  precondition: { account: "member01", page: "/europe", data: [] },
  begins: ["확인 창"],
  steps: [
    {
      by: "member",
      does: "“베팅하기”를 누른다",
      how: null,
      data: "10,000원",
      expects: ["접수"],
      passes: [],
      edges: [],
    },
  ],
  always: [],
  requirements: ["REQ-4.12", "REQ-R45"],
  path: [],
  covers: [],
  ...more,
});

const done: DoneCase[] = [
  { of: of("PLC-001"), outcome: "Pass", note: "", ms: 1_500 },
  { of: of("PLC-002"), outcome: "Fail", note: "배당이 다르다 & 단추가 없다\n둘째 줄", ms: 20 },
  {
    of: of("SES-001", { machine: "session", requirements: [], priority: "P3" }),
    outcome: "Blocked",
    note: "BUG-7",
    ms: null,
  },
];

/** What the reader hands on of the files. */
async function readBy(
  reader: ResultsReader,
  files: readonly { name: string; text: string }[],
): Promise<RawTestResult[]> {
  const found: RawTestResult[] = [];
  const nothing = async (): Promise<void> => {};
  const visitor = {
    visitTestResult: async (result: RawTestResult): Promise<void> => void found.push(result),
    visitCheckResult: nothing,
    visitMetrics: nothing,
    visitTestFixtureResult: nothing,
    visitAttachmentFile: nothing,
    visitMetadata: nothing,
    visitGlobals: nothing,
  };
  for (const { name, text } of files) {
    const file = new BufferResultFile(Buffer.from(text), name);
    expect(await reader.matches?.(file)).toBe(true);
    expect(await reader.read(visitor, file)).toBe(true);
  }
  return found;
}

describe("results of test cases", () => {
  it("as JUnit, a suite a machine", async () => {
    const found = await readBy(junitXml, [{ name: "cases.xml", text: resultsJunit(done) }]);
    const seen = found.map(({ name, fullName, status, message, duration }) => [
      name,
      fullName,
      status,
      message,
      duration,
    ]);
    expect(seen).toMatchObject([
      [expect.stringMatching(/^PLC-001 /), expect.stringMatching(/^placement\./), "passed", undefined, 1_500],
      [expect.stringMatching(/^PLC-002 /), expect.anything(), "failed", expect.stringMatching(/^배당이 다르다/), 20],
      [expect.stringMatching(/^SES-001 /), expect.stringMatching(/^session\./), "skipped", "Blocked: BUG-7", undefined],
    ]);
  });

  it("as JUnit with the requirements of a case as properties, and the sums", () => {
    const isArray = (name: string): boolean => ["testsuite", "testcase", "property"].includes(name);
    const { testsuites } = new XMLParser({ ignoreAttributes: false, isArray }).parse(resultsJunit(done));
    expect(testsuites).toMatchObject({ "@_tests": "3", "@_failures": "1", "@_skipped": "1", "@_time": "1.520" });
    expect(testsuites.testsuite[0]).toMatchObject({ "@_name": "placement", "@_tests": "2", "@_failures": "1" });
    const properties = (suite: number, place: number): [string, string][] =>
      testsuites.testsuite[suite].testcase[place].properties.property.map(
        (one: Record<string, string>) => [one["@_name"], one["@_value"]] as [string, string],
      );
    expect(properties(0, 0)).toEqual([
      ["test_summary", "PLC-001 “베팅하기”를 누른다 <1>"],
      ["tags", "PLC-001,P0,스포츠,베팅카트"],
      ["requirements", "REQ-4.12,REQ-R45"],
      ["testrail_case_field", "refs:REQ-4.12,REQ-R45"],
    ]);
    expect(properties(1, 0).map(([name]) => name)).toEqual(["test_summary", "tags", "testrun_comment"]);
  });

  it("as results of Allure, which knows a case again in the next run", async () => {
    const [files, next] = [resultsAllure(done, 1_000_000), resultsAllure(done, 2_000_000)];
    expect(files.every(({ name }) => /^[\da-f-]{36}-result\.json$/.test(name))).toBe(true);
    const [one, again] = [await readBy(allure2, files), await readBy(allure2, next)];
    expect(one.map(({ status }) => status)).toEqual(["passed", "failed", "broken"]);
    expect(one.map(({ testId }) => testId)).toEqual(again.map(({ testId }) => testId));
    expect(new Set([...one, ...again].map(({ uuid }) => uuid)).size).toBe(6);
    expect(one[0]).toMatchObject({
      start: 1_000_000,
      stop: 1_001_500,
      steps: [{ name: "회원: “베팅하기”를 누른다", status: "passed" }],
    });
    const labels = (result: RawTestResult | undefined): (string | undefined)[] =>
      (result?.labels ?? []).map(({ name, value }) => `${name} ${value}`);
    expect(labels(one[0])).toEqual(
      expect.arrayContaining(["epic 스포츠", "feature 베팅카트", "severity blocker", "tag REQ-4.12", "tag REQ-R45"]),
    );
    expect(labels(one[2])).toContain("severity minor");
    expect(one[1]?.message).toContain("배당이 다르다");
  });
});
