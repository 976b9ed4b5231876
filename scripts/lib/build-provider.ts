// Builds the pages of the house's provider when their sources changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./process.ts";

const SOURCES = [
  "provider/page/**/*",
  "provider/vite.config.ts",
  "src/{ui/lobby,ui/primitives,ui/games,ui/frame/theme,machines,domain,api/contract}/**/*.{ts,tsx,css,svg}",
  "package-lock.json",
];
const NOT_BUILT = /\.(test|stories|paths|words|mutants)\.tsx?$/;

/** Returns true when a build was made. Throws with Vite's output when it fails. */
export async function ensureProviderBuild(root: string): Promise<boolean> {
  const hash = createHash("sha256");
  const paths = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: false }));
  for (const path of paths.filter((one) => /\.\w+$/.test(one) && !NOT_BUILT.test(one)).toSorted())
    hash.update(path).update(readFileSync(join(root, path)));
  const wanted = hash.digest("hex");
  const stamp = join(root, "dist-provider", ".sources");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  const config = ["--config", "provider/vite.config.ts"];
  const built = await run("node", ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", ...config], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.code !== 0) throw new Error(`게임 페이지를 만들지 못했습니다.\n${built.output}`);
  writeFileSync(stamp, wanted);
  return true;
}
