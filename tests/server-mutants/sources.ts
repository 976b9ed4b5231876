// Which sources of the server are mutated, and their texts as the tests load them.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ServerMutant, mutantsOf } from "./mutants-of.ts";

export const ROOT = join(import.meta.dirname, "..", "..");

/**
 * Texts and figures of the demo, matches that are drawn for it (a changed figure is another match, no wrong one), tables
 * as the migrations made them, and what only a server that is started as a process runs.
 */
const LEFT_OUT =
  /^server\/(demo|community\/contents|db\/schema|db\/migrations|sports\/feed\/simulated)\/|^server\/(main|run|prepare)\.ts$/;
const TEST = /\.test\.ts$/;

/** With a part of their paths: those files, also of what is left out otherwise. */
export function mutatedFiles(part = ""): string[] {
  return globSync("server/**/*.ts", { cwd: ROOT })
    .filter((file) => !TEST.test(file) && (part === "" ? !LEFT_OUT.test(file) : file.includes(part)))
    .toSorted();
}

export const sourceOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

export function allMutants(part = ""): ServerMutant[] {
  return mutatedFiles(part)
    .flatMap((file) => mutantsOf(file, sourceOf(file)))
    .filter(({ isNoFault }) => !isNoFault);
}

/** The text with the one fault in it. */
export function mutated(text: string, { start, end, replacement }: ServerMutant): string {
  const body = text.slice(0, start) + replacement + text.slice(end);
  const call = /^(and|or|eq|ne|lt|lte|gt|gte|asc|desc|inArray|notInArray)\(/.exec(replacement)?.[1];
  const isImported =
    call === undefined || new RegExp(`import \\{[^}]*\\b${call}\\b[^}]*\\} from "drizzle-orm"`).test(text);
  return isImported ? body : `${body}\nimport { ${call} } from "drizzle-orm";\n`;
}

/** The text that notes which of its mutants are reached, by their places. */
export function noting(file: string, text: string): string {
  const marks = mutantsOf(file, text).flatMap(({ start, end, isStatement }, place) => {
    const note = `__reached(${JSON.stringify(file)}, ${place})`;
    return isStatement
      ? [{ at: start, text: `${note};`, rank: place }]
      : [
          { at: start, text: `(${note}, `, rank: place },
          { at: end, text: ")", rank: -place },
        ];
  });
  let result = text;
  for (const mark of marks.toSorted((one, other) => other.at - one.at || other.rank - one.rank))
    result = result.slice(0, mark.at) + mark.text + result.slice(mark.at);
  return result;
}
