// What a page is made of, read from its sources: the calls that it makes, its machines, and the tests that touch them.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export interface PageParts {
  /** `GET /api/coupons`, sorted. */
  calls: string[];
  /** Names of machines; `command` for what is sent by a form or a button of the kit. */
  machines: string[];
  /** Files, from the root: the page's stories, then the tests of its calls and walks of its machines. */
  tests: string[];
}

const root = join(import.meta.dirname, "..", "..");
const IMPORT = /(?:from|import\()\s*"(\.[^"]+)"/g;
/** The kit and the frame are of every page. */
const SHARED = /^src\/ui\/([\w-]+\.tsx?$|primitives\/|frame\/(?!home\/|maintenance\/|list\/))/;

const sources = new Map<string, string>();
function read(file: string): string {
  const known = sources.get(file) ?? readFileSync(join(root, file), "utf8");
  sources.set(file, known);
  return known;
}

/** The files of src/ui that the page consists of, and what it imports by name from the calls of src/api/queries. */
function filesOf(view: string): { files: string[]; queries: Map<string, Set<string>> } {
  const files = [`src/ui/${view}.tsx`];
  const queries = new Map<string, Set<string>>();
  for (const file of files) {
    const text = read(file);
    for (const [, path = ""] of text.matchAll(IMPORT)) {
      // A picture is no source, and has no calls.
      if (!/\.tsx?$/.test(path)) continue;
      const target = relative(root, join(root, dirname(file), path));
      if (target.startsWith("src/ui/") && !SHARED.test(target) && !files.includes(target)) files.push(target);
    }
    for (const [, names = "", path = ""] of text.matchAll(/import \{([^}]+)\} from "([^"]+api\/queries\/[^"]+)"/g)) {
      const target = relative(root, join(root, dirname(file), path));
      const known = queries.get(target) ?? new Set<string>();
      for (const name of names.split(",")) known.add(name.trim());
      queries.set(target, known);
    }
  }
  return { files, queries };
}

const ENDPOINT = /export const (\w+) = endpoint\(\{\s*method: "(\w+)",\s*path: "([^"]+)"/g;
const ENDPOINTS_IMPORT = /import \{([^}]+)\} from "([^"]+contract\/[^"]+\.endpoints\.ts)"/g;

/** The calls of the endpoints that a file imports and that a part of its text names, with `{…}` for a parameter. */
function callsIn(file: string, part = read(file).replaceAll(/^import [^;]+;$/gm, "")): string[] {
  return [...read(file).matchAll(ENDPOINTS_IMPORT)].flatMap(([, names = "", path = ""]) => {
    const table = read(relative(root, join(root, dirname(file), path)));
    const used = new Set(names.split(",").map((name) => name.trim()));
    return [...table.matchAll(ENDPOINT)].flatMap(([, name = "", method = "", address = ""]) =>
      used.has(name) && new RegExp(`\\b${name}\\b`).test(part)
        ? [`${method} /api${address.replaceAll(/:\w+/g, "{…}")}`]
        : [],
    );
  });
}

function callsOfQueries(queries: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...queries].flatMap(([file, names]) => {
    if (!existsSync(join(root, file))) return [];
    return read(file)
      .split(/\nexport /)
      .filter((part) => names.has(/^(?:const|async function|function) (\w+)/.exec(part)?.[1] ?? ""))
      .flatMap((part) => callsIn(file, part));
  });
}

export function partsOf(view: string): PageParts {
  const { files, queries } = filesOf(view);
  const texts = files.map(read);
  const calls = [...new Set([...files.flatMap((file) => callsIn(file)), ...callsOfQueries(queries)])].toSorted();
  const machines = new Set<string>();
  for (const text of texts) {
    for (const [, name = ""] of text.matchAll(/machines\/([\w-]+)\/\1\.machine\.ts/g)) machines.add(name);
    // Machines that run beside the page are given to it; its face names them.
    for (const [, name = ""] of text.matchAll(/data-machine="([\w-]+)"/g)) machines.add(name);
    if (/frame\/form\/(command-form|command-button|use-command)/.test(text)) machines.add("command");
  }
  return { calls, machines: [...machines].toSorted(), tests: testsOf(view, calls, machines) };
}

/** Finds the call in a test: its fixed beginning, or, where nothing fixed begins it, the whole path. */
function patternOf(call: string): RegExp {
  const path = call.slice(call.indexOf(" ") + 1);
  const [stem = path] = path.split(/[{?]/);
  if (stem !== "/api/") return new RegExp(`["\`]${escaped(stem)}["\`?/$]`);
  return new RegExp(`["\`]${escaped(path).replaceAll(String.raw`\{…\}`, String.raw`(?:\$\{[^}]*\}|[\w-]+)`)}["\`?/$]`);
}

function testsOf(view: string, calls: readonly string[], machines: ReadonlySet<string>): string[] {
  const story = `src/ui/${view}.stories.tsx`;
  const patterns = calls.map(patternOf);
  const apiTests = globSync("tests/api/**/*.test.ts", { cwd: root })
    .toSorted()
    .filter((file) => patterns.some((pattern) => pattern.test(read(file))));
  const walks = [...machines]
    .map((name) => `tests/walks/${name}.walk.ts`)
    .filter((file) => existsSync(join(root, file)));
  return [...(existsSync(join(root, story)) ? [story] : []), ...apiTests, ...walks];
}

function escaped(text: string): string {
  return text.replace(/\/$/, "").replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
