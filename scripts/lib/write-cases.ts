// npm run paths -- cases: the test cases of one machine or all, as a person reads them or as a table.
import { casesCsv } from "../../paths/formats/cases-csv.ts";
import { casesGherkin } from "../../paths/formats/cases-gherkin.ts";
import { casesMarkdown } from "../../paths/formats/cases-markdown.ts";
import { casesTestrailCsv } from "../../paths/formats/cases-testrail-csv.ts";
import { casesTestrailXml } from "../../paths/formats/cases-testrail-xml.ts";
import { casesXray } from "../../paths/formats/cases-xray.ts";
import type { Cases } from "../../paths/lib/case.ts";
import { nearest } from "../../paths/lib/nearest.ts";
import { machineOf } from "../../paths/lib/registry.ts";
import { ChoiceProblem } from "../../paths/strategies/problem.ts";
import { PATH_MODELS } from "../../tests/paths/registry.ts";
import { caseOfLink, isLink } from "./case-of-link.ts";
import { give } from "./output.ts";
import { casesOfMachine, handsByMachine, keepNumbers, keptNumbers } from "./hand-cases.ts";

export const CASE_FORMATS = ["md", "csv", "testrail-csv", "testrail-xml", "xray", "gherkin"] as const;
type CaseFormat = (typeof CASE_FORMATS)[number];

interface Listed {
  machine: string;
  cases: Cases;
}

/** The cases of the machine, of all where none is named; that of a live story where its link is. Throws ChoiceProblem where it has none. */
async function listCases(name: string | undefined, keeps: boolean): Promise<Listed[]> {
  if (name !== undefined && isLink(name)) {
    const one = await caseOfLink(name);
    return [{ machine: one.machine, cases: { cases: [one], scriptOnly: [] } }];
  }
  const hands = await handsByMachine();
  if (name !== undefined && !(name in hands))
    throw new ChoiceProblem(
      `손으로 하는 케이스가 없는 머신입니다: ${name}. 가장 가까운 것: ${nearest(name, Object.keys(hands))}`,
    );
  const asked = Object.entries(hands).filter(([machine]) => name === undefined || machine === name);
  return asked.map(([machine, hand]) => {
    const numbers = keptNumbers(machine);
    const cases = casesOfMachine(machine, hand, numbers);
    if (keeps) keepNumbers(machine, numbers);
    return { machine, cases };
  });
}

const purposeOf = (machine: string): string => machineOf(PATH_MODELS[machine] ?? []).words.purpose;

/** Throws ChoiceProblem where a format holds one machine alone. */
function caseText(all: readonly Listed[], format: CaseFormat, project: string): string {
  const together: Cases = {
    cases: all.flatMap(({ cases }) => cases.cases),
    scriptOnly: all.flatMap(({ cases }) => cases.scriptOnly),
  };
  switch (format) {
    case "md":
      return all.map(({ machine, cases }) => casesMarkdown(machine, purposeOf(machine), cases)).join("\n");
    case "csv":
      return casesCsv(together);
    case "testrail-csv":
      return casesTestrailCsv(together);
    case "testrail-xml":
      return casesTestrailXml(together);
    case "xray":
      return casesXray(together, project);
    case "gherkin": {
      const [first, ...more] = all;
      if (!first || more.length > 0)
        throw new ChoiceProblem("--format gherkin: 머신 하나를 정하십시오. 파일 하나에 기능 하나입니다.");
      return casesGherkin(first.machine, purposeOf(first.machine), first.cases);
    }
  }
}

interface Given {
  format: string;
  number?: boolean | undefined;
  out?: string | undefined;
  /** The key of the Jira project that Xray makes the tests in. */
  project: string;
}

/** The whole of `npm run paths -- cases`. Throws ChoiceProblem. */
export async function writeCases(
  [name, ...rest]: readonly string[],
  { format, number, out, project }: Given,
): Promise<void> {
  if (rest.length > 0) throw new ChoiceProblem(`남는 값이 있습니다: ${rest.join(" ")}`);
  // `text` is what the command takes where nothing is asked for.
  const asked = format === "text" ? "md" : CASE_FORMATS.find((one) => one === format);
  if (asked === undefined)
    throw new ChoiceProblem(`--format: 없는 값입니다: ${format}. 가장 가까운 것: ${nearest(format, CASE_FORMATS)}`);
  const all = await listCases(name, number === true);
  const found = all.flatMap((one) => one.cases.cases);
  const minutes = found.reduce((sum, one) => sum + one.minutes, 0);
  give(caseText(all, asked, project), out, `머신 ${all.length}개, 케이스 ${found.length}개, 예상 ${minutes}분`);
}
