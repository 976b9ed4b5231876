// Builds the page when it changed, and starts the server; the database opens meanwhile. `start.ts prepare` makes what the
// first start lacks and ends.
import { join } from "node:path";
import { prepareServer } from "../server/prepare.ts";
import { runServer } from "../server/run.ts";
import { ensureBuild } from "./lib/build.ts";
import { ensureProviderBuild } from "./lib/build-provider.ts";
import { run } from "./lib/process.ts";

const root = join(import.meta.dirname, "..");
const started = performance.now();
const page = buildPage();
if (process.argv[2] === "prepare") await prepareServer(page);
await runServer(page);
// Members are served meanwhile; until a file has its compressed copy it is compressed as it is sent. A process of its own:
// the memory that it takes ends with it.
const { code, output } = await run("node", [join(root, "scripts", "precompress.ts")], { cwd: root });
if (code !== 0) console.error("precompression failed:", output);

async function buildPage(): Promise<void> {
  const isNew = await ensureBuild(root);
  const isProviderNew = await ensureProviderBuild(root);
  if (!isNew && !isProviderNew) return;
  console.log(`페이지를 만들었습니다(${((performance.now() - started) / 1000).toFixed(1)}초).`);
}
