// The page docs/security/certification.md: each requirement with the tests that show it, or why it is not met.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CERTIFICATION_ROWS } from "./certification-rows.ts";
import { countText, evidenceLine, plainName, ROOT, type ShownBy, TESTS } from "./evidence-page.ts";

/** Where the page stands. */
export const CERTIFICATION_PAGE = join(ROOT, "docs/security/certification.md");

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
  return ids.map((id) => ({ id, file, name: plainName(name) }));
}

/** The page's text. */
export function writeCertificationPage(): string {
  const tests = certifyingTests();
  return [
    "# What a test house asks, and what shows it",
    "",
    "`npm run certification` writes this page from `scripts/lib/certification-rows.ts` and the names of the tests: a test whose",
    "name has `[CERT-B3]` shows the row B3. `tests/unit/certification.test.ts` fails when the page is another, and when a row is",
    "neither met, nor open with what is missing, nor not applicable with a reason.",
    "",
    countText(CERTIFICATION_ROWS, tests),
    "",
    "| Row | Requirement | State | Shown by, or what is missing |",
    "| --- | --- | --- | --- |",
    ...CERTIFICATION_ROWS.map((row) => evidenceLine(row, tests, [row.id, row.requirement])),
    "",
  ].join("\n");
}
