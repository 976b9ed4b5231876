// Pages that say of each requirement what shows that it is met, or why it is not: docs/security/certification.md and
// docs/security/asvs.md.
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..", "..");

/** Stories say it in what they expect of the page. */
export const TESTS = ["tests/**/*.{test,e2e}.ts", "server/**/*.test.ts", "src/**/*.{test,stories}.{ts,tsx}"];

export interface EvidenceRow {
  id: string;
  requirement: string;
  /** It does not apply, and why. */
  notApplicable?: string;
  /** What is missing. What shows a part of it stands beside it. */
  open?: string;
}

/** What shows a row: a test by its name without ids, or a place of the code or of the documents, without a name. */
export interface ShownBy {
  id: string;
  /** Below the project's folder. */
  file: string;
  name?: string;
}

type RowState = "met" | "not applicable" | "open" | "unsaid";

export function stateOf({ id, notApplicable, open }: EvidenceRow, shown: readonly ShownBy[]): RowState {
  if (notApplicable !== undefined) return "not applicable";
  if (open !== undefined) return "open";
  return shown.some((one) => one.id === id) ? "met" : "unsaid";
}

/** A test's name without the ids at its end. */
export const plainName = (name: string): string => name.replaceAll(/\s*\[[^\]]*(?:CERT|REQ)-[^\]]*\]/g, "");

export function countText(rows: readonly EvidenceRow[], shown: readonly ShownBy[]): string {
  const count = (state: RowState) => rows.filter((row) => stateOf(row, shown) === state).length;
  return `Met: ${count("met")}. Open: ${count("open")}. Not applicable: ${count("not applicable")}.`;
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

/** The row of a table: its own cells, its state, and what shows it or is missing. */
export function evidenceLine(row: EvidenceRow, shown: readonly ShownBy[], cells: readonly string[]): string {
  const { id, notApplicable, open } = row;
  const own = shown.filter((one) => one.id === id);
  const byFile = [...Map.groupBy(own, ({ file }) => file)].map(([file, some]) => {
    const names = some.flatMap(({ name }) => name ?? []).map(cell);
    return names.length === 0 ? `\`${file}\`` : `\`${file}\`: ${names.join("; ")}`;
  });
  const why = notApplicable ?? open;
  const last = [...(why === undefined ? [] : [cell(why)]), ...byFile].join("<br>");
  return `| ${[...cells.map(cell), stateOf(row, shown), last].join(" | ")} |`;
}
