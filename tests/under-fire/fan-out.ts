// `npm run verify -- fan-out`: 500 prices change one by one in each second, and 5,000 readers hear of each.
// FIRE_COUNT: readers, FIRE_SECONDS.
import { setTimeout as sleep } from "node:timers/promises";
import { imageFlags } from "./lib/image-flags.ts";
import { option } from "./lib/kit.ts";
import { delayOf, openReaders, tokensFor, wholeness } from "./lib/readers.ts";
import { startRemote } from "./lib/remote.ts";
import type { ServeStreams } from "./lib/serve-streams.ts";
import { atMost, none, printTable } from "./lib/table.ts";

const READERS = option("COUNT", 5_000);
const SECONDS = option("SECONDS", 60);
const TELLING = { perSecond: 500, prices: 1 };
/** What is told last has this long to arrive. */
const LAST_MS = 5_000;

const server = await startRemote<ServeStreams>("serve-streams.ts", [], imageFlags());
const readers = await openReaders(server, READERS, await tokensFor(server, READERS));
const [begun, beganAt] = [await server.ask("figures"), performance.now()];
await server.ask("tell", { ...TELLING, seconds: SECONDS });
const [ended, tookMs] = [await server.ask("figures"), performance.now() - beganAt];
await sleep(LAST_MS);
const heard = await readers.heard();
const behind = await readers.behind(ended.told);
await readers.end();
await server.end();

process.exit(
  printTable([
    { name: "readers", value: heard.opened, bound: String(READERS), isHeld: heard.opened === READERS },
    { name: "changes told a second", value: Math.round(ended.told / (tookMs / 1_000)) },
    { name: "heard, ms, p50", value: delayOf(heard, 0.5) },
    atMost("heard, ms, p99", delayOf(heard, 0.99), 1_000),
    atMost("of one core", (ended.cpuMs - begun.cpuMs) / tookMs, 1),
    ...wholeness(heard, behind),
    none("lines that ended", heard.closed),
  ]),
);
