// Notes which mutants of the server a file of tests comes to, in a file of the folder SERVER_REACHED.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect } from "vitest";
import { ROOT } from "./sources.ts";

const reached = new Map<string, Set<number>>();
const began = performance.now();

Object.assign(globalThis, {
  __reached(file: string, place: number) {
    const places = reached.get(file);
    if (places) places.add(place);
    else reached.set(file, new Set([place]));
  },
});

afterAll(() => {
  const test = relative(ROOT, expect.getState().testPath ?? "");
  const name = createHash("sha256").update(test).digest("hex").slice(0, 16);
  const places = Object.fromEntries([...reached].map(([file, own]) => [file, [...own]]));
  const report = { test, ms: performance.now() - began, places };
  writeFileSync(join(process.env.SERVER_REACHED ?? ".", `${name}.json`), JSON.stringify(report));
});
