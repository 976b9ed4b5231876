// The JavaScript that the first load of a page fetches, gzip, from the build's own manifest. /login: 155 kB; member pages: 182 kB.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PAGES } from "../src/domain/pages/pages.ts";
import type { SizeGroup } from "../src/domain/pages/page-row.ts";
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

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error("the manifest names no entry");

/** What a page's first load asks for by itself right after the session is known, and how many bytes all of it may have. */
const STREAM = "src/main/open-stream.ts";
const SLIPS = "src/main/open-slip.ts";
const SANITIZER = "node_modules/dompurify/dist/purify.es.mjs";
const PLAIN = "src/routes/plain-frame.tsx";
const FRAME = "src/routes/default-frame.tsx";
const CONSOLE = "src/routes/console-frame.tsx";
const GROUPS: Readonly<Record<SizeGroup, { limit: number; asks: readonly string[] }>> = {
  login: { limit: 155_000, asks: [PLAIN] },
  manager: { limit: 182_000, asks: [FRAME] },
  operator: { limit: 210_000, asks: [FRAME, CONSOLE] },
  member: { limit: 182_000, asks: [FRAME, STREAM] },
  home: { limit: 182_000, asks: [FRAME, STREAM, SANITIZER] },
  betting: { limit: 182_000, asks: [FRAME, STREAM, SLIPS] },
};

let failed = 0;
console.log("첫 로드의 JavaScript, gzip");
for (const { path, view, size } of PAGES) {
  const { limit, asks } = GROUPS[size];
  const files = withImports(entry);
  for (const key of [`src/ui/${view}.tsx`, ...asks]) {
    if (!manifest[key]) throw new Error(`the manifest has no ${key}`);
    withImports(key, files);
  }
  const bytes = [...files].reduce((sum, file) => sum + gzipBytes(file), 0);
  if (bytes > limit) failed++;
  console.log(
    `${bytes > limit ? "초과" : "    "} ${(bytes / 1000).toFixed(1).padStart(6)} kB / ${limit / 1000} kB  ${path}`,
  );
}
process.exit(failed > 0 ? 1 : 0);
