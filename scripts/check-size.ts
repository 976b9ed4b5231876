// The JavaScript that the first load of a page fetches, gzip, from the build's own manifest. /login: 155 kB; member pages: 182 kB.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { EVERY_PAGE } from "../src/domain/frame/pages/every-page.ts";
import type { SizeGroup } from "../src/domain/frame/pages/page-row.ts";
import { firstLoadScripts, readManifest } from "../server/http/first-load.ts";
import { ensureBuild } from "./lib/build.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
await ensureBuild(root);
const manifest = readManifest(dist);

const sizes = new Map<string, number>();
function gzipBytes(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, bytes);
  return bytes;
}

const LIMITS: Readonly<Record<SizeGroup, number>> = {
  login: 155_000,
  manager: 182_000,
  // The console's tables and forms: an operator has a fast line.
  operator: 210_000,
  member: 182_000,
  home: 182_000,
  betting: 182_000,
  european: 190_000,
  game: 190_000,
};

let failed = 0;
console.log("첫 로드의 JavaScript, gzip");
for (const { path, view, size } of EVERY_PAGE) {
  const limit = LIMITS[size];
  const bytes = firstLoadScripts(manifest, { view, size }).reduce((sum, file) => sum + gzipBytes(file), 0);
  if (bytes > limit) failed++;
  console.log(
    `${bytes > limit ? "초과" : "    "} ${(bytes / 1000).toFixed(1).padStart(6)} kB / ${limit / 1000} kB  ${path}`,
  );
}
process.exit(failed > 0 ? 1 : 0);
