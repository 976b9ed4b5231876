import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plant, placesOf } from "./fault.ts";
import { stepIn } from "./finding.ts";
import { FAULTS } from "./index.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const walked = globSync("*.walk.ts", { cwd: join(import.meta.dirname, "..") }).map((file) =>
  file.replace(/\.walk\.ts$/, ""),
);

function textOf(file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
}

it("finds the place of every fault in its file, once", () => {
  const stale = FAULTS.filter((fault) => placesOf(fault, textOf(fault.file)) !== 1);
  expect(stale.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});

it("plants faults in the page, each of another effect", () => {
  expect(FAULTS.filter(({ file }) => !/^(src|provider\/page)\//.test(file)).map(({ file }) => file)).toEqual([]);
  expect(FAULTS.filter(({ from, to }) => from === to)).toEqual([]);
  const names = FAULTS.map(({ machine, why }) => `${machine}: ${why}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => name.endsWith(": "))).toEqual([]);
});

it("plants faults for machines that are walked", () => {
  expect(FAULTS.length).toBeGreaterThan(0);
  expect(FAULTS.filter(({ machine }) => !walked.includes(machine)).map(({ machine }) => machine)).toEqual([]);
});

it("refuses a place that is not there, or there twice", () => {
  const fault = { machine: "", file: "", from: "b", to: "c", why: "" };
  expect(plant(fault, "abab".slice(0, 3))).toBe("aca");
  expect(() => plant(fault, "aa")).toThrow("0 places");
  expect(() => plant(fault, "abab")).toThrow("2 places");
});

it("reads from a failure the step that noticed, and takes a server that does not start for none", () => {
  const failure =
    "popup 경로 1, 2걸음에서 실패했습니다.\n  1. 본다 (a/b) → c\n  2. 닫는다 (d/e) → f\n\nexpect failed\n";
  expect(stepIn(`Error: ${failure}\nExpected: 1\nReceived: 2\n`)).toEqual({
    step: "경로 1, 2걸음: 닫는다 (d/e) → f",
    said: "Expected: 1 Received: 2",
  });
  expect(stepIn("Error: popup 경로 1, 시작에서 실패했습니다.\n\n\nno page\n")?.step).toBe("경로 1, 시작");
  expect(stepIn("Error: the server did not answer within 60000 ms")).toBeNull();
});
