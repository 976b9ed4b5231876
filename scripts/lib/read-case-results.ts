// npm run paths -- results FILE: what was done by hand, from the table that the cases were written into.
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { RESULT_COLUMNS } from "../../paths/formats/cases-csv.ts";
import {
  OUTCOMES,
  readResults,
  resultsOf,
  type MachineResults,
  type ReadResults,
  type ToldLine,
} from "../../paths/lib/case-results.ts";
import { ChoiceProblem } from "../../paths/strategies/problem.ts";
import { casesOfMachine, handsByMachine, keptNumbers } from "./hand-cases.ts";
import { asCalled } from "./output.ts";

/** Throws ChoiceProblem where the file is not such a table. */
function linesOf(file: string): ToldLine[] {
  try {
    const rows = parse(readFileSync(asCalled(file)), { columns: true, bom: true, skip_empty_lines: true });
    return (rows as Record<string, string | undefined>[]).map((row) => {
      const [id, outcome] = [row[RESULT_COLUMNS.id], row[RESULT_COLUMNS.outcome]];
      if (id === undefined || outcome === undefined)
        throw new Error(`열 “${RESULT_COLUMNS.id}”와 “${RESULT_COLUMNS.outcome}”가 있어야 합니다`);
      const note = [row[RESULT_COLUMNS.seen], row[RESULT_COLUMNS.defect]].filter((part) => part).join(" ");
      return { id, outcome, note };
    });
  } catch (error) {
    throw new ChoiceProblem(`${file}: 읽을 수 없습니다. ${error instanceof Error ? error.message : String(error)}`);
  }
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(9))).join("");

function tableOf(all: readonly MachineResults[], untold: readonly string[]): string {
  const lines = all.map(({ machine, cases, counts, taken, targets }) =>
    row([machine, String(cases), ...OUTCOMES.map((one) => String(counts[one])), `${taken}/${targets}`]),
  );
  return [
    // A Korean letter is two columns wide.
    row(["머신", "케이스", ...OUTCOMES, "지난 것"].map((text, index) => (index === 0 ? text.padEnd(20) : text))),
    ...lines,
    ...untold.map((machine) => `${machine.padEnd(22)}여기서 하지 않음`),
  ].join("\n");
}

/** Prints the results, and sets the exit code to 1 where a case failed or a line could not be read. */
export async function tellResults([file, ...rest]: readonly string[]): Promise<void> {
  if (file === undefined || rest.length > 0)
    throw new ChoiceProblem("results: 결과를 적은 CSV 파일 하나를 정하십시오.");
  const { results, problems }: ReadResults = readResults(linesOf(file));
  const told = new Map(results.map((one) => [one.id, one]));
  const all = Object.entries(await handsByMachine()).map(([machine, hand]) => {
    const isTold = results.some(({ id }) => id.startsWith(`${hand.code}-`));
    const { cases } = isTold ? casesOfMachine(machine, hand, keptNumbers(machine)) : { cases: [] };
    return { machine, cases, results: resultsOf(machine, cases, told) };
  });
  const known = new Set(all.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const unknown = results.filter(({ id }) => !known.has(id)).map(({ id }) => `${id}: 없는 케이스이다`);
  const found = all.flatMap((one) => one.results ?? []);
  console.log(
    tableOf(
      found,
      all.filter((one) => one.results === null).map(({ machine }) => machine),
    ),
  );
  for (const { id, outcome, note } of found.flatMap(({ failed }) => failed)) console.log(`${outcome}  ${id}  ${note}`);
  for (const problem of [...problems, ...unknown]) console.error(problem);
  const hasFailed = found.some(({ counts }) => counts.Fail > 0);
  if (hasFailed || problems.length + unknown.length > 0) process.exitCode = 1;
}
