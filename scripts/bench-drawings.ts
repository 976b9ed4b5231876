// The drawing of each kind of game: how many frames a second the browser paints while it moves. The virtual sports are
// measured by `frames`.
import type { Row } from "./bench.ts";
import { onBenchPage } from "./lib/bench-page.ts";

const SHOWN_MS = 2_000;
/** At 60 frames a second one takes 16.7 ms; the browser's own clock is this exact. */
const FRAME_MS = 17;

export function run(): Promise<Row[]> {
  return onBenchPage("drawings", async (page) => {
    await page.waitForFunction(() => "framesOf" in window);
    const rows: Row[] = [];
    for (const kind of await page.evaluate(() => window.kinds)) {
      const times = await page.evaluate(([of, ms]) => window.framesOf(of, ms), [kind, SHOWN_MS] as const);
      const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
      rows.push({ name: `${kind}, mean time of a frame`, value: mean, unit: "ms", bound: FRAME_MS });
      rows.push({ name: `${kind}, longest frame`, value: Math.max(...times), unit: "ms", bound: null });
    }
    return rows;
  });
}
