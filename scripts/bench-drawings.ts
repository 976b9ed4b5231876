// The drawing of each kind of game: how many frames a second the browser paints while it moves. Races and matches of the
// virtual sports run at a CPU that is slowed four times.
import type { Row } from "./bench.ts";
import { onBenchPage } from "./lib/bench-page.ts";

const SHOWN_MS = 2_000;
const VENUE_MS = 5_000;
const SLOWED = 4;
/** At 60 frames a second one takes 16.7 ms; the browser's own clock is this exact. */
const FRAME_MS = 17;

export function run(): Promise<Row[]> {
  return onBenchPage("drawings", async (page) => {
    await page.waitForFunction(() => "framesOf" in window);
    const rows: Row[] = [];
    const measure = async (kind: (typeof window.kinds)[number], forMs: number, bound: number | null) => {
      const times = await page.evaluate(([of, ms]) => window.framesOf(of, ms), [kind, forMs] as const);
      const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
      rows.push({ name: `${kind}, mean time of a frame`, value: mean, unit: "ms", bound });
      rows.push({ name: `${kind}, longest frame`, value: Math.max(...times), unit: "ms", bound: null });
    };
    for (const kind of await page.evaluate(() => window.kinds)) await measure(kind, SHOWN_MS, FRAME_MS);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    for (const kind of await page.evaluate(() => window.venues)) await measure(kind, VENUE_MS, null);
    return rows;
  });
}
