// The page docs/security/certification.md: each requirement with the tests that show it, or why it is not met.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CERTIFICATION_ROWS, type CertificationRow } from "./certification-rows.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** Where the page stands. */
export const CERTIFICATION_PAGE = join(ROOT, "docs/security/certification.md");

/** Stories say it in what they expect of the page. */
const TESTS = ["tests/**/*.{test,e2e}.ts", "server/**/*.test.ts", "src/**/*.{test,stories}.{ts,tsx}"];

export interface ShownBy {
  id: string;
  /** Below the project's folder. */
  file: string;
  /** The test's name without its ids. */
  name: string;
}

/** Every test whose name has the id of a requirement. */
export function certifyingTests(): ShownBy[] {
  return TESTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .flatMap((file) => namesIn(readFileSync(join(ROOT, file), "utf8")).flatMap((name) => shownBy(file, name)));
}

const namesIn = (text: string): string[] =>
  Array.from(
    text.matchAll(/(["'`])((?:(?!\1)[^\n])*\[[^\]\n]*CERT-[A-Z]\d+[^\]\n]*\](?:(?!\1)[^\n])*)\1/g),
    ([, , name]) => name ?? "",
  );

function shownBy(file: string, name: string): ShownBy[] {
  const ids = Array.from(name.matchAll(/CERT-([A-Z]\d+)/g), ([, id]) => id ?? "");
  const plain = name.replaceAll(/\s*\[[^\]]*(?:CERT|REQ)-[^\]]*\]/g, "");
  return ids.map((id) => ({ id, file, name: plain }));
}

export type RowState = "met" | "not applicable" | "open" | "unsaid";

export function stateOf({ id, notApplicable, open }: CertificationRow, tests: readonly ShownBy[]): RowState {
  if (notApplicable !== undefined) return "not applicable";
  if (open !== undefined) return "open";
  return tests.some((one) => one.id === id) ? "met" : "unsaid";
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

function line(row: CertificationRow, tests: readonly ShownBy[]): string {
  const { id, requirement, notApplicable, open } = row;
  const own = tests.filter((one) => one.id === id);
  const byFile = [...Map.groupBy(own, ({ file }) => file)].map(
    ([file, some]) => `\`${file}\`: ${some.map(({ name }) => cell(name)).join("; ")}`,
  );
  const why = notApplicable ?? open;
  const shown = [...(why === undefined ? [] : [cell(why)]), ...byFile].join("<br>");
  return `| ${id} | ${cell(requirement)} | ${stateOf(row, tests)} | ${shown} |`;
}

/** The page's text. */
export function writeCertificationPage(): string {
  const tests = certifyingTests();
  const count = (state: RowState) => CERTIFICATION_ROWS.filter((row) => stateOf(row, tests) === state).length;
  return [
    "# What a test house asks, and what shows it",
    "",
    "`npm run certification` writes this page from `scripts/lib/certification-rows.ts` and the names of the tests: a test whose",
    "name has `[CERT-B3]` shows the row B3. `tests/unit/certification.test.ts` fails when the page is another, and when a row is",
    "neither met, nor open with what is missing, nor not applicable with a reason.",
    "",
    `Met: ${count("met")}. Open: ${count("open")}. Not applicable: ${count("not applicable")}.`,
    "",
    "| Row | Requirement | State | Shown by, or what is missing |",
    "| --- | --- | --- | --- |",
    ...CERTIFICATION_ROWS.map((row) => line(row, tests)),
    "",
  ].join("\n");
}
