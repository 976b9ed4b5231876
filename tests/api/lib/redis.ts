// A Redis of the test's own, in a temporary folder on loopback.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { freePort } from "./postgres.ts";

export interface TestRedis {
  url: string;
  /** Ends it at once. What it has written since its last start stays only where `isKept`. */
  kill(): Promise<void>;
  /** Begins it again on the same port. */
  start(): Promise<void>;
  /** Halts it with its connections open, or lets it go on. */
  halt(): void;
  goOn(): void;
  stop(): Promise<void>;
}

/** The file of redis-server on this machine, or null. */
export function redisBinary(): string | null {
  const folders = ["/usr/bin", "/usr/local/bin", ...(process.env.PATH ?? "").split(":")];
  return folders.map((folder) => join(folder, "redis-server")).find((file) => existsSync(file)) ?? null;
}

/** `isKept`: each write is on the disk before it is answered. */
export async function startRedis({ isKept = false } = {}): Promise<TestRedis> {
  const binary = redisBinary();
  if (!binary) throw new Error("no Redis on this machine");
  const folder = mkdtempSync(join(tmpdir(), "hanpan-redis-"));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const kept = isKept ? ["--appendonly", "yes", "--appendfsync", "always"] : ["--appendonly", "no"];
  const common = ["--bind", "127.0.0.1", "--port", String(port), "--dir", folder, "--save", ""];
  const begin = (): ChildProcess => spawn(binary, [...common, ...kept], { stdio: "ignore" });
  let server = begin();
  const end = () => server.kill("SIGKILL");
  process.once("exit", end);
  await untilAnswers(url);
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once("exit", () => resolve());
      server.kill("SIGKILL");
    });
  return {
    url,
    kill,
    async start() {
      server = begin();
      await untilAnswers(url);
    },
    halt: () => void server.kill("SIGSTOP"),
    goOn: () => void server.kill("SIGCONT"),
    async stop() {
      process.off("exit", end);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(url: string): Promise<void> {
  const redis = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  redis.on("error", () => {});
  try {
    await Promise.race([
      redis.ping(),
      sleep(60_000, null, { ref: false }).then(() => {
        throw new Error("Redis did not start");
      }),
    ]);
  } finally {
    redis.disconnect();
  }
}
