// npm run mutants: breaks every chart in every small way and tells whether its walks notice.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MUTANT_NOTES } from "../tests/mutants/notes.ts";
import { judgeMachine, rowOf, structuralMutants, type Judged, type MachineRow } from "../tests/mutants/run.ts";
import { sourceMutants } from "../tests/mutants/sources.ts";
import { nearest } from "../paths/lib/nearest.ts";
import { machineOf } from "../paths/lib/registry.ts";
import { PATH_MODELS } from "../tests/paths/registry.ts";

const USAGE = `사용법: npm run mutants                모든 머신의 돌연변이를 걷고 reports/mutants.json 쓰기
        npm run mutants -- MACHINE …   그 머신만 (보고서는 쓰지 않음)
  --list        돌연변이마다 무엇이 잡았는지
  --only TEXT   이름에 TEXT가 들어 있는 돌연변이만`;
const COLUMNS = ["돌연변이", "잡힘", "사실로", "문장으로", "동등", "살아남음"];
/** The share of the mutants that what is written apart from the chart must catch alone. */
const LEAST_BY_SENTENCES = 0.9;
const SAID_BY = { sentence: "문장", facts: "사실", state: "상태" };

interface Wanted {
  machines: readonly string[];
  isListed: boolean;
  /** What the id of a mutant must hold. */
  only: string;
}

const wanted = read(process.argv.slice(2));
if (wanted !== null) process.exitCode = await report(wanted);

function read(args: string[]): Wanted | null {
  const machines = Object.keys(PATH_MODELS);
  try {
    const options = {
      list: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      help: { type: "boolean", short: "h", default: false },
    } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const wrong = positionals.find((name) => !machines.includes(name));
    if (values.help) console.log(USAGE);
    else if (wrong === undefined)
      return { machines: positionals.length > 0 ? positionals : machines, isListed: values.list, only: values.only };
    else stop(`없는 머신입니다: ${wrong}. 가장 가까운 것: ${nearest(wrong, machines)}`);
  } catch (error) {
    const option = /'(-{1,2}[^' ]+)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
    stop(
      `옵션이 없거나 값이 올바르지 않습니다: ${option}. 가장 가까운 것: ${nearest(option, ["--list", "--only", "--help"])}`,
    );
  }
  return null;
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

function printed({ id, verdict, reason }: Judged): string {
  if (verdict) return `${SAID_BY[verdict.by]}  ${id}\n       ${verdict.said}`;
  return reason === null ? `살아남음 ${id}` : `동등 ${id}\n       ${reason}`;
}

function rowText(row: MachineRow): string {
  const counts = [row.mutants, row.killed, row.byFacts, row.bySentences, row.equivalent, row.alive];
  const share = ((100 * row.bySentences) / Math.max(row.mutants - row.equivalent, 1)).toFixed(1);
  return `${row.machine.padEnd(24)}${counts.map((count) => String(count).padStart(10)).join("")}${share.padStart(10)}%`;
}

function sumOf(rows: readonly MachineRow[]): MachineRow {
  const sum = (key: Exclude<keyof MachineRow, "machine">): number => rows.reduce((total, row) => total + row[key], 0);
  return {
    machine: "모두",
    mutants: sum("mutants"),
    killed: sum("killed"),
    byFacts: sum("byFacts"),
    bySentences: sum("bySentences"),
    equivalent: sum("equivalent"),
    alive: sum("alive"),
  };
}

/** Answers the exit code. */
async function report({ machines, isListed, only }: Wanted): Promise<number> {
  const began = performance.now();
  const rows: MachineRow[] = [];
  const problems: string[] = [];
  console.log("사실로: 경로가 기대하는 상태를 보지 않고 잡은 수. 문장으로: 그 가운데 차트와 따로 적은 것(holds, 효과,");
  console.log("나가는 것, 시간, 불변식)만으로 잡은 수\n");
  console.log(`${"머신".padEnd(22)}${COLUMNS.map((one) => one.padStart(10 - one.length)).join("")}   문장으로 %`);
  for (const name of machines) {
    const models = PATH_MODELS[name] ?? [];
    const mutants = [...structuralMutants(machineOf(models).machine), ...sourceMutants(name)].filter(({ id }) =>
      id.includes(only),
    );
    const reasons = Object.entries(MUTANT_NOTES[name]?.equivalent ?? {}).filter(([id]) => id.includes(only));
    const judged = await judgeMachine(name, models, mutants, Object.fromEntries(reasons));
    const row = rowOf(judged);
    rows.push(row);
    console.log(rowText(row));
    if (isListed) for (const one of judged.judged) console.log(`  ${printed(one)}`);
    const alive = judged.judged.filter(({ verdict, reason }) => verdict === null && reason === null);
    if (judged.fault !== null) problems.push(`${name}: 바꾸지 않은 차트부터 경로가 실패합니다: ${judged.fault}`);
    problems.push(...alive.map(({ id }) => `${name}: 살아남았습니다: ${id}`));
    problems.push(...judged.stale.map((entry) => `${name}: 동등 목록이 낡았습니다: ${entry}`));
  }
  if (rows.length > 1) {
    const sum = sumOf(rows);
    console.log(rowText(sum));
    const share = sum.bySentences / Math.max(sum.mutants - sum.equivalent, 1);
    if (share < LEAST_BY_SENTENCES)
      problems.push(`문장만으로 잡은 돌연변이가 ${LEAST_BY_SENTENCES * 100} % 아래입니다.`);
  }
  if (only === "" && machines.length === Object.keys(PATH_MODELS).length) {
    const reports = join(import.meta.dirname, "..", "reports");
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, "mutants.json"), `${JSON.stringify(rows, null, 2)}\n`);
    console.log(`\nreports/mutants.json (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
  }
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}
