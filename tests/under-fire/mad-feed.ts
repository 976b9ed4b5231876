// `npm run verify -- mad-feed`: one market with 10,000 outcomes, of which 5,000 change in each second, on PostgreSQL with
// fsync and with readers of the stream. Bets on other fixtures take as long as without it: the feed is mad and quiet in
// turns, so that what the machine does besides meets both sides alike.
// FIRE_SECONDS of each side, FIRE_COUNT: bets a second, FIRE_SEED.
import { setTimeout as sleep } from "node:timers/promises";
import { startBettingSite } from "./lib/betting-site.ts";
import { quantile, taken, type Told } from "./lib/bettors.ts";
import type { HearPrices } from "./lib/hear-prices.ts";
import { option } from "./lib/kit.ts";
import { startRemote } from "./lib/remote.ts";
import { atLeast, atMost, none, printTable } from "./lib/table.ts";

const SECONDS = option("SECONDS", 60);
const OFFERED = option("COUNT", 200);
const SEED = option("SEED", 1);
const MAD = { outcomes: 10_000, perSecond: 5_000, seed: SEED };
const MEMBERS = 300;
const READERS = 100;
const WARM_UP_S = 5;
const TURN_S = 10;
/** After a turn: what is under way belongs to neither. */
const BETWEEN_MS = 2_000;
const TIMES = 1.5;
/** The feed is asked once a second; what it said last may still be under way. */
const TOLD_SHARE = 0.9;

const site = await startBettingSite(MEMBERS);
const { server, url, tokens, bettors } = site;
const readers = await startRemote<HearPrices>("hear-prices.ts");
await readers.ask("open", { url, tokens: tokens.slice(0, READERS) });
await server.ask("startMadFeed", MAD);
await bettors.offer(OFFERED, WARM_UP_S);
const without: Told[] = [];
const beside: Told[] = [];
let [changes, bytes, madS] = [0, 0, 0];
for (let left = SECONDS; left > 0; left -= TURN_S) {
  const seconds = Math.min(left, TURN_S);
  without.push(...(await bettors.offer(OFFERED, seconds)));
  await server.ask("turnMadFeed", true);
  await sleep(BETWEEN_MS);
  await Promise.all([server.ask("pricesTold"), readers.ask("heard")]);
  const beganAt = performance.now();
  beside.push(...(await bettors.offer(OFFERED, seconds)));
  madS += (performance.now() - beganAt) / 1_000;
  changes += await server.ask("pricesTold");
  bytes += await readers.ask("heard");
  await server.ask("turnMadFeed", false);
  await sleep(BETWEEN_MS);
}
await readers.end();
const books = await site.end();

const told = [...without, ...beside];
const p99 = (some: readonly Told[]) => quantile(taken(some), 0.99);
process.exit(
  printTable([
    { name: "bets a second, seconds of each side", value: `${OFFERED}, ${SECONDS}` },
    atLeast("changes of prices a second that were told", Math.round(changes / madS), MAD.perSecond * TOLD_SHARE),
    { name: "of them a reader's line, kB a second", value: Math.round(bytes / madS / READERS / 1_024) },
    { name: "a bet without, ms, p50", value: Math.round(quantile(taken(without), 0.5)) },
    { name: "a bet without, ms, p99", value: Math.round(p99(without)) },
    { name: "a bet beside it, ms, p50", value: Math.round(quantile(taken(beside), 0.5)) },
    { name: "a bet beside it, ms, p99", value: Math.round(p99(beside)) },
    atMost("times as long, p99", p99(beside) / p99(without), TIMES),
    none("bets that were not taken", told.length - taken(told).length),
    ...books,
  ]),
);
