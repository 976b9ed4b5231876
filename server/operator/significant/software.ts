// The files that decide about money, by their hashes (certification S2): read when the server starts, every day, and when
// somebody asks. What differs from the start is a significant event, and so is another software than at the last start.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..", "..");
/** The rules, the ledger, placing and settling bets, games, wallets, the functions of the database. */
const DECIDING = [
  "src/domain/**/*.ts",
  "server/{ledger,games,wallet,programmes,commands}/**/*.ts",
  "server/sports/betting/**/*.ts",
  "server/lobby/**/*.ts",
  "server/operator/{agents,approvals,audit-log}/**/*.ts",
  "server/db/{functions,migrations}/*.sql",
];

export type FileHashes = ReadonlyMap<string, string>;

/** By path, tests left out. */
export function hashFiles(root: string = ROOT): Map<string, string> {
  const files = DECIDING.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  return new Map(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(root, file)))
        .digest("hex"),
    ]),
  );
}

export const digestOf = (hashes: FileHashes): string =>
  createHash("sha256")
    .update(JSON.stringify([...hashes]))
    .digest("hex");

/** Files that were changed, added or removed. */
export function changedFiles(before: FileHashes, after: FileHashes): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((file) => before.get(file) !== after.get(file)).toSorted();
}

let atStart: { hashes: FileHashes; version: string } | undefined;

/** As it was when this process first asked, which is at its start: code that was loaded does not follow its file. */
export function softwareAtStart(): { hashes: FileHashes; version: string } {
  if (!atStart) {
    const hashes = hashFiles();
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
    atStart = { hashes, version: `${version}+${digestOf(hashes).slice(0, 8)}` };
  }
  return atStart;
}
