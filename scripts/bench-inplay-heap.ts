// What the list of /inplay holds after minutes at 500 price events a second, while fixtures end and others begin.
// MINUTES=30 npm run bench -- inplay-heap waits longer than the five minutes of the default; with SPEED=3 the events and
// the fixtures of these minutes come three times as fast.
import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession } from "playwright";
import type { Row } from "./bench.ts";
import { onBenchPage } from "./lib/bench-page.ts";

const MINUTES = Number(process.env.MINUTES ?? 5);
const SPEED = Number(process.env.SPEED ?? 1);
const PER_SECOND = 500;
/** By then each kind of work was done, the engine has compiled it, and closed prices are dropped as fast as others close. */
const SETTLE_MS = 150_000;

export function run(): Promise<Row[]> {
  return onBenchPage("inplay", async (page) => {
    await page.waitForFunction(() => "hearForLong" in window);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Performance.enable");
    const fixtures = await page.evaluate(([rate, speed]) => window.hearForLong(rate, speed), [
      PER_SECOND,
      SPEED,
    ] as const);
    await sleep(SETTLE_MS);
    const first = await heapOf(devTools);
    const before = await page.evaluate(() => window.changesTaken());
    await sleep((MINUTES * 60_000) / SPEED);
    const last = await heapOf(devTools);
    const changes = (await page.evaluate(() => window.changesTaken())) - before;
    return [
      { name: `heap of ${fixtures} fixtures at ${PER_SECOND} events/s`, value: first.heap, unit: "MB", bound: null },
      { name: `heap after ${MINUTES} min`, value: last.heap, unit: "MB", bound: null },
      { name: "changes of prices that the page took", value: changes, unit: "", bound: null },
      { name: "growth of the heap", value: (last.heap / first.heap - 1) * 100, unit: "%", bound: 5 },
      { name: "growth of the nodes", value: (last.nodes / first.nodes - 1) * 100, unit: "%", bound: 5 },
    ];
  });
}

/** Megabytes of the heap and number of nodes after collection. */
async function heapOf(devTools: CDPSession): Promise<{ heap: number; nodes: number }> {
  for (let i = 0; i < 3; i++) await devTools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devTools.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of("JSHeapUsedSize") / 1_048_576, nodes: of("Nodes") };
}
