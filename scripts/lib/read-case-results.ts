// npm run paths -- results [FILE|MACHINE]: what came of the cases. By hand, from the table that the cases were written into;
// else by a script, which walks each case on its machine.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { RESULT_COLUMNS } from "../../paths/formats/cases-csv.ts";
import { failureText } from "../../paths/formats/failure.ts";
import { resultsAllure } from "../../paths/formats/results-allure.ts";
import { resultsJunit } from "../../paths/formats/results-junit.ts";
import type { ByHand } from "../../paths/lib/by-hand.ts";
import type { TestCase } from "../../paths/lib/case.ts";
import {
  OUTCOMES,
  readResults,
  resultsOf,
  type MachineResults,
  type ToldLine,
  type ToldResult,
} from "../../paths/lib/case-results.ts";
import { exploreModel } from "../../paths/lib/graph.ts";
import { nearest } from "../../paths/lib/nearest.ts";
import { withRefusals } from "../../paths/lib/refusals.ts";
import { beginningOf } from "../../paths/lib/ways-by-hand.ts";
import { ChoiceProblem } from "../../paths/strategies/problem.ts";
import { walkOrShrink } from "../../paths/strategies/run-walks.ts";
import { PATH_MODELS } from "../../tests/paths/registry.ts";
import { failureNotes } from "./failure-notes.ts";
import { casesOfMachine, handsByMachine, keptNumbers } from "./hand-cases.ts";
import { asCalled, give } from "./output.ts";

export const RESULT_FORMATS = ["text", "junit", "allure"] as const;

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
  const lines = all.map(({ machine, done, counts, taken, targets }) =>
    row([machine, String(done.length), ...OUTCOMES.map((one) => String(counts[one])), `${taken}/${targets}`]),
  );
  return [
    // A Korean letter is two columns wide.
    row(["머신", "케이스", ...OUTCOMES, "지난 것"].map((text, index) => (index === 0 ? text.padEnd(20) : text))),
    ...lines,
    ...untold.map((machine) => `${machine.padEnd(22)}여기서 하지 않음`),
    "",
  ].join("\n");
}

/** Walks a case on its machine, from where a person begins. */
async function walkCase(machine: string, hand: ByHand, one: TestCase): Promise<ToldResult> {
  const { id, start, path } = one;
  const model = (PATH_MODELS[machine] ?? []).find((it) => (it.start?.name ?? "") === start);
  if (!model) throw new Error(`no model of ${machine} starts as ${start}`);
  const graph = withRefusals(model, exploreModel(model));
  const began = performance.now();
  const failure = await walkOrShrink({ model, graph }, [...beginningOf({ machine, model, graph, hand }), ...path]);
  const ms = performance.now() - began;
  if (failure === null) return { id, outcome: "Pass", note: "", ms };
  const note = failureText({ name: machine, model, graph }, failure, await failureNotes({ model }, failure));
  return { id, outcome: "Fail", note, ms };
}

interface Told {
  results: readonly ToldResult[];
  problems: readonly string[];
}

interface CasesOfMachine {
  machine: string;
  hand: ByHand;
  cases: readonly TestCase[];
}

async function byScript(all: readonly CasesOfMachine[]): Promise<Told> {
  const results: ToldResult[] = [];
  for (const { machine, hand, cases } of all) for (const one of cases) results.push(await walkCase(machine, hand, one));
  return { results, problems: [] };
}

/** A folder of files, one a case. Throws ChoiceProblem without one. */
function giveFolder(files: readonly { name: string; text: string }[], folder: string | undefined): void {
  if (folder === undefined) throw new ChoiceProblem("--format allure: 파일을 쓸 폴더를 --out으로 정하십시오.");
  mkdirSync(asCalled(folder), { recursive: true });
  for (const { name, text } of files) writeFileSync(join(asCalled(folder), name), text);
  console.log(`${folder}에 썼습니다: 결과 ${files.length}개`);
}

interface Given {
  format: string;
  out?: string | undefined;
}

/** Gives the results, and sets the exit code to 1 where a case failed or a line could not be read. Throws ChoiceProblem. */
export async function tellResults([name, ...rest]: readonly string[], { format, out }: Given): Promise<void> {
  if (rest.length > 0)
    throw new ChoiceProblem("results: 결과를 적은 CSV 파일이나 머신 하나를 정하거나, 없이 쓰십시오.");
  const asked = RESULT_FORMATS.find((one) => one === format);
  if (asked === undefined)
    throw new ChoiceProblem(`--format: 없는 값입니다: ${format}. 가장 가까운 것: ${nearest(format, RESULT_FORMATS)}`);
  const all = await handsByMachine();
  const isMachine = name !== undefined && name in all;
  const read = name === undefined || isMachine ? null : readResults(linesOf(name));
  const hands = Object.entries(all).filter(([machine]) => !isMachine || machine === name);
  const isAsked = (hand: ByHand): boolean => !read || read.results.some(({ id }) => id.startsWith(`${hand.code}-`));
  const listed = hands.map(([machine, hand]): CasesOfMachine => {
    const { cases } = isAsked(hand) ? casesOfMachine(machine, hand, keptNumbers(machine)) : { cases: [] };
    return { machine, hand, cases };
  });
  const { results, problems } = read ?? (await byScript(listed));
  const told = new Map(results.map((one) => [one.id, one]));
  const known = new Set(listed.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const unknown = results.filter(({ id }) => !known.has(id)).map(({ id }) => `${id}: 없는 케이스이다`);
  const found = listed.flatMap(({ machine, cases }) => resultsOf(machine, cases, told) ?? []);
  const done = found.flatMap((one) => one.done);
  const counted = `머신 ${found.length}개, 케이스 ${done.length}개`;
  if (asked === "junit") give(resultsJunit(done), out, counted);
  else if (asked === "allure") giveFolder(resultsAllure(done, Date.now()), out);
  else {
    const untold = listed.map(({ machine }) => machine).filter((one) => !found.some(({ machine }) => machine === one));
    give(tableOf(found, untold), out, counted);
    for (const { id, outcome, note } of found.flatMap(({ failed }) => failed))
      console.log(`${outcome}  ${id}  ${note}`);
  }
  for (const problem of [...problems, ...unknown]) console.error(problem);
  const hasFailed = found.some(({ counts }) => counts.Fail > 0);
  if (hasFailed || problems.length + unknown.length > 0) process.exitCode = 1;
}
