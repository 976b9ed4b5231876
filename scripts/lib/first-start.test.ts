import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { markPrepared, needsPreparing } from "./first-start.mjs";

const HOUR_MS = 3_600_000;
let root: string;
const needs = (environment: Record<string, string> = {}) => needsPreparing(root, environment);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "hanpan-first-start-"));
  for (const folder of ["server/routes", "beacon", "src/domain", "src/api", "scripts"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "server", "routes", "a.ts"), "");
});
afterEach(() => rmSync(root, { recursive: true }));

test("the first start is prepared, and the next one is not", () => {
  expect(needs()).toBe(true);
  markPrepared(root, new Date(Date.now() + 1_000));
  mkdirSync(join(root, ".data", "pg"), { recursive: true });
  expect(needs()).toBe(false);
});

test("a demo without data is prepared; where others keep the data nothing is missing", () => {
  markPrepared(root, new Date(Date.now() + 1_000));
  mkdirSync(join(root, ".data", "pg"), { recursive: true });
  expect(needs({ DATA_DIR: "other" })).toBe(true);
  expect(needs({ DATA_DIR: "memory" })).toBe(false);
  expect(needs({ DATA_DIR: "other", DATABASE_URL: "postgres://x" })).toBe(false);
  expect(needs({ DATA_DIR: "other", HANPAN_MODE: "production" })).toBe(false);
});

test("code that changed after the preparation began is compiled again", () => {
  const began = new Date(Date.now() - HOUR_MS);
  const file = join(root, "server", "routes", "a.ts");
  mkdirSync(join(root, ".data", "pg"), { recursive: true });
  utimesSync(file, new Date(began.getTime() - 1_000), new Date(began.getTime() - 1_000));
  markPrepared(root, began);
  expect(needs()).toBe(false);
  utimesSync(file, new Date(began.getTime() + 1_000), new Date(began.getTime() + 1_000));
  expect(needs()).toBe(true);
});
