// What a walk said of the page: all well, or the step that failed and what was wrong there.
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { WalkRun } from "./tree.ts";

export type Finding =
  | { kind: "noticed"; step: string; said: string }
  | { kind: "missed" }
  /** The walk came to nothing: no server, no browser, no report, or a failure that no step speaks of. */
  | { kind: "failed"; said: string };

interface Suite {
  suites?: Suite[];
  specs?: { tests: { results: { errors?: { message?: string }[] }[] }[] }[];
}

interface Report extends Suite {
  stats: { expected: number; unexpected: number };
  errors: { message?: string }[];
}

/** `… 경로 2, 5걸음에서 실패했습니다.`, a line a step, an empty line, and what the assertion says. */
const AT_STEP = /(?<where>경로 \d+, [^\n]*?)에서 실패했습니다\.\n(?<steps>(?: {2}\d+\. [^\n]*\n)*)\n(?<said>[^]*)/;

function messagesOf({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => stripVTControlCharacters(message))),
    ),
  );
  return [...own, ...suites.flatMap(messagesOf)];
}

/** Steps that the failure of a path names, with the failing one last; null for an error of another kind. */
export function stepIn(message: string): { step: string; said: string } | null {
  const { where, steps = "", said = "" } = AT_STEP.exec(message)?.groups ?? {};
  if (where === undefined) return null;
  const last =
    steps
      .trimEnd()
      .split("\n")
      .at(-1)
      ?.trim()
      .replace(/^\d+\. /, "") ?? "";
  const lines = said.split("\n").map((line) => line.trim());
  return {
    step: last === "" ? where : `${where}: ${last}`,
    said: lines.filter((line) => /^(Error|Locator|Expected|Received)/.test(line)).join(" ") || (lines[0] ?? ""),
  };
}

export function findingOf({ code, output, report }: WalkRun): Finding {
  let read: Report;
  try {
    read = JSON.parse(readFileSync(report, "utf8")) as Report;
  } catch {
    return { kind: "failed", said: output.trim().slice(-2_000) };
  }
  const messages = [...messagesOf(read), ...read.errors.map(({ message = "" }) => message)];
  const step = messages.map(stepIn).find((found) => found !== null);
  if (step) return { kind: "noticed", ...step };
  if (code === 0 && read.stats.unexpected === 0 && read.stats.expected > 0) return { kind: "missed" };
  return { kind: "failed", said: messages[0] ?? output.trim().slice(-2_000) };
}
