// The numbered cases of a machine as a list for a person, with a field for the result.
import type { AnyCase } from "../any/cases.ts";
import { said } from "../lib/language.ts";
import { TEXTS } from "./text.ts";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;

function caseMarkdown({ id, purpose, begins, steps }: AnyCase): string {
  const texts = said(TEXTS).cases;
  const rows = steps.map(({ by, does, data, expects, isRefused }, at) =>
    row([
      String(at + 1),
      texts.by[by],
      does,
      data === null ? "" : `\`${data}\``,
      isRefused ? texts.stays(expects) : expects,
      "☐",
    ]),
  );
  return [
    `## ${id} ${cell(purpose)}`,
    "",
    `${texts.begins}: ${begins}`,
    "",
    row(texts.heads),
    row(texts.heads.map(() => "---")),
    ...rows,
    "",
  ].join("\n");
}

export function casesMarkdown(name: string, cases: readonly AnyCase[]): string {
  return [`# ${said(TEXTS).cases.title(name, cases.length)}`, "", ...cases.map(caseMarkdown)].join("\n");
}
