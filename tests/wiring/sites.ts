// All places that wire the page together.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { instrument, isWired, type Site } from "./instrument.ts";

const root = join(import.meta.dirname, "..", "..");

export function allSites(): Site[] {
  return globSync("src/{main,ui,routes}/**/*.{ts,tsx}", { cwd: root })
    .filter(isWired)
    .toSorted()
    .flatMap((file) => instrument(file, readFileSync(join(root, file), "utf8")).sites);
}
