// A PostgreSQL of the test's own, in a temporary folder on loopback: PGlite has one session, races need more.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";

export interface TestPostgres {
  url: string;
  /**
   * Ends it, cutting every connection, and starts it again on the same data and port. `meanwhile`: how long it is away, in
   * milliseconds, or what is done before it comes back, which it does whatever comes of that.
   */
  restart(meanwhile?: number | (() => Promise<void>)): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of the newest PostgreSQL on this machine, or null. */
export function postgresBinaries(): string | null {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(root, version, "bin")), ...(process.env.PATH ?? "").split(":")];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

/** PostgreSQL refuses to run as root: there it runs as the user `postgres` of its package. */
function runner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((one) => one.startsWith("postgres:"));
  if (!line) throw new Error("no user postgres to run PostgreSQL as");
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

/** `under`: where its folder is made. */
export async function startPostgres(under = tmpdir()): Promise<TestPostgres> {
  const bin = postgresBinaries();
  if (!bin) throw new Error("no PostgreSQL on this machine");
  const as = runner();
  const folder = mkdtempSync(join(under, "hanpan-pg-"));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "hanpan", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    { ...as, cwd: folder, stdio: "pipe" },
  );
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=60",
    "fsync=off",
  ];
  let log = "";
  const start = (): ChildProcess => {
    const started = spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((one) => ["-c", one])],
      { ...as, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
    started.stderr?.on("data", (chunk: Buffer) => void (log += chunk.toString()));
    return started;
  };
  let server = start();
  const end = () => server.kill("SIGQUIT");
  process.once("exit", end);
  const url = `postgres://hanpan@127.0.0.1:${port}/postgres`;
  await untilReady(url, server, () => log);
  return {
    url,
    async restart(meanwhile = 0) {
      await ended(server, "SIGINT");
      try {
        await (typeof meanwhile === "number" ? setTimeout(meanwhile) : meanwhile());
      } finally {
        server = start();
        await untilReady(url, server, () => log);
      }
    },
    async stop() {
      process.off("exit", end);
      // Lets connections that are being closed finish, and cuts those that nobody closes.
      globalThis.setTimeout(() => server.kill("SIGINT"), 3_000).unref();
      await ended(server, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A machine that is slow is no failure. */
const LONGEST_START_MS = 60_000;

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.kill(signal);
  });
}

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const endsAt = performance.now() + LONGEST_START_MS;
  while (performance.now() < endsAt) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${log()}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error(`PostgreSQL did not start: ${log()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
