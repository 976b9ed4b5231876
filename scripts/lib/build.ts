// Builds the page when its sources changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./process.ts";

const SOURCES = [
  "src/**/*.{ts,tsx,css,svg,html,json}",
  "index.html",
  "vite.config.ts",
  "scripts/vite/*.ts",
  "server/sports/feed/simulated/leagues.ts",
  "package-lock.json",
  "public/**/*.*",
];
const NOT_BUILT = /\.(test|stories|paths)\.tsx?$/;

/** Returns true when a build was made. Throws with Vite's output when it fails. */
export async function ensureBuild(root: string): Promise<boolean> {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !NOT_BUILT.test(path))
    .toSorted())
    hash.update(path).update(readFileSync(join(root, path)));
  const wanted = hash.digest("hex");
  const stamp = join(root, "dist", ".sources");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  const built = await run("node", ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.code !== 0) throw new Error(`페이지를 만들지 못했습니다.\n${built.output}`);
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
