// docs/security/certification.md says of each requirement of a test house what shows it, or why it is not met.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CERTIFICATION_PAGE, certifyingTests, writeCertificationPage } from "../../scripts/lib/certification-page.ts";
import { CERTIFICATION_ROWS } from "../../scripts/lib/certification-rows.ts";
import { stateOf } from "../../scripts/lib/evidence-page.ts";

const tests = certifyingTests();

it("is what the script makes: npm run certification", () => {
  expect(readFileSync(CERTIFICATION_PAGE, "utf8")).toBe(writeCertificationPage());
});

it("has every requirement once", () => {
  const ids = CERTIFICATION_ROWS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = [..."SABRG"].map((letter) => ids.filter((id) => id.startsWith(letter)).length);
  expect(counts).toEqual([6, 10, 8, 4, 4]);
});

it("says of each row that it is met, or what is missing, or why it does not apply", () => {
  expect(CERTIFICATION_ROWS.filter((row) => stateOf(row, tests) === "unsaid").map(({ id }) => id)).toEqual([]);
  const reasons = CERTIFICATION_ROWS.flatMap(({ notApplicable, open }) => notApplicable ?? open ?? []);
  expect(reasons.filter((reason) => reason.length < 40)).toEqual([]);
  expect(CERTIFICATION_ROWS.filter(({ notApplicable, open }) => notApplicable && open)).toEqual([]);
});

it("names no requirement that there is not, and none that does not apply", () => {
  const known = new Map(CERTIFICATION_ROWS.map((row) => [row.id, row]));
  expect(tests.filter(({ id }) => !known.has(id) || known.get(id)?.notApplicable)).toEqual([]);
});
