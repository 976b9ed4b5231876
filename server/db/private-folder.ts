// The data folder holds members' money, sessions and the secret: nobody but the server's own account reads it.
import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
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
