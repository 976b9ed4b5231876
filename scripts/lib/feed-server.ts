// A server of its own under the load of a feed, told what to do line by line: tests/bench/feed/serve.ts.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { Agent } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { post, singleOn } from "../../tests/bench/feed/single.ts";
import { ApiUser } from "../../tests/factories/api-user.ts";
import type { FeedCounts } from "./count-feed.ts";

/** Between two bets of the one member. */
const EVERY_MS = 100;
const root = join(import.meta.dirname, "../..");

/** Starts it, with `rate` changes of prices a second once it is asked to `feed`. */
export async function startFeedServer(fixtures: number, rate: number, databaseUrl?: string) {
  const args = [String(fixtures), String(rate), ...(databaseUrl ? [databaseUrl] : [])];
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(
    process.execPath,
    [join(root, "tests/bench/feed/serve.ts"), ...args],
    { cwd: root, stdio: ["pipe", "pipe", "inherit"] },
  );
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  process.once("exit", () => child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async <T>(): Promise<T> => {
    const line = await lines.next();
    if (line.done) throw new Error("the server ended");
    return JSON.parse(line.value) as T;
  };
  const { url, userId, fixture } = await answer<{ url: string; userId: string; fixture: string }>();
  const user = await ApiUser.login(url, userId);
  const agent = new Agent({ keepAlive: true });
  const ask = async <T>(command: string): Promise<T> => (child.stdin.write(`${command}\n`), answer<T>());
  return {
    url,
    token: user.token,
    ask,
    async counted(work: () => Promise<void>): Promise<FeedCounts> {
      child.stdin.write("count\n");
      await work();
      return ask<FeedCounts>("counted");
    },
    /** The milliseconds that each of so many bets took. */
    async bets(count: number): Promise<number[]> {
      const times: number[] = [];
      for (let i = 0; i < count; i++) {
        const began = performance.now();
        await post(agent, `${url}/api/bets`, user.token, singleOn(fixture));
        times.push(performance.now() - began);
        await sleep(Math.max(0, EVERY_MS - (performance.now() - began)));
      }
      return times;
    },
    end: (): Promise<void> => (child.stdin.end(), exit),
  };
}
