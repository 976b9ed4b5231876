// Tests that say in their names which requirements they hold: a name ends with `[REQ-2.4]` or `[REQ-2.4 REQ-R5]`. Rows of
// docs/security/certification.md stand beside them and are no requirements. Names are read from the sources; no test runs.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface NamedTest {
  file: string;
  name: string;
  ids: readonly string[];
}

const ROOT = join(import.meta.dirname, "..", "..", "..");
const FOLDERS = ["src", "server", "provider", "beacon", "scripts", "tests", "workshop"];
const NAME = /(["'`])((?:(?!\1)[^\\\n]|\\.)*?) \[(REQ-[^\]]*)\]\1/g;

export function namedTestsIn(file: string, text: string): NamedTest[] {
  return [...text.matchAll(NAME)].map(([, , name = "", ids = ""]) => ({
    file,
    name,
    ids: ids.split(" ").filter((id) => !id.startsWith("CERT-")),
  }));
}

/** The tests of all sources. */
export function readNamedTests(): NamedTest[] {
  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{test,e2e,walk,stories}.{ts,tsx}`, { cwd: ROOT }));
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return text.includes("[REQ-") ? namedTestsIn(file.replaceAll("\\", "/"), text) : [];
  });
}
