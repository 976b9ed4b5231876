// Runs the steps of a suite in lanes, side by side; counts what passed and what failed, and shows what failed.
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
}

interface Count {
  passed: number;
  failed: number;
}

/** With this much room for new objects, collecting them costs a twentieth less of a suite's time. */
const YOUNG = [process.env.NODE_OPTIONS, "--max-semi-space-size=64"].filter(Boolean).join(" ");

/** Each worker of a suite is a process that reads the same program again. */
const COMPILED = "node_modules/.cache/hanpan/compiled";

/**
 * Runs the steps of a lane one after the other, and the lanes side by side. Returns the sums; a step that ends badly counts
 * at least one failure. `show`: the output as it comes, which wants a single lane.
 */
export async function runSteps(root: string, lanes: readonly (readonly Step[])[], show = false): Promise<Count> {
  const rows = new Map(lanes.flat().map(({ name }) => [name, ""]));
  const total: Count = { passed: 0, failed: 0 };
  const runLane = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) {
      // oxlint-disable-next-line no-await-in-loop -- a lane does one thing at a time
      const { passed, failed } = await runStep(root, step, rows, show);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(lanes.map(runLane));
  console.log(`\n${"단계".padEnd(27)} ${"통과".padStart(5)} ${"실패".padStart(4)} ${"시간".padStart(8)}`);
  for (const row of rows.values()) console.log(row);
  return total;
}

/** Writes the step's row. It says its name when it begins, and again with what it printed. */
async function runStep(root: string, step: Step, rows: Map<string, string>, show: boolean): Promise<Count> {
  const { name } = step;
  console.log(`\n▶ ${name}`);
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
  if (!show) console.log(`\n■ ${name}\n${count.failed > 0 ? output.slice(-20_000) : lastLines(output, 3)}`);
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
