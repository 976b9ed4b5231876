// The list of /inplay while events come one by one: what 1,000 of them cost the page at 500 a second, against hand-written
// DOM and the usual React way; then the time from a pick to the painted slip at 200 a second on a slow computer.
import type { CDPSession, Page } from "playwright";
import type { Side } from "../tests/bench/inplay/rate.ts";
import type { Row } from "./bench.ts";
import { median, onBenchPage } from "./lib/bench-page.ts";

const EVENTS = 1_000;
const PER_SECOND = 500;
const ROUNDS = 3;
/** The parts of the page's main thread, by their names in Chromium's metrics. */
const PARTS = { all: "TaskDuration", script: "ScriptDuration", layout: "LayoutDuration", style: "RecalcStyleDuration" };
const SLOWED = 4;
const PICKS_PER_SECOND_RATE = 200;
const PICKS = 60;
const REST_MS = 150;

type Cost = Record<keyof typeof PARTS, number>;

export function run(): Promise<Row[]> {
  return onBenchPage("inplay", async (page) => {
    const devTools = await page.context().newCDPSession(page);
    // The time of the thread, not of the clock: other processes do not count.
    await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
    const costs = { byHand: [] as Cost[], ours: [] as Cost[], usual: [] as Cost[] };
    for (let round = 0; round < ROUNDS; round++)
      for (const side of ["byHand", "ours", "usual"] as const) costs[side].push(await costOf(page, devTools, side));
    return [...rateRows(costs), ...(await pickRows(page, devTools))];
  });
}

async function open(page: Page, side: Side): Promise<number> {
  await page.reload();
  await page.waitForFunction(() => "mountSide" in window);
  return page.evaluate((wanted) => window.mountSide(wanted), side);
}

/** What all events cost the main thread, in milliseconds. The first second warms up. */
async function costOf(page: Page, devTools: CDPSession, side: Side): Promise<Cost> {
  await open(page, side);
  const hear = () => page.evaluate(([count, rate]) => window.hearEvents(count, rate), [EVENTS, PER_SECOND] as const);
  await hear();
  const before = await metricsOf(devTools);
  await hear();
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

async function pickRows(page: Page, devTools: CDPSession): Promise<Row[]> {
  const cells = await open(page, "ours");
  await page.waitForSelector("#slip");
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const seconds = (PICKS * (REST_MS + 200)) / 1_000 + 5;
  const heard = page.evaluate(([count, rate]) => window.hearEvents(count, rate), [
    seconds * PICKS_PER_SECOND_RATE,
    PICKS_PER_SECOND_RATE,
  ] as const);
  const prices = await page.locator('[data-selection][data-state="open"]').all();
  const shown = [];
  for (const price of prices.slice(0, 40)) {
    const box = await price.boundingBox();
    if (box && box.y + box.height < 900) shown.push(box);
  }
  const times: number[] = [];
  for (let at = 0; at < PICKS; at++) {
    const box = shown[at % shown.length];
    if (!box) throw new Error("no price is on the screen");
    const painted = page.evaluate(() => window.slipAfterClick());
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const ms = await painted;
    if (ms !== null) times.push(ms);
    await page.waitForTimeout(REST_MS);
  }
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.reload();
  await heard.catch(() => undefined);
  if (times.length < PICKS * 0.8) throw new Error(`only ${times.length} of ${PICKS} clicks changed the slip`);
  const sorted = times.toSorted((a, b) => a - b);
  const what = `pick to painted slip, ${cells} prices, ${PICKS_PER_SECOND_RATE} events/s, ${SLOWED}× slowed`;
  return [
    { name: `${what}, median`, value: median(times), unit: "ms", bound: null },
    { name: "the same, p98", value: sorted[Math.ceil(sorted.length * 0.98) - 1] ?? NaN, unit: "ms", bound: 50 },
  ];
}
