// The list of /inplay while events come one by one: what 1,000 of them cost the page at 500 a second, against hand-written
// DOM and the usual React way.
import type { CDPSession, Page } from "playwright";
import type { Side } from "../tests/bench/inplay/rate.ts";
import type { Row } from "./bench.ts";
import { median, onBenchPage } from "./lib/bench-page.ts";

const EVENTS = 1_000;
const PER_SECOND = 500;
const ROUNDS = 2;
const WARM_UP = 250;
/** The parts of the page's main thread, by their names in Chromium's metrics. */
const PARTS = { all: "TaskDuration", script: "ScriptDuration", layout: "LayoutDuration", style: "RecalcStyleDuration" };
type Cost = Record<keyof typeof PARTS, number>;

export function run(): Promise<Row[]> {
  return onBenchPage("inplay", async (page) => {
    const devTools = await page.context().newCDPSession(page);
    // The time of the thread, not of the clock: other processes do not count.
    await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
    const costs = { byHand: [] as Cost[], ours: [] as Cost[], usual: [] as Cost[] };
    for (let round = 0; round < ROUNDS; round++)
      for (const side of ["byHand", "ours", "usual"] as const) costs[side].push(await costOf(page, devTools, side));
    return rateRows(costs);
  });
}

/** What all events cost the main thread, in milliseconds. */
async function costOf(page: Page, devTools: CDPSession, side: Side): Promise<Cost> {
  await page.reload();
  await page.waitForFunction(() => "mountSide" in window);
  await page.evaluate((wanted) => window.mountSide(wanted), side);
  const hear = (events: number) =>
    page.evaluate(([count, rate]) => window.hearEvents(count, rate), [events, PER_SECOND] as const);
  await hear(WARM_UP);
  const before = await metricsOf(devTools);
  await hear(EVENTS);
  const after = await metricsOf(devTools);
  const spent = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1_000;
  return {
    all: spent(PARTS.all),
    script: spent(PARTS.script),
    layout: spent(PARTS.layout),
    style: spent(PARTS.style),
  };
}

async function metricsOf(devTools: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

function rateRows(costs: Record<Side, Cost[]>): Row[] {
  const of = (side: Side, part: keyof Cost = "all") => median(costs[side].map((cost) => cost[part]));
  const row = (name: string, value: number): Row => ({ name, value, unit: "ms", bound: null });
  return [
    row(`${EVENTS} events at ${PER_SECOND} a second, hand-written DOM`, of("byHand")),
    row("the same, one state re-rendered", of("usual")),
    row("the same, /inplay", of("ours")),
    row("of that script", of("ours", "script")),
    row("of that style", of("ours", "style")),
    row("of that layout", of("ours", "layout")),
    { name: "/inplay to one state re-rendered", value: of("ours") / of("usual"), unit: "×", bound: 0.2 },
  ];
}
