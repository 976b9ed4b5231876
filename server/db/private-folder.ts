// The data folder holds members' money, sessions and the secret: nobody but the server's own account reads it.
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isMainThread } from "node:worker_threads";

const OWNER_ONLY = 0o077;

/** Makes the folder, and whatever the process writes from now on, private. What stood there before is made so too. */
export function makePrivateFolder(folder: string): void {
  // A worker cannot set it; it has that of its process.
  if (isMainThread) process.umask(OWNER_ONLY);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** Writes a file that nobody else reads, and its folder where there is none. `flag`: of writeFileSync. */
export function writePrivateFile(path: string, text: string, flag: "w" | "wx" = "w"): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, text, { flag, mode: 0o600 });
}
