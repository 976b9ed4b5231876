// npm run verify -- walk-faults: plants each fault of tests/walks/faults in a copy of the page, and tells whether the
// walk of its machine notices it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { nearest } from "../paths/lib/nearest.ts";
import type { Fault } from "../tests/walks/faults/fault.ts";
import { findingOf, type Finding } from "../tests/walks/faults/finding.ts";
import { FAULTS } from "../tests/walks/faults/index.ts";
import { FaultTree, onTrees } from "../tests/walks/faults/tree.ts";
import { ensureChromium } from "./lib/chromium.ts";

const USAGE = `사용법: npm run verify -- walk-faults                모든 결함을 하나씩 심고 걷기 (reports/walk-faults.json)
        npm run verify -- walk-faults MACHINE …   그 머신의 결함만 (보고서는 쓰지 않음)
  --only TEXT   설명에 TEXT가 들어 있는 결함만
  --jobs N      한 번에 걷는 수 (2)
  --list        걷지 않고 결함의 목록만`;
const root = join(import.meta.dirname, "..");

interface Wanted {
  faults: readonly Fault[];
  jobs: number;
  isWhole: boolean;
}

interface Tried {
  fault: Fault;
  finding: Finding;
}

const wanted = read(process.argv.slice(2));
if (wanted !== null) process.exitCode = await report(wanted);

function read(args: string[]): Wanted | null {
  const machines = [...new Set(FAULTS.map(({ machine }) => machine))];
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: "string", default: "" },
        jobs: { type: "string", default: "2" },
        list: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const wrong = positionals.find((name) => !machines.includes(name));
    const isOf = ({ machine }: Fault): boolean => positionals.length === 0 || positionals.includes(machine);
    const faults = FAULTS.filter((fault) => isOf(fault) && fault.why.includes(values.only));
    if (values.help) console.log(USAGE);
    else if (values.list)
      for (const { machine, file, why } of faults) console.log(`${machine.padEnd(18)}${why} (${file})`);
    else if (wrong !== undefined) stop(`결함이 없는 머신입니다: ${wrong}. 가장 가까운 것: ${nearest(wrong, machines)}`);
    else if (faults.length === 0) stop(`--only: 그런 결함이 없습니다: ${values.only}`);
    else if (!/^[1-8]$/.test(values.jobs)) stop(`--jobs: 1에서 8까지의 수여야 합니다: ${values.jobs}`);
    else return { faults, jobs: Number(values.jobs), isWhole: faults.length === FAULTS.length };
  } catch (error) {
    stop(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  return null;
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

/** Walks the machine; once more when it came to nothing, as where a server did not start in time. */
async function walkOn(tree: FaultTree, machine: string): Promise<Finding> {
  const finding = await walkOnce(tree, machine);
  return finding.kind === "failed" ? walkOnce(tree, machine) : finding;
}

async function walkOnce(tree: FaultTree, machine: string): Promise<Finding> {
  try {
    return findingOf(await tree.walk(machine));
  } catch (error) {
    return { kind: "failed", said: error instanceof Error ? error.message : String(error) };
  }
}

/** What is wrong with the walk of a machine on the page as it is; null when nothing is. */
function faultOfWalk(finding: Finding): string | null {
  if (finding.kind === "missed") return null;
  return finding.kind === "noticed" ? `${finding.step}: ${finding.said}` : finding.said;
}

function rowText({ fault, finding }: Tried): string {
  const verdict = { noticed: "잡힘", missed: "못 잡음", failed: "실패" }[finding.kind];
  const how = finding.kind === "noticed" ? `\n    ${finding.step}\n    ${finding.said}` : "";
  return `${fault.machine.padEnd(18)}${verdict}  ${fault.why}${how}${finding.kind === "failed" ? `\n${finding.said}` : ""}`;
}

/** Answers the exit code. */
async function report({ faults, jobs, isWhole }: Wanted): Promise<number> {
  const began = performance.now();
  const chromium = await ensureChromium();
  const trees = Array.from({ length: Math.min(jobs, faults.length) }, () => new FaultTree(root, chromium));
  try {
    // A walk that fails on the page as it is would take every fault for noticed.
    const machines = [...new Set(faults.map(({ machine }) => machine))];
    const sound = await onTrees(trees, machines, async (tree, machine) => {
      const wrong = faultOfWalk(await walkOn(tree, machine));
      console.log(`${machine.padEnd(18)}${wrong === null ? "그대로는 통과" : `그대로도 실패: ${wrong}`}`);
      return wrong === null;
    });
    const tried = await onTrees(trees, faults, async (tree, fault) => {
      const isSound = sound[machines.indexOf(fault.machine)] === true;
      const finding: Finding = isSound
        ? await tree.with(fault, () => walkOn(tree, fault.machine))
        : { kind: "failed", said: "    걷기가 고치지 않은 페이지에서부터 실패합니다." };
      console.log(rowText({ fault, finding }));
      return { fault, finding };
    });
    return conclude(tried, isWhole, performance.now() - began);
  } finally {
    for (const tree of trees) tree.remove();
  }
}

function conclude(tried: readonly Tried[], isWhole: boolean, ms: number): number {
  const bad = tried.filter(({ finding }) => finding.kind !== "noticed");
  if (isWhole) {
    const reports = join(root, "reports");
    mkdirSync(reports, { recursive: true });
    const rows = tried.map(({ fault: { machine, file, why }, finding }) => ({ machine, file, why, ...finding }));
    writeFileSync(join(reports, "walk-faults.json"), `${JSON.stringify(rows, null, 2)}\n`);
  }
  console.log(`\n결함 ${tried.length}, 잡힘 ${tried.length - bad.length} (${(ms / 60_000).toFixed(1)}분)`);
  for (const { fault, finding } of bad)
    console.error(
      `${fault.machine}: ${finding.kind === "missed" ? "잡지 못했습니다" : "걷지 못했습니다"}: ${fault.why}`,
    );
  return bad.length > 0 ? 1 : 0;
}
