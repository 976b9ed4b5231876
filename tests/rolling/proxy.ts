// HAProxy as a process of its own, by the configuration that compose.yaml mounts.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The file of haproxy on this machine, or null. */
export function proxyBinary(): string | null {
  const folders = ["/usr/sbin", "/usr/local/sbin", ...(process.env.PATH ?? "").split(":")];
  return folders.map((folder) => join(folder, "haproxy")).find((file) => existsSync(file)) ?? null;
}

export function startProxy(configuration: string, environment: Record<string, string>): { stop(): Promise<void> } {
  const binary = proxyBinary();
  if (!binary) throw new Error("no HAProxy on this machine");
  const proxy: ChildProcess = spawn(binary, ["-db", "-f", configuration], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  process.once("exit", () => proxy.kill("SIGKILL"));
  proxy.stderr?.on("data", (said: Buffer) => {
    if (/\[ALERT\]/.test(said.toString()) && !/is DOWN|no server available/.test(said.toString()))
      console.error(said.toString());
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        proxy.once("exit", () => resolve());
        proxy.kill("SIGTERM");
      }),
  };
}
