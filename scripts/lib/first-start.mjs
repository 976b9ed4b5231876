// Whether the server's data or its compiled code must be made before it serves. Plain JavaScript, since it runs before
// Node 26 is there.
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Folders of the code that the server runs. */
const CODE = ["server", "beacon", "src/domain", "src/api", "scripts"];
const stampOf = (root) => join(root, "node_modules", ".cache", "hanpan", "prepared");

/** True when a file changed since the code was compiled, or when a demo has no data yet. `root`: the project's folder. */
export function needsPreparing(root, environment) {
  return isCodeNew(root) || !hasData(root, environment);
}

/** `since`: when the preparation began. A file that changed meanwhile is newer. */
export function markPrepared(root, since) {
  mkdirSync(dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), "");
  utimesSync(stampOf(root), since, since);
}

function isCodeNew(root) {
  if (!existsSync(stampOf(root))) return true;
  const compiledAt = statSync(stampOf(root)).mtimeMs;
  return CODE.some((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).some(
      (entry) => entry.isFile() && statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs > compiledAt,
    ),
  );
}

/** False only where the server makes the data itself: in a folder, for a demo. */
function hasData(root, { HANPAN_MODE: mode, DATABASE_URL: url, DATA_DIR: folder }) {
  if (mode === "production" || url || folder === "memory") return true;
  return existsSync(join(resolve(root, folder || ".data"), "pg"));
}
