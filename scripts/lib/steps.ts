// Runs the steps of a suite one after the other, some of them beside the others; counts what passed and what failed, and shows what failed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./process.ts";

export interface Step {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env?: Record<string, string>;
  /** A JSON report of Vitest or Playwright that counts the tests; without one the step counts as one. */
  report?: string;
  timeoutMs?: number;
  /** It keeps one core busy only: the steps after it begin at once. */
  isBeside?: boolean;
}

interface Count {
  passed: number;
  failed: number;
}

/** With this much room for new objects, collecting them costs a twentieth less of a suite's time. */
const YOUNG = [process.env.NODE_OPTIONS, "--max-semi-space-size=64"].filter(Boolean).join(" ");

/** Each worker of a suite is a process that reads the same program again. */
const COMPILED = "node_modules/.cache/hanpan/compiled";

/** Returns the sums; a step that ends badly counts at least one failure. `show`: the output as it comes. */
export async function runSteps(root: string, steps: readonly Step[], show = false): Promise<Count> {
  const beside: Promise<Count>[] = [];
  const rows = new Map<string, string>();
  const total: Count = { passed: 0, failed: 0 };
  const add = (count: Count): void => {
    total.passed += count.passed;
    total.failed += count.failed;
  };
  for (const step of steps) {
    rows.set(step.name, "");
    const counted = runStep(root, step, rows, show);
    if (step.isBeside) beside.push(counted);
    else add(await counted);
  }
  for (const count of await Promise.all(beside)) add(count);
  console.log(`\n${"단계".padEnd(27)} ${"통과".padStart(5)} ${"실패".padStart(4)} ${"시간".padStart(8)}`);
  for (const row of rows.values()) console.log(row);
  return total;
}

/** Writes the step's row. One that runs beside others says its name when it has ended. */
async function runStep(root: string, step: Step, rows: Map<string, string>, show: boolean): Promise<Count> {
  const { name, isBeside = false } = step;
  const head = `\n▶ ${name}\n`;
  if (!isBeside) process.stdout.write(head);
  const { code, output, seconds } = await run("node", step.args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "test",
      NO_COLOR: "1",
      NODE_OPTIONS: YOUNG,
      NODE_COMPILE_CACHE: join(root, COMPILED),
      ...step.env,
    },
    timeoutMs: step.timeoutMs ?? 1_800_000,
    show,
  });
  const count = step.report ? readCount(step.report) : { passed: code === 0 ? 1 : 0, failed: 0 };
  if (code !== 0 && count.failed === 0) count.failed = 1;
  if (isBeside) process.stdout.write(head);
  if (!show) console.log(count.failed > 0 ? output.slice(-20_000) : lastLines(output, 3));
  const [passed, failed] = [count.passed, count.failed].map((one) => String(one).padStart(6));
  rows.set(name, `${name.padEnd(28)} ${passed} ${failed} ${seconds.toFixed(1).padStart(8)} s`);
  return count;
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}

function readCount(path: string): Count {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, "utf8")) as Report;
  } catch {
    return { passed: 0, failed: 1 };
  }
  if (report.stats) {
    // A test that passed only when it was tried again has failed.
    const failed = report.stats.unexpected + report.stats.flaky + (report.errors?.length ?? 0);
    return { passed: report.stats.expected, failed: report.stats.expected + failed === 0 ? 1 : failed };
  }
  const passed = report.numPassedTests ?? 0;
  const failed = Math.max(report.numFailedTests ?? 0, (report.numFailedTestSuites ?? 0) > 0 ? 1 : 0);
  return { passed, failed: passed + failed === 0 ? 1 : failed };
}

function lastLines(text: string, count: number): string {
  return text.trimEnd().split("\n").slice(-count).join("\n");
}
