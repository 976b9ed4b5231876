// The list of requirements in docs/requirements: each sentence of the specification and each rule of the decisions that
// is about behaviour, with its id, its area and the addresses of the pages where it is seen.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

export interface Requirement {
  id: string;
  /** `section-4`, or `rules`. */
  part: string;
  area: string;
  /** Addresses; "every page" is one of its own. */
  pages: readonly string[];
  text: string;
}

const ROOT = join(import.meta.dirname, "..", "..", "..");
const LINE = /^- (REQ-(?:\d+\.|R)\d+) \((\w+); ([^)]+)\) (\S.*)$/;
export const EVERY_PAGE = "every page";

/** In the order of the sections, the rules last. Throws on a line that is no requirement, and on an id that is there twice. */
export function readRequirements(): Requirement[] {
  const files = globSync("docs/requirements/{section-*,rules}.md", { cwd: ROOT });
  const found = files.toSorted(byPart).flatMap((file) => requirementsIn(basename(file, ".md"), textOf(file)));
  const twice = found.find(({ id }, place) => found.findIndex((one) => one.id === id) !== place);
  if (twice) throw new Error(`${twice.id} is in the list of requirements twice`);
  return found;
}

const textOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** Sections by their numbers, which have one digit. */
const byPart = (one: string, other: string): number =>
  Number(one.includes("rules")) - Number(other.includes("rules")) || (one < other ? -1 : 1);

export function requirementsIn(part: string, text: string): Requirement[] {
  return text.split("\n").flatMap((line) => {
    if (!line.startsWith("- ")) return [];
    const [, id, area, pages, sentence] = LINE.exec(line) ?? [];
    if (id === undefined || area === undefined || pages === undefined || sentence === undefined)
      throw new Error(`${part}: no requirement: ${line}`);
    return [{ id, part, area, pages: pages === EVERY_PAGE ? [pages] : pages.split(" "), text: sentence }];
  });
}

/** The addresses that section 2 writes, each once; `{id}` stands for one segment, `{id?}` for one or none. */
export function routesOfSpec(): string[] {
  const lists = readRequirements().filter(({ part, text }) => part === "section-2" && text.startsWith("/"));
  return [...new Set(lists.flatMap(({ text }) => routesIn(text)))];
}

function routesIn(text: string): string[] {
  const written = text.matchAll(/(?<=^|[ ,])(?:\/|virtuals\/)[\w/{}?]*/g);
  const whole = [...written].map(([address]) => (address.startsWith("/") ? address : `/game_result/${address}`));
  return whole.flatMap((one) => (one.endsWith("?}") ? withAndWithout(one) : [one]));
}

const withAndWithout = (address: string): string[] => [address.replace(/\/\{\w+\?\}$/, ""), address.replace("?}", "}")];
