// docs/security/licences.md lists what runs in production, and nothing with a licence that the product may not have.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  isAllowed,
  LICENCES_PAGE,
  productionPackages,
  readLock,
  writeLicencesPage,
} from "../../scripts/lib/licences.ts";

const packages = productionPackages(readLock());

it("is what the script makes: npm run licences", () => {
  expect(readFileSync(LICENCES_PAGE, "utf8")).toBe(writeLicencesPage(packages));
});

it("has every package that the product names, and none of those for its making", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;
  const versions = new Map(Map.groupBy(packages, ({ name }) => name));
  for (const [name, version] of Object.entries(dependencies))
    expect([name, versions.get(name)?.map((one) => one.version)]).toEqual([name, expect.arrayContaining([version])]);
  for (const name of ["vitest", "storybook", "knip"]) {
    expect(devDependencies).toHaveProperty(name);
    expect(versions.has(name)).toBe(false);
  }
});

it("reads a lock file: no package for tests, each version once", () => {
  const lock = {
    packages: {
      "": { version: "1.0.0", license: "UNLICENSED" },
      "node_modules/b": { version: "2.0.0", license: "MIT" },
      "node_modules/a/node_modules/b": { version: "10.0.0", license: "ISC" },
      "node_modules/c/node_modules/b": { version: "2.0.0", license: "MIT" },
      "node_modules/@d/e": { version: "1.0.0" },
      "node_modules/tested": { version: "1.0.0", license: "GPL-3.0", dev: true },
    },
  };
  expect(productionPackages(lock)).toEqual([
    { name: "@d/e", version: "1.0.0", licence: "none" },
    { name: "b", version: "2.0.0", licence: "MIT" },
    { name: "b", version: "10.0.0", licence: "ISC" },
  ]);
  expect(() => writeLicencesPage(productionPackages(lock))).toThrow("@d/e (none)");
});

it.each([
  ["MIT", true],
  ["(MIT AND Zlib)", true],
  ["(MPL-2.0 OR GPL-3.0)", true],
  ["GPL-3.0-only", false],
  ["MIT AND GPL-2.0", false],
  ["SSPL-1.0 OR AGPL-3.0", false],
  ["SEE LICENSE IN LICENSE", false],
  ["toString", false],
])("%s is allowed: %s", (licence, isTrue) => expect(isAllowed(licence)).toBe(isTrue));
