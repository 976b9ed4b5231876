// `npm run verify -- reconnect`: 10,000 readers, who come back by the chart and the waits of the page, lose their lines at
// one moment while prices change. They come back little by little, and have missed nothing.
// FIRE_COUNT: readers, FIRE_SEED.
import { setTimeout as sleep } from "node:timers/promises";
import { imageFlags } from "./lib/image-flags.ts";
import { option } from "./lib/kit.ts";
import { openReaders, tokensFor, wholeness } from "./lib/readers.ts";
import { startRemote } from "./lib/remote.ts";
import type { ServeStreams } from "./lib/serve-streams.ts";
import { atMost, none, printTable } from "./lib/table.ts";

const READERS = option("COUNT", 10_000);
const SEED = option("SEED", 1);
const TELLING = { perSecond: 5, prices: 10 };
/** A heartbeat has told each how many they are. */
const BEFORE_S = 12;
const LONGEST_S = 60;
const AFTER_S = 5;
/** A fifth of 10,000 a second; fewer readers may come back as fast. */
const A_SECOND = Math.max(2_000, READERS / 5);

const server = await startRemote<ServeStreams>("serve-streams.ts", [], imageFlags());
const tokens = await tokensFor(server, READERS);
const readers = await openReaders(server, READERS, tokens, { isComingBack: true, seed: SEED });
await server.ask("tell", { ...TELLING, seconds: BEFORE_S });
await readers.returns();
const cutAt = Date.now();
const cut = await server.ask("cut");
let backS: number | null = null;
for (let second = 1; second <= LONGEST_S && backS === null; second++) {
  await server.ask("tell", { ...TELLING, seconds: 1 });
  const { streams } = await server.ask("figures");
  if (streams >= READERS) backS = Math.round((Date.now() - cutAt) / 100) / 10;
}
await server.ask("tell", { ...TELLING, seconds: AFTER_S });
await sleep(2_000);
const { told } = await server.ask("figures");
const [heard, returns, behind] = [await readers.heard(), await readers.returns(), await readers.behind(told)];
await readers.end();
await server.end();

/** The most that called within any one second. */
let [most, first] = [0, 0];
for (const [last, at] of returns.entries()) {
  while (at - (returns[first] ?? 0) >= 1_000) first++;
  most = Math.max(most, last - first + 1);
}
process.exit(
  printTable([
    { name: "readers that were cut", value: cut, bound: `at least ${READERS}`, isHeld: cut >= READERS },
    atMost("most that came back within a second", most, A_SECOND),
    { name: "calls of those who came back", value: returns.length },
    { name: "all were back after, s", value: backS ?? "never", bound: `in ${LONGEST_S}`, isHeld: backS !== null },
    ...wholeness(heard, behind),
    none("readers who had to read everything anew", heard.resyncs),
  ]),
);
