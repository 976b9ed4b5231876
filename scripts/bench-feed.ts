// 300 live fixtures with 500 changes of prices a second: what the server takes of a core, and how long placing a bet
// takes meanwhile against the same server without a feed.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { Agent } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { postgresBinaries, startPostgres } from "../tests/api/lib/postgres.ts";
import { bodyNow, post } from "../tests/bench/bets/bettors.ts";
import { ApiUser } from "../tests/factories/api-user.ts";
import type { Row } from "./bench.ts";
import type { FeedCounts } from "./lib/count-feed.ts";

const FIXTURES = 300;
const RATE = 500;
const SECONDS = 12;
/** Between two bets of the one member. */
const EVERY_MS = 100;
const WARM_UP_BETS = 30;
/** The share of a core, in hundredths, and how many times longer a bet may take. */
const BOUND = { core: 40, bet: 2 };
const root = join(import.meta.dirname, "..");

export async function run(): Promise<Row[]> {
  const embedded = await measure("PGlite");
  if (!postgresBinaries()) return embedded;
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await measure("PostgreSQL", postgres.url))];
  } finally {
    await postgres.stop();
  }
}

async function measure(name: string, databaseUrl?: string): Promise<Row[]> {
  const server = await serve(databaseUrl);
  try {
    await server.bets(WARM_UP_BETS);
    const idle = percentile95(await server.bets((SECONDS * 1_000) / EVERY_MS));
    await server.ask("feed");
    await sleep(3_000);
    const alone = await server.counted(() => sleep(SECONDS * 1_000));
    const loaded = percentile95(await server.bets((SECONDS * 1_000) / EVERY_MS));
    return [
      { name: `${name}, live fixtures`, value: alone.live, unit: "", bound: null },
      { name: `${name}, changes of prices`, value: alone.prices, unit: "/s", bound: null },
      { name: `${name}, scoreboards`, value: alone.boards, unit: "/s", bound: null },
      { name: `${name}, of one core`, value: alone.core * 100, unit: "%", bound: BOUND.core },
      { name: `${name}, a bet without a feed, p95`, value: idle, unit: "ms", bound: null },
      { name: `${name}, a bet under the load, p95`, value: loaded, unit: "ms", bound: null },
      { name: `${name}, times without a feed`, value: loaded / idle, unit: "×", bound: BOUND.bet },
    ];
  } finally {
    await server.end();
  }
}

async function serve(databaseUrl: string | undefined) {
  const args = [String(FIXTURES), String(RATE), ...(databaseUrl ? [databaseUrl] : [])];
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
        await post(agent, `${url}/api/bets`, user.token, bodyNow(fixture));
        times.push(performance.now() - began);
        await sleep(Math.max(0, EVERY_MS - (performance.now() - began)));
      }
      return times;
    },
    end: (): Promise<void> => (child.stdin.end(), exit),
  };
}

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
