// The release that the next one is started beside. deploy/previous-release.json names it by its commit, with what the rule
// of expand and contract asks of it, so that a copy without the history can be checked too.
import { execFileSync } from "node:child_process";
import { existsSync, globSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { headOf, type Migration } from "./steps.ts";

interface PreviousRelease {
  commit: string;
  lastMigration: string;
  /** Heads of the functions of the database, by name. */
  functions: Readonly<Record<string, string>>;
  /** Steps since then that do more than add, and why this release can live with each. */
  contract: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, "..", "..");
const FILE = join(root, "deploy", "previous-release.json");
const MIGRATIONS = "server/db/migrations";
const FUNCTIONS = "server/db/functions";

export const readPrevious = (): PreviousRelease => JSON.parse(readFileSync(FILE, "utf8")) as PreviousRelease;

/** The migrations of the working tree in their order. */
export function migrationsNow(): Migration[] {
  const files = globSync(`${MIGRATIONS}/*.sql`, { cwd: root }).toSorted();
  return files.map((file) => ({ tag: basename(file, ".sql"), sql: readFileSync(join(root, file), "utf8") }));
}

export function functionsNow(): Record<string, string> {
  const files = globSync(`${FUNCTIONS}/*.sql`, { cwd: root }).toSorted();
  return Object.fromEntries(
    files.map((file) => [basename(file, ".sql"), headOf(readFileSync(join(root, file), "utf8"))]),
  );
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "pipe"] });

/** Whether the history is there. */
export function hasCommit(commit: string): boolean {
  try {
    git("cat-file", "-e", `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** What the file has to say of the commit. */
export function describeCommit(commit: string): Omit<PreviousRelease, "contract"> {
  const list = (folder: string) =>
    git("ls-tree", "--name-only", commit, `${folder}/`)
      .split("\n")
      .filter((file) => file.endsWith(".sql"))
      .toSorted();
  const files = list(FUNCTIONS);
  // One program for all: each is a file of a few lines.
  const marked = execFileSync("git", ["cat-file", "--batch=%(objectname) %(objectsize) hanpan"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8,
    input: files.map((file) => `${commit}:${file}\n`).join(""),
  });
  const texts = marked.split(/^[0-9a-f]+ \d+ hanpan\n/m).slice(1);
  return {
    commit: git("rev-parse", commit).trim(),
    lastMigration: basename(list(MIGRATIONS).at(-1) ?? "", ".sql"),
    functions: Object.fromEntries(files.map((file, at) => [basename(file, ".sql"), headOf(texts[at] ?? "")])),
  };
}

/** Names another release. Nothing is declared of it yet. */
export function namePrevious(commit: string): void {
  writeFileSync(FILE, `${JSON.stringify({ ...describeCommit(commit), contract: {} }, null, 2)}\n`);
}

/**
 * The release in a folder of its own. It has the packages of this tree where the lock file is the same, else its own. Not
 * below node_modules: Node runs no TypeScript there.
 */
export function installPrevious(commit: string): { folder: string; isShared: boolean } {
  const folder = join(root, ".cache", "previous-release", commit);
  const done = join(folder, ".installed");
  const lockOf = (of: string) => readFileSync(join(of, "package-lock.json"), "utf8");
  if (!existsSync(done)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const archive = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 1e9 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    if (lockOf(folder) === lockOf(root)) symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    else
      execFileSync("npm", ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], {
        cwd: folder,
        stdio: ["ignore", "ignore", "inherit"],
      });
    writeFileSync(done, "");
  }
  return { folder, isShared: lstatSync(join(folder, "node_modules")).isSymbolicLink() };
}
