// The door to every command. Plain JavaScript that any Node 20 runs: it installs what is missing
// and hands over to the real script on Node 26, which is one of the packages it installs.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { markPrepared, needsPreparing } from "./lib/first-start.mjs";
import { START_FLAGS, startEnvironment } from "./lib/start-options.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const WANTED_MAJOR = 26;

const commands = {
  start: "scripts/start.ts",
  dev: "scripts/dev.ts",
  test: "scripts/test.ts",
  verify: "scripts/verify.ts",
  bench: "scripts/bench.ts",
  storybook: "scripts/storybook.ts",
  audit: "scripts/audit.ts",
  settings: "scripts/settings.ts",
  games: "scripts/games.ts",
  feed: "scripts/feed.ts",
  provider: "scripts/provider.ts",
  fixtures: "scripts/fixtures.ts",
  paths: "scripts/paths.ts",
  routes: "scripts/routes.ts",
  rights: "scripts/rights.ts",
  certification: "scripts/certification.ts",
  asvs: "scripts/asvs.ts",
  licences: "scripts/licences.ts",
  accounts: "scripts/accounts.ts",
  mutants: "scripts/mutants.ts",
  walks: "scripts/walks.ts",
  "film-strip": "scripts/film-strip.ts",
};

/** What tests, builds the workshop and measures. The others run on less than half of the packages. */
const DEVELOPS = new Set([
  "asvs",
  "certification",
  "licences",
  "dev",
  "rights",
  "test",
  "verify",
  "bench",
  "storybook",
  "paths",
  "mutants",
  "walks",
  "film-strip",
]);

const [command, ...args] = process.argv.slice(2);
if (!command || !(command in commands)) {
  console.error(`명령: ${Object.keys(commands).join(", ")}`);
  process.exit(2);
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  console.error(`Node 20 이상이 필요합니다. 지금은 ${process.version}입니다.`);
  process.exit(2);
}

const isStart = command === "start";
install();
let child;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
if (isStart && needsPreparing(root, process.env)) {
  const since = new Date();
  const code = await runNode(["prepare"]);
  if (code !== 0) process.exit(code);
  markPrepared(root, since);
}
process.exit(await runNode(args));

/** Runs the command's script on Node 26 and returns the code that it ends with. */
function runNode(given) {
  child = spawn(findNode(), [...(isStart ? START_FLAGS : []), join(root, commands[command]), ...given], {
    cwd: root,
    stdio: "inherit",
    env: { NODE_NO_WARNINGS: "1", ...(isStart && startEnvironment(root)), ...process.env },
  });
  return new Promise((resolve) => child.on("exit", (code, signal) => resolve(signal ? 128 : (code ?? 1))));
}

/** Runs npm only when the lock file differs from what was installed last, or packages for development are missing. */
function install() {
  const stamp = join(root, "node_modules", ".cache", "hanpan", "installed");
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package.json")))
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  const isForAll = DEVELOPS.has(command);
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const withoutDev = `${wanted} without dev`;
  if (installed === wanted || (installed === withoutDev && !isForAll)) return;

  console.log("필요한 패키지를 설치합니다…");
  const npm = process.env.npm_execpath;
  const flags = [
    "install",
    "--no-save",
    isForAll ? "--include=dev" : "--omit=dev",
    "--include=optional",
    "--ignore-scripts",
  ];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const env = { ...process.env, npm_config_engine_strict: "false" };
  delete env.NODE_ENV;
  delete env.npm_config_omit;
  delete env.npm_config_production;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...flags, ...quiet], { cwd: root, stdio: "inherit", env })
    : spawnSync("npm", [...flags, ...quiet], { cwd: root, stdio: "inherit", env, shell: true });
  if (result.status !== 0) {
    console.error("패키지를 설치하지 못했습니다. 네트워크와 npm 설정을 확인하십시오.");
    process.exit(result.status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, isForAll ? wanted : withoutDev);
}

/** The Node 26 that came with the packages, else the running one when it is new enough. */
function findNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const file = process.platform === "win32" ? "node.exe" : "node";
  for (const name of [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]) {
    const path = join(root, "node_modules", name, "bin", file);
    if (existsSync(path)) return path;
  }
  if (Number(process.versions.node.split(".")[0]) >= WANTED_MAJOR) return process.execPath;
  console.error(
    `이 컴퓨터(${process.platform}-${process.arch})에 맞는 Node ${WANTED_MAJOR} 패키지가 없습니다. Node ${WANTED_MAJOR} 이상으로 실행하십시오.`,
  );
  process.exit(2);
}
