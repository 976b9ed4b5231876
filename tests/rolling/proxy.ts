// HAProxy as a process of its own, by the configuration that compose.yaml mounts.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The file of haproxy on this machine, or null. */
function proxyBinary(): string | null {
  const folders = ["/usr/sbin", "/usr/local/sbin", ...(process.env.PATH ?? "").split(":")];
  return folders.map((folder) => join(folder, "haproxy")).find((file) => existsSync(file)) ?? null;
}

export interface Proxy {
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): Promise<void>;
}

export function startProxy(configuration: string, environment: Record<string, string>): Proxy {
  const binary = proxyBinary();
  if (!binary) throw new Error("no HAProxy on this machine");
  const proxy: ChildProcess = spawn(binary, ["-db", "-f", configuration], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  process.once("exit", () => proxy.kill("SIGKILL"));
  let said = "";
  proxy.stderr?.on("data", (text: Buffer) => (said += text.toString()));
  proxy.once("exit", (code) => {
    if (code !== 0 && code !== null) throw new Error(`HAProxy ended with ${code}:\n${said}`);
  });
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      proxy.once("exit", () => resolve());
      proxy.kill(signal);
    });
  return { stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
