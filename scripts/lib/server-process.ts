// A server of its own for a suite: another process, a free port on loopback, its own data.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

export interface ServerProcess {
  url: string;
  /** What it wrote so far, to either of its outputs. */
  log(): string;
  /** Asks it to end and returns its code; null when a signal ended it. */
  end(): Promise<number | null>;
}

const root = join(import.meta.dirname, "..", "..");

/** Starts `server/main.ts` and waits until it answers. Throws with its log when it does not within `timeoutMs`. */
export async function startServerProcess(
  environment: Record<string, string> = {},
  timeoutMs = 60_000,
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HANPAN_MODE: "test", DATA_DIR: "memory", HOST: "127.0.0.1", ...environment, PORT: port },
  });
  // Kills the process when this one ends.
  process.once("exit", () => child.kill("SIGKILL"));
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (log += chunk.toString()));
  let ended = false;
  const exit = new Promise<number | null>((resolve) => child.once("exit", (code) => ((ended = true), resolve(code))));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (ended) throw new Error(`the server ended:\n${log}`);
    const answer = await fetch(`${url}/api/setting/maintanace`).catch(() => null);
    if (answer?.ok) break;
    if (Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`the server did not answer within ${timeoutMs} ms:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    log: () => log,
    end: () => {
      child.kill();
      return exit;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
