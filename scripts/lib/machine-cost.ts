// How many lines each machine has: its chart, and what is written by hand to test it.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Cost {
  machine: string;
  /** The chart with its setup and actions. */
  chart: number;
  /** Test model, facts, invariants, tests of its own, notes on its mutants. */
  headless: number;
  /** Its walk in the browser; 0 where it has none. */
  walk: number;
  /** Tests by lines of the chart. */
  ratio: number;
}

const CHART = ["machine", "setup", "actions"];
const TESTS = ["paths", "test", "mutants"];

function linesIn(cwd: string, patterns: readonly string[]): number {
  const files = new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd })));
  const lines = [...files].flatMap((file) => readFileSync(join(cwd, file), "utf8").split("\n"));
  return lines.filter((line) => line.trim() !== "").length;
}

export function machineCost(root: string, machine: string): Cost {
  const folder = join(root, "src", "machines", machine);
  const walks = join(root, "tests", "walks");
  const chart = linesIn(
    folder,
    CHART.map((kind) => `*.${kind}.ts`),
  );
  const headless = linesIn(
    folder,
    TESTS.map((kind) => `*.${kind}.ts`),
  );
  const walk = existsSync(join(walks, `${machine}.walk.ts`))
    ? linesIn(walks, [`${machine}.walk.ts`, `${machine}/**/*.ts`])
    : 0;
  return { machine, chart, headless, walk, ratio: (headless + walk) / chart };
}

/** A line a machine, the cheapest first. */
export function costTable(costs: readonly Cost[]): string {
  const line = (name: string, ...cells: readonly string[]): string =>
    `${name.padEnd(24)}${cells.map((cell) => cell.padStart(10)).join("")}`;
  const rows = costs
    .toSorted((one, other) => one.ratio - other.ratio)
    .map(({ machine, chart, headless, walk, ratio }) =>
      line(machine, ...[chart, headless, walk].map(String), `${ratio.toFixed(2)}×`),
    );
  return [line("machine", "chart", "headless", "walk", "tests"), ...rows].join("\n");
}
