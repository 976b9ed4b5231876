// A server of its own for a suite: another process, a port on loopback that the system chooses, its own data.
import { spawn } from "node:child_process";
import { join } from "node:path";

export interface ServerProcess {
  url: string;
  /** What it wrote so far, to either of its outputs. */
  log(): string;
  /** Asks it to end and returns its code; null when a signal ended it. */
  end(): Promise<number | null>;
  /** Kills it at once, halts it, or lets it go on. */
  signal(name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void;
}

const root = join(import.meta.dirname, "..", "..");

/**
 * Starts `server/main.ts` of the tree `of` and waits until it tells its address. Throws with its log when it does not in
 * `timeoutMs`.
 */
export async function startServerProcess(
  environment: Record<string, string> = {},
  timeoutMs = 60_000,
  of = root,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: of,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HANPAN_MODE: "test", DATA_DIR: "memory", HOST: "127.0.0.1", PORT: "0", ...environment },
  });
  // Kills the process when this one ends.
  process.once("exit", () => child.kill("SIGKILL"));
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (log += chunk.toString()));
  let ended = false;
  const exit = new Promise<number | null>((resolve) => child.once("exit", (code) => ((ended = true), resolve(code))));
  const deadline = Date.now() + timeoutMs;
  let url: string | undefined;
  while (!(url = /http:\/\/127\.0\.0\.1:\d+(?=\s)/.exec(log)?.[0])) {
    if (ended) throw new Error(`the server ended:\n${log}`);
    if (Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`the server did not tell its address within ${timeoutMs} ms:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    log: () => log,
    end: () => {
      child.kill();
      return exit;
    },
    signal: (name) => void child.kill(name),
  };
}
