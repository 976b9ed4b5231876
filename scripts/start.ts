// Builds the page when it changed, and starts the server; the database opens meanwhile.
import { join } from "node:path";
import { runServer } from "../server/run.ts";
import { ensureBuild } from "./lib/build.ts";
import { ensureProviderBuild } from "./lib/build-provider.ts";
import { precompress } from "./lib/precompress.ts";

const root = join(import.meta.dirname, "..");
const started = performance.now();
const page = buildPage();
await runServer(page);
// Members are served meanwhile; until a file has its compressed copy it is compressed as it is sent.
precompress(join(root, "dist")).catch((error: unknown) => console.error("precompression failed:", error));

async function buildPage(): Promise<void> {
  const isNew = await ensureBuild(root);
  const isProviderNew = await ensureProviderBuild(root);
  if (!isNew && !isProviderNew) return;
  console.log(`페이지를 만들었습니다(${((performance.now() - started) / 1000).toFixed(1)}초).`);
}
