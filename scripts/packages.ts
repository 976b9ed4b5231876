// What is known of the packages that run in production: faults, newer versions, licences. docs/security/renewal.md has the
// rule. Ends with 1 where a known fault reaches us. A registry that does not say is no failure, unless it has to:
// PACKAGES=must-answer, as the weekly job asks.
import { ROOT } from "./lib/evidence-page.ts";
import { productionPackages, readLock, writeLicencesPage } from "./lib/licences.ts";
import { run } from "./lib/process.ts";
import { readAudit, readOutdated } from "./lib/renewal.ts";

/** A registry that does not answer is asked once. */
const ONCE = ["--fetch-retries=0", "--fetch-timeout=20000", "--loglevel=silent"];

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const asked = async (...args: string[]) =>
  (await run(npm, [...args, "--omit=dev", "--json", ...ONCE], { cwd: ROOT, timeoutMs: 120_000 })).output;

const packages = productionPackages(readLock());
writeLicencesPage(packages);
console.log(`${packages.length} packages run in production, all with an allowed licence.\n`);

const { lines, faults } = readAudit(await asked("audit"));
console.log(["Known faults:", ...lines].join("\n  "));
console.log(["\nNewer versions:", ...readOutdated(await asked("outdated"))].join("\n  "));
const mustAnswer = process.env.PACKAGES === "must-answer";
process.exit((faults ?? (mustAnswer ? 1 : 0)) > 0 ? 1 : 0);
