// docs/security/asvs.md says of each requirement of OWASP ASVS what shows it, or why it is not met.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ASVS_PAGE, ASVS_ROWS, shownOf, testNamed, writeAsvsPage } from "../../scripts/lib/asvs/page.ts";
import { stateOf } from "../../scripts/lib/evidence-page.ts";

it("is what the script makes: npm run asvs", () => {
  expect(readFileSync(ASVS_PAGE, "utf8")).toBe(writeAsvsPage());
});

it("has the 253 requirements of levels 1 and 2 once each, and three of level 3 about money", () => {
  const of = (level: number) => ASVS_ROWS.filter((row) => row.level === level);
  expect(new Set(ASVS_ROWS.map(({ id }) => id)).size).toBe(ASVS_ROWS.length);
  expect([of(1).length, of(2).length, of(3).map(({ id }) => id)]).toEqual([70, 183, ["2.3.5", "2.4.2", "15.4.2"]]);
  const chapters = Map.groupBy(ASVS_ROWS, ({ id }) => Number(id.split(".")[0]));
  expect([...chapters].map(([chapter, rows]) => [chapter, rows.length])).toEqual([
    [1, 27],
    [2, 13],
    [3, 19],
    [4, 10],
    [5, 9],
    [6, 35],
    [7, 18],
    [8, 7],
    [9, 7],
    [10, 29],
    [11, 14],
    [12, 9],
    [13, 13],
    [14, 9],
    [15, 14],
    [16, 16],
    [17, 7],
  ]);
});

it("says of each that it is met, or what is missing, or why it does not apply", () => {
  const shown = ASVS_ROWS.flatMap(shownOf);
  expect(ASVS_ROWS.filter((row) => stateOf(row, shown) === "unsaid").map(({ id }) => id)).toEqual([]);
  expect(ASVS_ROWS.filter(({ requirement }) => requirement.length < 10).map(({ id }) => id)).toEqual([]);
  const reasons = ASVS_ROWS.flatMap(({ open }) => open ?? []);
  expect(reasons.filter((reason) => reason.length < 100)).toEqual([]);
  const why = ASVS_ROWS.flatMap(({ notApplicable }) => notApplicable ?? []);
  expect(why.filter((reason) => reason.length < 15)).toEqual([]);
});

it("takes no test, file or heading that is not there", () => {
  const here = "tests/unit/asvs.test.ts";
  expect(testNamed(here, "takes no test, file")).toBe("takes no test, file or heading that is not there");
  expect(() => testNamed(here, "is what nobody")).toThrow("no test");
  expect(() => testNamed(here, "")).toThrow("more than one test");
  const naming =
    (...evidence: string[]) =>
    () =>
      shownOf({ id: "1.1.1", evidence });
  expect(naming("docs/nothing.md")).toThrow("there is no file docs/nothing.md");
  expect(naming("docs/nothing.test.ts > a name")).toThrow("there is no file");
  expect(naming("docs/style.md#No such heading")).toThrow("no heading No such heading");
  expect(naming("docs/style.md#Sentences", "docs/style.md")()).toEqual([
    { id: "1.1.1", file: "docs/style.md#Sentences" },
    { id: "1.1.1", file: "docs/style.md" },
  ]);
});
