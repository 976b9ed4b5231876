// The page docs/security/asvs.md: each requirement of levels 1 and 2, and those of level 3 about money.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countText, evidenceLine, plainName, ROOT, type ShownBy } from "../evidence-page.ts";
import { AUTHENTICATION } from "./authentication.ts";
import { CODE } from "./code.ts";
import { DATA } from "./data.ts";
import { INPUT } from "./input.ts";
import { RIGHTS_AND_KEYS } from "./rights-and-keys.ts";
import type { AsvsRow } from "./row.ts";
import { WEB } from "./web.ts";

/** Where the page stands. */
export const ASVS_PAGE = join(ROOT, "docs/security/asvs.md");

const byNumber = (a: AsvsRow, b: AsvsRow): number => a.id.localeCompare(b.id, "en", { numeric: true });

export const ASVS_ROWS: readonly AsvsRow[] = [
  ...INPUT,
  ...WEB,
  ...AUTHENTICATION,
  ...RIGHTS_AND_KEYS,
  ...DATA,
  ...CODE,
].toSorted(byNumber);

const texts = new Map<string, string>();

function textOf(file: string): string {
  const path = join(ROOT, file);
  if (!existsSync(path)) throw new Error(`there is no file ${file}`);
  const text = texts.get(file) ?? readFileSync(path, "utf8");
  texts.set(file, text);
  return text;
}

/** The whole name of the one test of the file whose name begins so. Throws where there is none, or more than one. */
export function testNamed(file: string, beginning: string): string {
  const names = Array.from(
    textOf(file).matchAll(/\(\s*(["'`])((?:(?!\1)[^\\\n]|\\.)+)\1,/g),
    ([, , name = ""]) => name,
  );
  const found = [...new Set(names.filter((name) => name.startsWith(beginning)))];
  if (found.length === 1) return found[0] ?? "";
  throw new Error(`${found.length === 0 ? "no test" : "more than one test"} of ${file} is named ${beginning}`);
}

/** What a row names. Throws where it is not there. */
export function shownOf({ id, evidence }: Pick<AsvsRow, "id" | "evidence">): ShownBy[] {
  return evidence.map((text) => {
    const [place = "", name] = text.split(" > ");
    if (name !== undefined) return { id, file: place, name: plainName(testNamed(place, name)) };
    const [file = "", heading] = place.split("#");
    const isThere = heading === undefined || new RegExp(`^#+ ${RegExp.escape(heading)}$`, "m").test(textOf(file));
    if (!isThere || !textOf(file)) throw new Error(`${file} has no heading ${heading}`);
    return { id, file: place };
  });
}

const LEVELS = [1, 2, 3] as const;

/** The page's text. Throws where a row names a test or a place that is not there. */
export function writeAsvsPage(): string {
  const shown = ASVS_ROWS.flatMap(shownOf);
  const ofLevel = (level: number) => ASVS_ROWS.filter((row) => row.level === level);
  return [
    "# OWASP ASVS 5.0: what is met, and what shows it",
    "",
    "Every requirement of levels 1 and 2, and of level 3 those about money, by its number and in our own words. `npm run asvs`",
    "writes this page from `scripts/lib/asvs` and fails where a row names a test, a file or a heading that is not there. A row",
    "is met by what stands beside it, open with what is missing, or not applicable with a reason. A place of the code or of the",
    "documents stands where no test can show it.",
    "",
    "| Level | Requirements | States |",
    "| --- | --- | --- |",
    ...LEVELS.map((level) => `| ${level} | ${ofLevel(level).length} | ${countText(ofLevel(level), shown)} |`),
    "",
    "| Number | Level | Subject | State | Shown by, or why not |",
    "| --- | --- | --- | --- | --- |",
    ...ASVS_ROWS.map((row) => evidenceLine(row, shown, [row.id, String(row.level), row.requirement])),
    "",
  ].join("\n");
}
