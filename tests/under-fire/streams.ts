// `npm run verify -- streams`: 15,000 readers of one process, five changes of 40 prices a second for 10 minutes. Each hears
// each change, soon, and costs the server little memory, which does not grow.
// FIRE_COUNT: readers, FIRE_SECONDS.
import { setTimeout as sleep } from "node:timers/promises";
import { imageFlags } from "./lib/image-flags.ts";
import { option } from "./lib/kit.ts";
import { delayOf, openReaders, tokensFor, wholeness } from "./lib/readers.ts";
import { startRemote } from "./lib/remote.ts";
import type { ServeStreams } from "./lib/serve-streams.ts";
import { atMost, none, printTable } from "./lib/table.ts";

const READERS = option("COUNT", 15_000);
const SECONDS = option("SECONDS", 600);
const TELLING = { perSecond: 5, prices: 40 };
const SAMPLE_MS = 1_000;
/** What is told last has this long to arrive. */
const LAST_MS = 5_000;
/** The memory of the last fifth against that of the second one, in percent. */
const GROWTH = 5;

const server = await startRemote<ServeStreams>("serve-streams.ts", [], imageFlags());
// An idle server has the members too.
const tokens = await tokensFor(server, READERS);
await sleep(2_000);
const idle = await server.ask("figures");
const readers = await openReaders(server, READERS, tokens);

const samples: number[] = [];
const sampling = { now: true };
const begun = await server.ask("figures");
const isSampled = (async () => {
  while (sampling.now) {
    await sleep(SAMPLE_MS);
    samples.push((await server.ask("figures")).rssMb);
  }
})();
const beganAt = performance.now();
await server.ask("tell", { ...TELLING, seconds: SECONDS });
const tookS = (performance.now() - beganAt) / 1_000;
const ended = await server.ask("figures");
sampling.now = false;
await isSampled;
await sleep(LAST_MS);
const heard = await readers.heard();
const behind = await readers.behind(ended.told);
await readers.end();
await server.end();

const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / Math.max(1, some.length);
const fifth = (n: number) => mean(samples.slice((samples.length * (n - 1)) / 5, (samples.length * n) / 5));
process.exit(
  printTable([
    { name: "readers", value: heard.opened, bound: String(READERS), isHeld: heard.opened === READERS },
    { name: "changes told, seconds", value: `${ended.told}, ${Math.round(tookS)}` },
    { name: "heard, ms, p50", value: delayOf(heard, 0.5) },
    atMost("heard, ms, p99", delayOf(heard, 0.99), 500),
    ...wholeness(heard, behind),
    none("lines that ended", heard.closed),
    { name: "memory without readers, MB", value: Math.round(idle.rssMb) },
    atMost("memory of a reader above it, kB", ((fifth(5) - idle.rssMb) * 1_024) / READERS, 34),
    atMost("memory at the end against a fifth after the begin, %", (fifth(5) / fifth(2) - 1) * 100, GROWTH),
    { name: "of one core", value: Math.round(((ended.cpuMs - begun.cpuMs) / tookS / 1_000) * 100) / 100 },
  ]),
);
