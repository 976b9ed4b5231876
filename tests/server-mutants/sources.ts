// Which sources of the server are mutated, and their texts as the tests load them.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

export const isServer = (file: string): boolean => /^server\/.*\.ts$/.test(file) && !TEST.test(file);

export const sourceOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** Also those that are no faults. */
export function allMutants(part = ""): ServerMutant[] {
  return mutatedFiles(part).flatMap((file) => mutantsOf(file, sourceOf(file)));
}

/** The text with these faults in it. Each is asleep until `__isAwake` says so, so that one loaded server has them all. */
export function withFaults(text: string, faults: readonly ServerMutant[]): string {
  const marked = marks(text, faults, ({ id, isStatement, replacement }) => {
    const isPlanted = `globalThis.__isAwake?.(${JSON.stringify(id)})`;
    return isStatement
      ? { before: `if (!(${isPlanted})) `, after: "" }
      : { before: `(${isPlanted} ? (${replacement}) : (`, after: "))" };
  });
  return marked + [...new Set(faults.flatMap((fault) => neededImport(text, fault)))].join("");
}

const CALL = /^(and|or|eq|ne|lt|lte|gt|gte|asc|desc|inArray|notInArray)\(/;

function neededImport(text: string, { replacement }: ServerMutant): string[] {
  const call = CALL.exec(replacement)?.[1];
  const isImported =
    call === undefined || new RegExp(`import \\{[^}]*\\b${call}\\b[^}]*\\} from "drizzle-orm"`).test(text);
  return isImported ? [] : [`\nimport { ${call} } from "drizzle-orm";\n`];
}

/** The text that notes which of its mutants are reached, by their places. */
export function noting(file: string, text: string): string {
  return marks(text, mutantsOf(file, text), ({ isStatement }, place) => {
    const note = `__reached(${JSON.stringify(file)}, ${place})`;
    return isStatement ? { before: `${note};`, after: "" } : { before: `(${note}, `, after: ")" };
  });
}

/** From the end, so that the places of the earlier marks hold; those inside another come first. */
function marks(
  text: string,
  mutants: readonly ServerMutant[],
  markOf: (mutant: ServerMutant, place: number) => { before: string; after: string },
): string {
  const all = mutants.flatMap((mutant, place) => {
    const { before, after } = markOf(mutant, place);
    return [
      { at: mutant.start, text: before, rank: place },
      ...(after === "" ? [] : [{ at: mutant.end, text: after, rank: -place }]),
    ];
  });
  let result = text;
  for (const mark of all.toSorted((one, other) => other.at - one.at || other.rank - one.rank))
    result = result.slice(0, mark.at) + mark.text + result.slice(mark.at);
  return result;
}

/** Which sources import a source, by their files. */
export function importersOf(files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const [, from = ""] of sourceOf(file).matchAll(/ from "(\.[^"]+)"/g)) {
      const source = join(dirname(file), from);
      importers.set(source, [...(importers.get(source) ?? []), file]);
    }
  return importers;
}
