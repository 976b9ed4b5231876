// All places that wire the page together.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { instrument, isWired, type Instrumented, type Site } from "./instrument.ts";

const root = join(import.meta.dirname, "..", "..");

function instrumented(): [file: string, made: Instrumented][] {
  return globSync("src/{main,ui,routes}/**/*.{ts,tsx}", { cwd: root })
    .filter(isWired)
    .toSorted()
    .map((file) => [file, instrument(file, readFileSync(join(root, file), "utf8"))]);
}

export function allSites(): Site[] {
  return instrumented().flatMap(([, { sites }]) => sites);
}

/** The sources of the files with such places, by file, rewritten so that each can be left out. */
export function instrumentedSources(): Record<string, string> {
  return Object.fromEntries(
    instrumented().flatMap(([file, { text, sites }]) => (sites.length > 0 ? [[file, text]] : [])),
  );
}
