// Builds the page when it changed, and starts the server.
import { join } from "node:path";
import { ensureBuild } from "./lib/build.ts";

const started = performance.now();
try {
  if (await ensureBuild(join(import.meta.dirname, ".."))) console.log(`페이지를 만들었습니다(${((performance.now() - started) / 1000).toFixed(1)}초).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import("../server/main.ts");
