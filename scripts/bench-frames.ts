// The work of the page's main thread for one frame: scripts, styles, layout and paint, in milliseconds of its own CPU
// time, so that another load on this machine counts for nothing. A phone's processor is taken as four times as slow: at
// 60 frames a second, 16.7 ms, a frame may take four here.
import type { CDPSession, Page } from "playwright";
import type { Row } from "./bench.ts";
import { median, onBenchPage } from "./lib/bench-page.ts";

const VENUE_MS = 4_000;
/** A sixtieth of a second, four times as fast. */
const MOST_MS = 4;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began, and how long it had the processor, in microseconds. */
  ts: number;
  tdur?: number;
}

async function traced(page: Page, during: () => Promise<void>): Promise<TraceEvent[]> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: categories } });
  await during();
  const done = new Promise<void>((resolve) => cdp.once("Tracing.tracingComplete", () => resolve()));
  await cdp.send("Tracing.end");
  await done;
  await cdp.detach();
  return events;
}

/** The CPU time of the page's main thread from one frame to the next, in milliseconds, the least first. */
function workOf(events: readonly TraceEvent[]): number[] {
  const frames = events.filter(({ name }) => name === "Commit");
  const [first] = frames;
  // The browser's own threads have tasks too.
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && pid === first?.pid && tid === first.tid);
  return frames
    .slice(1)
    .map(({ ts: end }, at) => {
      const begin = frames[at]?.ts ?? 0;
      return tasks.reduce((sum, { ts, tdur = 0 }) => (ts > begin && ts <= end ? sum + tdur : sum), 0) / 1_000;
    })
    .toSorted((a, b) => a - b);
}

export function run(): Promise<Row[]> {
  return onBenchPage("frames", async (page) => {
    await page.waitForFunction(() => "showTable" in window);
    const rows: Row[] = [];
    const measure = async (name: string, during: () => Promise<void>) => {
      const events = await traced(page, during);
      if (process.env["NAMES"]) {
        const names = new Map<string, number>();
        for (const { name: one, tdur = 0 } of events) names.set(one, (names.get(one) ?? 0) + tdur);
        console.log(name, [...names].toSorted((a, b) => b[1] - a[1]).slice(0, 16));
      }
      const work = workOf(events);
      const late = work[Math.floor(work.length * 0.95)] ?? Number.NaN;
      rows.push({ name: `${name}, work of a frame`, value: median(work), unit: "ms", bound: MOST_MS });
      rows.push({ name: `${name}, work of one in twenty`, value: late, unit: "ms", bound: MOST_MS });
      rows.push({ name: `${name}, frames`, value: work.length, unit: "", bound: null });
    };
    for (const sport of await page.evaluate(() => window.sports)) {
      if (process.env["ONLY"] && process.env["ONLY"] !== sport) continue;
      await page.evaluate((one) => window.showSport(one), sport);
      await page.waitForTimeout(500);
      await measure(sport, () => page.waitForTimeout(VENUE_MS));
    }
    await page.evaluate(() => window.showTable());
    await measure("baccarat, dealing", () => page.waitForTimeout(2_000));
    await measure("baccarat, squeeze", () => peel(page));
    await page.evaluate(() => window.openTable());
    await measure("baccarat, opening", () => page.waitForTimeout(2_500));
    return rows;
  });
}

/** Pulls the card's edge up and down again, a step a frame. */
async function peel(page: Page): Promise<void> {
  const box = await page.getByRole("slider").boundingBox();
  if (!box) throw new Error("no card to peel");
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + box.height - 4);
  await page.mouse.down();
  for (let way = 0; way < 120; way++) {
    await page.mouse.move(x, box.y + box.height - 4 - Math.abs(Math.sin(way / 12)) * box.height * 0.7);
    await page.waitForTimeout(12);
  }
  await page.mouse.move(x, box.y + box.height - 4);
  await page.mouse.up();
}
