// Each export is read again by a reader of its own format, and says what the cases say.
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin";
import { IdGenerator } from "@cucumber/messages";
import { parse } from "csv-parse/sync";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { CaseStep, Cases, TestCase } from "../lib/case.ts";
import { casesCsv } from "./cases-csv.ts";
import { casesGherkin } from "./cases-gherkin.ts";
import { casesTestrailCsv } from "./cases-testrail-csv.ts";
import { casesTestrailXml } from "./cases-testrail-xml.ts";
import { casesXray } from "./cases-xray.ts";

const step = (does: string, more: Partial<CaseStep> = {}): CaseStep => ({
  by: "member",
  does,
  how: null,
  data: null,
  expects: ["“접수되었습니다.”"],
  passes: [],
  edges: [],
  ...more,
});

const one: TestCase = {
  id: "PLC-001",
  title: '확인 창 › "베팅하기"를 누른다, 접수 <1>',
  purpose: "p",
  machine: "placement",
  start: "fresh",
  area: ["스포츠", "베팅카트"],
  priority: "P0",
  minutes: 3,
  precondition: { account: "member01", page: "/europe", data: ["보유머니가 10,000원 이상이다"] },
  begins: ["확인 창"],
  steps: [
    step("Network를 Offline으로 바꾼다", { by: "tester", how: "개발자 도구", expects: ["화면은 그대로다"] }),
    step("“베팅하기”를 누른다", { data: "10,000원", expects: ["“접수 확인 중”", "단추 “지금 확인”"] }),
  ],
  always: [],
  requirements: ["REQ-4.12"],
  path: [],
  covers: [],
};
const two: TestCase = {
  ...one,
  id: "PLC-002",
  title: "=1+1",
  area: ["스포츠"],
  priority: "P3",
  steps: [step("누른다")],
};
const cases: Cases = { cases: [one, two], scriptOnly: [] };

describe("exports of test cases", () => {
  it("a table for a spreadsheet", () => {
    const rows = parse(casesCsv(cases), { columns: true, bom: true }) as Record<string, string>[];
    expect(rows.map((row) => [row["TC ID"], row.단계, row["수행 주체"], row["테스트 데이터"]])).toEqual([
      ["PLC-001", "1", "시험자", ""],
      ["PLC-001", "2", "회원", "10,000원"],
      ["PLC-002", "1", "회원", ""],
    ]);
    expect(rows[0]).toMatchObject({ 제목: one.title, 중분류: "베팅카트", "요구사항 ID": "REQ-4.12", "실제 결과": "" });
    expect(rows[1]?.["기대 결과"]).toBe("“접수 확인 중” · 단추 “지금 확인”");
    // A spreadsheet would run it.
    expect(rows[2]?.제목).toBe("'=1+1");
  });

  it("TestRail's CSV: the title in the first row of a case alone", () => {
    const rows = parse(casesTestrailCsv(cases), { columns: true, bom: true }) as Record<string, string>[];
    expect(rows.map(({ Title }) => Title)).toEqual([`PLC-001 ${one.title}`, "", "PLC-002 =1+1"]);
    expect(rows[0]).toMatchObject({
      Section: "스포츠 > 베팅카트",
      Priority: "Critical",
      Estimate: "3m",
      References: "REQ-4.12",
      "Steps (Step)": "Network를 Offline으로 바꾼다 (개발자 도구)",
      "Steps (Expected Result)": "화면은 그대로다",
    });
    expect(rows[1]?.["Steps (Step)"]).toBe("“베팅하기”를 누른다\n10,000원");
  });

  it("TestRail's XML: sections in sections, with the steps apart", () => {
    const text = casesTestrailXml(cases);
    expect(XMLValidator.validate(text)).toBe(true);
    const isArray = (name: string): boolean => ["section", "case", "step"].includes(name);
    const { sections } = new XMLParser({ isArray }).parse(text) as { sections: { section: unknown[] } };
    expect(sections.section).toMatchObject([
      {
        name: "스포츠",
        cases: { case: [{ title: "PLC-002 =1+1", priority: "Low" }] },
        sections: {
          section: [
            {
              name: "베팅카트",
              cases: {
                case: [
                  {
                    title: `PLC-001 ${one.title}`,
                    references: "REQ-4.12",
                    custom: {
                      steps_separated: {
                        step: [
                          { index: 1, expected: "화면은 그대로다" },
                          { index: 2, additional_info: "10,000원" },
                        ],
                      },
                    },
                  },
                ],
              },
            },
          ],
        },
      },
    ]);
  });

  it("Xray: an array of manual tests of one project", () => {
    const tests = JSON.parse(casesXray(cases, "HAN")) as unknown[];
    expect(tests).toHaveLength(2);
    expect(tests[0]).toMatchObject({
      testtype: "Manual",
      fields: {
        project: { key: "HAN" },
        priority: { name: "Highest" },
        labels: ["PLC-001", "REQ-4.12", "스포츠", "베팅카트"],
      },
      steps: [{ result: "화면은 그대로다" }, { data: "10,000원" }],
      xray_test_repository_folder: "/스포츠/베팅카트",
    });
  });

  it("Gherkin in Korean", () => {
    const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
    const { feature } = parser.parse(casesGherkin("placement", "베팅을 한 번만 놓는다.", cases));
    expect(feature).toMatchObject({ language: "ko", name: "placement" });
    const scenarios = feature?.children.flatMap(({ scenario }) => scenario ?? []) ?? [];
    expect(scenarios.map(({ name }) => name)).toEqual([`PLC-001 ${one.title}`, "PLC-002 =1+1"]);
    expect(scenarios[0]?.tags.map(({ name }) => name)).toEqual(["@PLC-001", "@P0", "@REQ-4.12"]);
    expect(scenarios[0]?.steps.map(({ keyword, text }) => [keyword.trim(), text])).toEqual([
      ["조건", "member01로 로그인해 /europe 화면을 연다"],
      ["그리고", "보유머니가 10,000원 이상이다"],
      ["그리고", "시작 화면: 확인 창"],
      ["만일", "시험자: Network를 Offline으로 바꾼다 (개발자 도구)"],
      ["그러면", "화면은 그대로다"],
      ["만일", "회원: “베팅하기”를 누른다 [10,000원]"],
      ["그러면", "“접수 확인 중”"],
      ["그리고", "단추 “지금 확인”"],
    ]);
  });
});
