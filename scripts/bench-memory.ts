// What the demo's process holds with nobody there: the embedded database by itself, and the application above it.
// MINUTES=60 npm run bench -- memory waits longer than the two minutes of the default.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Row } from "./bench.ts";
import { START_FLAGS, startEnvironment } from "./lib/start-options.mjs";

const MINUTES = Number(process.env.MINUTES ?? 2);
/** The application above the database, in MB. */
const BOUND = 150;
/** In MB: what it may hold more at the end than after the start. */
const GROWTH_BOUND = 30;
/** After the start the first round of every part has run. */
const SETTLE_MS = 20_000;
const SAMPLES = 5;
const root = join(import.meta.dirname, "..");

export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "hanpan-memory-"));
  try {
    const environment = {
      HANPAN_MODE: "demo",
      DATA_DIR: folder,
      PORT: "0",
      LOG_LEVEL: "error",
      DEMO_HISTORY_DAYS: "0",
      DEMO_PLAYERS: "false",
    };
    // Making the data takes memory that the process keeps, and so does the first compilation. Both are measured on data
    // that stand, with code that is compiled.
    await end(await start("server/main.ts", [], environment), "SIGTERM");
    const demo = await start("server/main.ts", [], environment);
    await sleep(SETTLE_MS);
    const first = await memoryOf(demo);
    await sleep(MINUTES * 60_000);
    const last = await memoryOf(demo);
    await end(demo, "SIGTERM");
    const bare = await start("tests/bench/memory/bare.ts", [join(folder, "pg")], {});
    await sleep(2_000);
    const database = await memoryOf(bare);
    await end(bare, "SIGKILL");
    const after = `after ${MINUTES} min with nobody there`;
    return [
      { name: "PGlite by itself, on the same data", value: database, unit: "MB", bound: null },
      { name: "demo after the start", value: first, unit: "MB", bound: null },
      { name: `demo ${after}`, value: last, unit: "MB", bound: null },
      { name: "application after the start", value: first - database, unit: "MB", bound: BOUND },
      { name: `application ${after}`, value: last - database, unit: "MB", bound: BOUND },
      { name: "growth meanwhile", value: last - first, unit: "MB", bound: GROWTH_BOUND },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a program of this project and waits for its first line. */
async function start(program: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
  // As `npm start` does it, the database too.
  const child = spawn(process.execPath, [...START_FLAGS, program, ...args], {
    cwd: root,
    env: { ...process.env, ...startEnvironment(root), ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  child.stdout?.resume();
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.removeAllListeners("exit");
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill(signal);
  await exit;
}

/** The resident memory of a process in MB: the lowest of some samples, since garbage comes and goes. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const samples: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    samples.push(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024);
    await sleep(2_000);
  }
  return Math.min(...samples);
}
