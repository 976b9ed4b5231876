// What the rounds of all games cost: the processor time of a whole server that has nothing else to do, as a share of
// one core. SECONDS=600 npm run bench -- games waits longer than the two minutes of the default.
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { readConfig } from "../server/config.ts";
import { gameRound } from "../server/db/schema.ts";
import { startServer } from "../server/server.ts";
import { GAMES } from "../src/domain/games/games.ts";
import type { Row } from "./bench.ts";

const SECONDS = Number(process.env.SECONDS ?? 120);
const SETTLE_MS = 5_000;
const GAMES_AT_ONCE = 60;
const BOUND = 10;

export async function run(): Promise<Row[]> {
  const config = readConfig({ HANPAN_MODE: "test", DATA_DIR: "memory", FEED: "none", PORT: "0", LOG_LEVEL: "error" });
  const server = await startServer(config);
  try {
    if (GAMES.length < GAMES_AT_ONCE) throw new Error(`${GAMES.length} games`);
    await sleep(SETTLE_MS);
    const { db } = server.context.database;
    const drawn = () => db.$count(gameRound, eq(gameRound.state, "drawn"));
    const drawnBefore = await drawn();
    const before = process.cpuUsage();
    const from = performance.now();
    await sleep(SECONDS * 1_000);
    const used = process.cpuUsage(before);
    const share = ((used.user + used.system) / 1_000 / (performance.now() - from)) * 100;
    return [
      { name: "games at once", value: GAMES.length, unit: "", bound: null },
      { name: `rounds drawn in ${SECONDS} s`, value: (await drawn()) - drawnBefore, unit: "", bound: null },
      { name: "server with nothing but the games", value: share, unit: "% core", bound: BOUND },
    ];
  } finally {
    await server.close();
  }
}
