// The page docs/security/licences.md: each package that runs in production, from the lock file, with its licence.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./evidence-page.ts";

/** Where the page stands. */
export const LICENCES_PAGE = join(ROOT, "docs/security/licences.md");

interface Installed {
  name: string;
  version: string;
  /** As the package says it, in the words of SPDX. */
  licence: string;
}

/** What may stand in the product, and on what condition. */
const ALLOWED: Readonly<Record<string, string>> = {
  "0BSD": "no condition",
  "Apache-2.0": "the notice stays",
  "BSD-2-Clause": "the notice stays",
  "BSD-3-Clause": "the notice stays",
  "BlueOak-1.0.0": "the notice stays",
  "CC-BY-4.0": "data with its author named; it takes part in the build alone",
  ISC: "the notice stays",
  "LGPL-3.0-or-later": "a library of its own file, unchanged, that may be replaced",
  MIT: "the notice stays",
  "MPL-2.0": "unchanged files; changed ones would be published",
  "OFL-1.1": "a font, not sold by itself",
  "Python-2.0": "the notice stays",
  Unlicense: "no condition",
  Zlib: "the notice stays",
};

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
}

/** The packages of a lock file that `npm ci --omit=dev` installs on some system, each version once. */
export function productionPackages(lock: { packages: Readonly<Record<string, Locked>> }): Installed[] {
  const found = new Map<string, Installed>();
  for (const [path, { version = "", license = "none", dev }] of Object.entries(lock.packages)) {
    const name = path.split("node_modules/").at(-1) ?? "";
    if (path !== "" && !dev) found.set(`${name}@${version}`, { name, version, licence: license });
  }
  return [...found.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en", { numeric: true }),
  );
}

/** True where one choice of the licence has nothing but what is allowed. */
export function isAllowed(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((one) => Object.hasOwn(ALLOWED, one)));
}

export const readLock = () =>
  JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as Parameters<typeof productionPackages>[0];

/** The page's text. Throws where a licence is not allowed. */
export function writeLicencesPage(packages: readonly Installed[]): string {
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  if (refused.length > 0)
    throw new Error(
      `licences that are not allowed: ${refused.map((one) => `${one.name} (${one.licence})`).join(", ")}`,
    );
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  return [
    "# Packages that run in production, and their licences",
    "",
    "`npm run licences` writes this page from `package-lock.json` and fails on a licence that is not allowed. It lists what",
    "`npm ci --omit=dev` installs, for every system that a package is made for. The lock file holds each of them by its hash.",
    "",
    "| Allowed | On what condition |",
    "| --- | --- |",
    ...Object.entries(ALLOWED).map(([name, condition]) => `| ${name} | ${condition} |`),
    "",
    `${packages.length} packages: ${[...byLicence].map(([name, some]) => `${name} ${some.length}`).join(", ")}.`,
    "",
    "| Package | Version | Licence |",
    "| --- | --- | --- |",
    ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    "",
  ].join("\n");
}
