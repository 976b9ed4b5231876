// npm run paths -- requirements: the matrix sentence × cases × tests × screens. Ends with 1 where a sentence has neither a
// case nor a test, and where a name of none is written somewhere.
import { tableText } from "../../../paths/formats/table-text.ts";
import { nearest } from "../../../paths/lib/nearest.ts";
import { ChoiceProblem } from "../../../paths/strategies/problem.ts";
import { findPage, redirectFrom } from "../../../src/domain/frame/pages/pages.ts";
import { PATH_MODELS } from "../../../tests/paths/registry.ts";
import { casesOfMachine, handsByMachine, keptNumbers } from "../hand-cases.ts";
import { give } from "../output.ts";
import { EVERY_PAGE } from "./list.ts";
import { readMatrix, type MatrixRow } from "./matrix.ts";

export const MATRIX_FORMATS = ["md", "csv"] as const;
const COLUMNS = ["ID", "문장", "영역", "머신", "케이스", "테스트", "화면"] as const;

/** The ids of the cases by hand that show each requirement. */
async function casesById(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const [machine, hand] of Object.entries(await handsByMachine()))
    for (const { id, requirements } of casesOfMachine(machine, hand, keptNumbers(machine)).cases)
      for (const one of requirements) found.set(one, [...(found.get(one) ?? []), id]);
  return found;
}

/** The page of an address of the specification, of which a part in braces stands for anything. */
export function pageOf(address: string): { title: string; view: string } | null {
  const path = address.replaceAll(/\{\w+\}/g, "1");
  return findPage(redirectFrom(path) ?? path) ?? null;
}

const screenText = (address: string): string =>
  address === EVERY_PAGE ? "모든 화면" : `${pageOf(address)?.title ?? "?"} ${address}`;

function cellsOf(row: MatrixRow): Record<(typeof COLUMNS)[number], string> {
  return {
    ID: row.id,
    문장: row.text,
    영역: row.area,
    머신: row.places.map(({ machine, place }) => `${machine}: ${place}`).join("\n"),
    케이스: row.cases.join(", "),
    테스트: row.tests.join("\n"),
    화면: row.pages.map(screenText).join(", "),
  };
}

const cellText = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", "<br>") || "—";

function tablesText(rows: readonly MatrixRow[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const parts = [...new Set(rows.map(({ part }) => part))];
  return parts
    .map((part) => {
      const lines = rows
        .filter((row) => row.part === part)
        .map((row) => line(Object.values(cellsOf(row)).map(cellText)));
      const [, section] = /^section-(\d)$/.exec(part) ?? [];
      const title = section === undefined ? "결정의 규칙" : `명세 ${section}절`;
      return [`## ${title}`, "", line(COLUMNS), line(COLUMNS.map(() => "---")), ...lines, ""].join("\n");
    })
    .join("\n");
}

function countsOf(rows: readonly MatrixRow[]): string {
  const having = (some: (row: MatrixRow) => readonly unknown[]): number =>
    rows.filter((row) => some(row).length > 0).length;
  const held = rows.filter(({ cases, tests }) => cases.length + tests.length > 0).length;
  return [
    `요구사항 ${rows.length}개`,
    `머신 ${having(({ places }) => places)}개`,
    `손으로 하는 케이스 ${having(({ cases }) => cases)}개`,
    `테스트 ${having(({ tests }) => tests)}개`,
    `지킨 것 ${held}개 (${((held / rows.length) * 100).toFixed(1)}%)`,
  ].join(", ");
}

/** The whole of `npm run paths -- requirements`. Throws ChoiceProblem. */
export async function writeRequirements(
  rest: readonly string[],
  { format, out }: { format: string; out?: string | undefined },
): Promise<void> {
  if (rest.length > 0) throw new ChoiceProblem(`남는 값이 있습니다: ${rest.join(" ")}`);
  // `text` is what the command takes where nothing is asked for.
  const asked = format === "text" ? "md" : MATRIX_FORMATS.find((one) => one === format);
  if (asked === undefined)
    throw new ChoiceProblem(`--format: 없는 값입니다: ${format}. 가장 가까운 것: ${nearest(format, MATRIX_FORMATS)}`);
  const { rows, problems } = readMatrix(PATH_MODELS, await casesById());
  const counts = countsOf(rows);
  const text = asked === "csv" ? tableText(COLUMNS, rows.map(cellsOf)) : `${tablesText(rows)}\n${counts}\n`;
  give(text, out, counts);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
