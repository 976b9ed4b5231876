// A PostgreSQL of the test's own, in a temporary folder on loopback: PGlite has one session, races need more.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, chownSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { run } from "../../../scripts/lib/process.ts";
import { systemClock } from "../../../server/clock.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { seedSite } from "../../../server/server.ts";

interface Further {
  /** As `-c` takes them; a later one of the same name counts. */
  settings?: readonly string[];
  env?: Record<string, string>;
}

export interface TestPostgres {
  url: string;
  /** The data is in its folder `data`. */
  folder: string;
  /** Ends it at once, as a lost machine would. */
  kill(): Promise<void>;
  /**
   * Ends it, cutting every connection, and starts it again on the same data and port. `meanwhile`: how long it is away, in
   * milliseconds, or what is done before it comes back, which it does whatever comes of that.
   */
  restart(meanwhile?: number | (() => Promise<void>)): Promise<void>;
  /** Kills it at once, as a failure of its machine would, and starts it again on the same data and port. */
  crash(): Promise<void>;
  /** Ends it and removes its folder, after `keep` has had the files of its data. */
  stop(keep?: (data: string) => void): Promise<void>;
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

/** Empty. `under`: where its folder is made; `further`: settings and environment of its own. */
export async function startPostgres(under = tmpdir(), further: Further = {}): Promise<TestPostgres> {
  const folder = ownFolder(under);
  const options = ["-U", "hanpan", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(binaries(), "initdb"), ["-D", join(folder, "data"), ...options], {
    ...runner(),
    cwd: folder,
    stdio: "pipe",
  });
  return startOn(folder, further);
}

/** On the data in the folder `data` of `folder`, which goes with it. */
export const startPostgresOn = (folder: string, further: Further): Promise<TestPostgres> => startOn(folder, further);

/** Runs a program as the user of PostgreSQL, which finds PostgreSQL's own. Throws with what it said when it fails. */
export async function asPostgres(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const path = `${binaries()}:${process.env.PATH}`;
  const { code, output } = await run(program, args, { ...runner(), cwd: tmpdir(), env: { PATH: path, ...env } });
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}: ${output}`);
  return output;
}

let seeded: Promise<string> | null = null;

/**
 * With the demo's database, which is filled once a process: the migrations and the demo take five seconds of a processor,
 * a copy of the files a tenth of one.
 */
export async function startSeededPostgres(further: Further = {}): Promise<TestPostgres> {
  const from = await (seeded ??= seedFolder());
  const folder = ownFolder(tmpdir());
  execFileSync("cp", ["-a", from, join(folder, "data")]);
  return startOn(folder, further);
}

/** The files of a server that has ended. They go with the process. */
async function seedFolder(): Promise<string> {
  const server = await startPostgres();
  const database = await openDatabase({ databaseUrl: server.url, dataDir: "memory", poolSize: 2 });
  try {
    await seedSite(database, systemClock, "test");
  } finally {
    await database.close();
  }
  const kept = ownFolder(tmpdir());
  process.once("exit", () => rmSync(kept, { recursive: true, force: true }));
  await server.stop((data) => renameSync(data, join(kept, "data")));
  return join(kept, "data");
}

function binaries(): string {
  const bin = postgresBinaries();
  if (!bin) throw new Error("no PostgreSQL on this machine");
  return bin;
}

/** A folder that PostgreSQL may write to. */
export function ownFolder(under = tmpdir()): string {
  const { uid, gid } = runner();
  const folder = mkdtempSync(join(under, "hanpan-pg-"));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

async function startOn(folder: string, further: Further = {}): Promise<TestPostgres> {
  const [bin, as, data] = [binaries(), runner(), join(folder, "data")];
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=100",
    "fsync=off",
    ...(further.settings ?? []),
  ];
  let log = "";
  const start = (): ChildProcess => {
    const started = spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((one) => ["-c", one])],
      { ...as, cwd: folder, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, ...further.env } },
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
    folder,
    kill: () => ended(server, "SIGKILL"),
    async restart(meanwhile = 0) {
      await ended(server, "SIGINT");
      try {
        await (typeof meanwhile === "number" ? setTimeout(meanwhile) : meanwhile());
      } finally {
        server = start();
        await untilReady(url, server, () => log);
      }
    },
    async crash() {
      await ended(server, "SIGKILL");
      const endsAt = performance.now() + LONGEST_START_MS;
      for (;;) {
        server = start();
        try {
          return await untilReady(url, server, () => log);
        } catch (error) {
          // The sessions of the one that was killed end by themselves; until then the data is theirs.
          if (performance.now() > endsAt) throw error;
          await setTimeout(50);
        }
      }
    },
    async stop(keep) {
      process.off("exit", end);
      // Lets connections that are being closed finish, and cuts those that nobody closes.
      globalThis.setTimeout(() => server.kill("SIGINT"), 3_000).unref();
      await ended(server, "SIGTERM");
      keep?.(data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A machine that is slow is no failure. */
const LONGEST_START_MS = 60_000;

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
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
