import { spawn, type SpawnOptions } from "node:child_process";

export interface Finished {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a program with this Node when `command` is "node". Its output is returned, and shown when `show` is true. */
export function run(
  command: string,
  args: string[],
  options: SpawnOptions & { show?: boolean; timeoutMs?: number } = {},
): Promise<Finished> {
  const { show = false, timeoutMs = 600_000, ...rest } = options;
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(command === "node" ? process.execPath : command, args, {
      ...rest,
      stdio: ["ignore", "pipe", "pipe"],
    });
    // A detached one leads a group of its own, which ends with it.
    const kill = () => (rest.detached && child.pid ? process.kill(-child.pid, "SIGKILL") : child.kill("SIGKILL"));
    const timer = setTimeout(kill, timeoutMs);
    let output = "";
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    };
    child.stdout?.on("data", take);
    child.stderr?.on("data", take);
    child.on("error", (error) => {
      output += String(error);
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      done({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}
