// What a browser has walked, written by the walks and read by the coverage table.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Strategy } from "./plan.ts";

export interface WalkReport {
  /** The run that wrote it; what the workers of one run walk adds up. */
  run: string;
  /** Leaves that were seen. */
  states: string[];
  /** Transitions and refusals that were taken or tried, by id. */
  outcomes: string[];
  pairs: string[];
  /** Transitions and refusals that no browser reaches, with the reason. */
  leftOut: [id: string, reason: string][];
  /** Pairs of transitions that no browser takes, with what is against each. */
  lostPairs: [pair: string, reasons: readonly string[]][];
  /** How many leaves a browser can see. */
  feasible: { states: number };
}

const STRATEGIES: readonly Strategy[] = ["transitions", "pairs"];
const folder = join(import.meta.dirname, "..", "..", "..", "reports", "walks");

function fileOf(machine: string, strategy: Strategy): string {
  return join(folder, strategy === "transitions" ? `${machine}.json` : `${machine}.${strategy}.json`);
}

/** A report that an earlier version of this file has written is none. */
function read(file: string): WalkReport | null {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as WalkReport;
    return "lostPairs" in report ? report : null;
  } catch {
    return null;
  }
}

function merged(one: WalkReport, other: WalkReport): WalkReport {
  const all = (name: "states" | "outcomes" | "pairs"): string[] =>
    [...new Set([...one[name], ...other[name]])].toSorted();
  return { ...other, states: all("states"), outcomes: all("outcomes"), pairs: all("pairs") };
}

/** Writes a report; adds to it when the same run has written one before. */
export function writeWalkReport(machine: string, strategy: Strategy, report: WalkReport): void {
  const file = fileOf(machine, strategy);
  const before = read(file);
  const empty = { ...report, states: [], outcomes: [], pairs: [] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(merged(before?.run === report.run ? before : empty, report), null, 1)}\n`);
}

/** What all walks of a machine came to; null when there is no report. */
export function readWalkReport(machine: string): WalkReport | null {
  const found = STRATEGIES.flatMap((strategy) => read(fileOf(machine, strategy)) ?? []);
  return found.length > 0 ? found.reduce(merged) : null;
}
