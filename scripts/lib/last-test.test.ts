import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepLastTest } from "./last-test.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "last-test-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const test = (status: string, ...ancestorTitles: string[]) => ({ ancestorTitles, status });
const now = new Date("2026-11-26T01:00:00Z");

it("keeps what passed and failed of each machine, with the time", () => {
  const assertionResults = [
    test("passed", "popup", "popup"),
    test("failed", "popup"),
    test("passed", "slip"),
    test("passed", "npm run paths"),
  ];
  writeFileSync(join(root, "paths.json"), JSON.stringify({ testResults: [{ assertionResults }] }));
  keepLastTest(join(root, "paths.json"), join(root, "last.json"), ["popup", "slip", "search"], now);
  expect(JSON.parse(readFileSync(join(root, "last.json"), "utf8"))).toEqual({
    ranAt: "2026-11-26T01:00:00.000Z",
    machines: { popup: { passed: 1, failed: 1 }, slip: { passed: 1, failed: 0 } },
  });
});

it("leaves the last results where the tests wrote none", () => {
  writeFileSync(join(root, "last.json"), "before");
  keepLastTest(join(root, "paths.json"), join(root, "last.json"), ["popup"], now);
  expect(readFileSync(join(root, "last.json"), "utf8")).toBe("before");
});
