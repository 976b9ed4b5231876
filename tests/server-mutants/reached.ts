// Notes which mutants of the server a file of tests comes to, in a file of the folder SERVER_REACHED.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { ROOT } from "./sources.ts";

type Noted = Map<string, Set<number>>;
/** What is evaluated as a module is loaded: only the first file that needs it comes to it. */
const loaded: Noted = new Map();
const reached: Noted = new Map();
let now = loaded;
const began = performance.now();

Object.assign(globalThis, {
  __reached(file: string, place: number) {
    const places = now.get(file);
    if (places) places.add(place);
    else now.set(file, new Set([place]));
  },
});

beforeAll(() => {
  now = reached;
});

afterAll(() => {
  const test = relative(ROOT, expect.getState().testPath ?? "");
  const name = createHash("sha256").update(test).digest("hex").slice(0, 16);
  const report = { test, ms: performance.now() - began, places: listed(reached), loaded: listed(loaded) };
  writeFileSync(join(process.env.SERVER_REACHED ?? ".", `${name}.json`), JSON.stringify(report));
});

function listed(noted: Noted): Record<string, number[]> {
  return Object.fromEntries([...noted].map(([file, places]) => [file, [...places]]));
}
