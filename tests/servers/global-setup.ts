// Starts the process that the suite's servers run in, and ends it when the suite has.
import { fork } from "node:child_process";
import { join } from "node:path";

/** Leaves its address in HOST_OF_SERVERS, which Playwright hands to the workers. */
export default async function startHost(): Promise<() => Promise<void>> {
  const host = fork(join(import.meta.dirname, "host.ts"), {
    execPath: process.execPath,
    execArgv: [],
    env: { ...process.env, NODE_ENV: "test" },
  });
  const ended = new Promise<void>((resolve) => host.once("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    host.once("message", (message) => resolve(message as number));
    host.once("exit", (code) => reject(new Error(`the host of the servers ended with ${code}`)));
  });
  process.env.HOST_OF_SERVERS = `http://127.0.0.1:${port}`;
  return async () => {
    host.disconnect();
    await ended;
  };
}
