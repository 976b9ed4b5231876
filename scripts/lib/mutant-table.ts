// Reads a report of the mutation testing elements and counts it, folder by folder.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";

type MutantStatus = "Killed" | "Timeout" | "Survived" | "NoCoverage" | "Ignored" | "RuntimeError" | "CompileError";

export interface MutantRow {
  readonly file: string;
  readonly line: number;
  readonly status: MutantStatus;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

interface Position {
  line: number;
  column: number;
}

interface Report {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        status: MutantStatus;
        mutatorName: string;
        replacement?: string;
        location: { start: Position; end: Position };
      }[];
    }
  >;
}

export function readMutants(path: string): MutantRow[] {
  const report = JSON.parse(readFileSync(path, "utf8")) as Report;
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ status, mutatorName, replacement = "", location }) => ({
      file,
      line: location.start.line,
      status,
      mutator: mutatorName,
      original: cut(source, location.start, location.end),
      replacement,
    })),
  );
}

/** Lines and columns count from 1. */
function cut(source: string, start: Position, end: Position): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? "").slice(0, end.column - 1);
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return lines.join("\n");
}

export interface MutantCount {
  readonly killed: number;
  readonly survived: number;
  /** Left out by a comment in the source, which says why. */
  readonly ignored: number;
  /** Did not run at all: neither killed nor alive. */
  readonly invalid: number;
}

export function countMutants(rows: readonly MutantRow[]): MutantCount {
  const count = (...statuses: MutantStatus[]) => rows.filter(({ status }) => statuses.includes(status)).length;
  return {
    killed: count("Killed", "Timeout"),
    survived: count("Survived", "NoCoverage"),
    ignored: count("Ignored"),
    invalid: count("RuntimeError", "CompileError"),
  };
}

/** The survivors, a table by folder, and the sum in one line. */
export function mutantTable(rows: readonly MutantRow[]): string {
  const alive = rows.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const folders = Map.groupBy(rows, ({ file }) => dirname(file));
  const line = (name: string, { killed, survived, ignored, invalid }: MutantCount) =>
    `${name.padEnd(26)}${[killed, survived, ignored, invalid].map((n) => String(n).padStart(10)).join("")}${percent(killed, survived).padStart(10)}`;
  const all = countMutants(rows);
  return [
    ...alive.map(({ file, line, status, mutator, original, replacement }) =>
      [`${file}:${line} ${status} ${mutator}`, `  − ${oneLine(original)}`, `  + ${oneLine(replacement)}`].join("\n"),
    ),
    "",
    `${"folder".padEnd(26)}${["killed", "survived", "ignored", "invalid", "score"].map((s) => s.padStart(10)).join("")}`,
    ...[...folders].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([folder, own]) => line(folder, countMutants(own))),
    "",
    `domain mutants: ${all.killed}/${all.killed + all.survived} = ${percent(all.killed, all.survived)}`,
  ].join("\n");
}

function percent(killed: number, survived: number): string {
  return killed + survived === 0 ? "–" : `${((100 * killed) / (killed + survived)).toFixed(2)} %`;
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, " ").slice(0, 160);
}
