// 300 live fixtures with 500 changes of prices a second: what the server takes of a core, and how long placing a bet
// takes meanwhile against the same server without a feed.
import { setTimeout as sleep } from "node:timers/promises";
import { postgresBinaries, startPostgres } from "../tests/api/lib/postgres.ts";
import type { Row } from "./bench.ts";
import { startFeedServer } from "./lib/feed-server.ts";

const FIXTURES = 300;
const RATE = 500;
const SECONDS = 12;
/** Between two bets of the one member. */
const EVERY_MS = 100;
const WARM_UP_BETS = 30;
/** The share of a core, in hundredths, and how many times longer a bet may take. */
const BOUND = { core: 40, bet: 2 };

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
  const server = await startFeedServer(FIXTURES, RATE, databaseUrl);
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

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
