// `npm run verify -- mad-feed`: one market with 10,000 outcomes, of which 5,000 change in each second, on PostgreSQL with
// fsync and with readers of the stream. Bets on other fixtures take as long as without it.
// FIRE_SECONDS of each side, FIRE_COUNT: bets a second, FIRE_SEED.
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startBettingSite } from "./lib/betting-site.ts";
import { quantile, taken, type Told } from "./lib/bettors.ts";
import { option } from "./lib/kit.ts";
import { atLeast, atMost, none, printTable } from "./lib/table.ts";

const SECONDS = option("SECONDS", 60);
const OFFERED = option("COUNT", 200);
const SEED = option("SEED", 1);
const MAD = { outcomes: 10_000, perSecond: 5_000, seed: SEED };
const MEMBERS = 300;
const READERS = 100;
const WARM_UP_S = 5;
const TIMES = 1.5;
/** The feed is asked once a second; what it said last may still be under way. */
const TOLD_SHARE = 0.9;

const site = await startBettingSite(MEMBERS);
const { server, url, tokens, bettors } = site;
let bytes = 0;
const readers = tokens
  .slice(0, READERS)
  .map((token) =>
    get(`${url}/api/stream`, { headers: { "x-auth-token": `Bearer ${token}`, "accept-encoding": "gzip" } }, (answer) =>
      answer.on("data", (part: Buffer) => (bytes += part.length)).on("error", () => {}),
    ).on("error", () => {}),
  );
await bettors.offer(OFFERED, WARM_UP_S);
const without: Told[] = await bettors.offer(OFFERED, SECONDS);
await server.ask("startMadFeed", MAD);
await sleep(2_000);
await server.ask("pricesTold");
bytes = 0;
const beganAt = performance.now();
const beside: Told[] = await bettors.offer(OFFERED, SECONDS);
const tookS = (performance.now() - beganAt) / 1_000;
const changes = (await server.ask("pricesTold")) / tookS;
const bytesOfReader = bytes / tookS / READERS;
for (const reader of readers) reader.destroy();
const books = await site.end();

const told = [...without, ...beside];
const p99 = (some: readonly Told[]) => quantile(taken(some), 0.99);
process.exit(
  printTable([
    { name: "bets a second, seconds of each side", value: `${OFFERED}, ${SECONDS}` },
    atLeast("changes of prices a second that were told", Math.round(changes), MAD.perSecond * TOLD_SHARE),
    { name: "of them a reader's line, kB a second", value: Math.round(bytesOfReader / 1_024) },
    { name: "a bet without, ms, p50", value: Math.round(quantile(taken(without), 0.5)) },
    { name: "a bet without, ms, p99", value: Math.round(p99(without)) },
    { name: "a bet beside it, ms, p50", value: Math.round(quantile(taken(beside), 0.5)) },
    { name: "a bet beside it, ms, p99", value: Math.round(p99(beside)) },
    atMost("times as long, p99", p99(beside) / p99(without), TIMES),
    none("bets that were not taken", told.length - taken(told).length),
    ...books,
  ]),
);
