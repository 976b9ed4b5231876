// The JavaScript that the first load of a page fetches, gzip, from the build's own manifest. /login: 155 kB; member pages: 182 kB.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureBuild } from "./lib/build.ts";

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

const root = join(import.meta.dirname, "..");
await ensureBuild(root);
const manifest = JSON.parse(readFileSync(join(root, "dist", ".vite", "manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;

/** The chunk, and all that it imports statically. */
function withImports(key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(imported, files);
  return files;
}

const sizes = new Map<string, number>();
function gzipBytes(file: string): number {
  if (!file.endsWith(".js")) return 0;
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(join(root, "dist", file)), { level: 9 }).length;
  sizes.set(file, bytes);
  return bytes;
}

/** Route files that a page's first load runs: its layouts and itself. */
const keys = Object.keys(manifest);
const entry = keys.find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error("the manifest names no entry");
/** Dynamic imports that a page's first load asks for by itself, right after the session is known. */
const STREAM = "src/main/betting.ts";
const SLIPS = "src/main/slip-desk.ts";
const SANITIZER = "node_modules/dompurify/dist/purify.es.mjs";
for (const key of [STREAM, SLIPS, SANITIZER]) if (!manifest[key]) throw new Error(`the manifest has no ${key}`);

/** A manager has no stream. Slips stand on betting pages; the home page shows an operator's popups. */
function asksFor(routeKey: string): string[] {
  if (!/_default/.test(routeKey) || /(admin|manager)/.test(routeKey)) return [];
  if (/korea/.test(routeKey)) return [STREAM, SLIPS];
  return /_default\/index/.test(routeKey) ? [STREAM, SANITIZER] : [STREAM];
}

const routeKeys = keys.filter((key) => /^src\/routes\/.+\?tsr-split=component/.test(key));
if (routeKeys.length < 5) throw new Error(`only ${routeKeys.length} split routes in the manifest`);

function layoutsOf(routeKey: string): string[] {
  const path = routeKey.replace(/\?.*$/, "").replace(/\.tsx$/, "");
  return routeKeys.filter((key) => {
    const other = key.replace(/\?.*$/, "").replace(/\.tsx$/, "");
    return other !== path && (path.startsWith(`${other}/`) || path.startsWith(`${other}.`));
  });
}

let failed = 0;
console.log("첫 로드의 JavaScript, gzip");
for (const key of routeKeys.toSorted()) {
  const files = withImports(entry);
  for (const part of [
    ...layoutsOf(key),
    ...routeKeys.filter((other) => other.startsWith(`${key.replace(/\?.*$/, "")}?`)),
  ])
    withImports(part, files);
  withImports(key, files);
  for (const asked of asksFor(key)) withImports(asked, files);
  const bytes = [...files].reduce((sum, file) => sum + gzipBytes(file), 0);
  const limit = /\/login\.tsx/.test(key) ? 155_000 : 182_000;
  if (bytes > limit) failed++;
  console.log(
    `${bytes > limit ? "초과" : "    "} ${(bytes / 1000).toFixed(1).padStart(6)} kB / ${limit / 1000} kB  ${key.replace(/\?.*$/, "")}`,
  );
}
process.exit(failed > 0 ? 1 : 0);
