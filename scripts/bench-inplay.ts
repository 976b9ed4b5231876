// The list of /inplay: 1,000 price events on 1,000 mounted prices against hand-written DOM with the same markup and CSS,
// and against the usual React way, in turns in one Chromium tab; then 5,000 fixtures, drawn and scrolled from end to end.
import type { InplayTimes, ScrollTimes } from "../tests/bench/inplay/bench.tsx";
import type { Row } from "./bench.ts";
import { median, onBenchPage } from "./lib/bench-page.ts";

const ROUNDS = 120;
/** Rounds at the start, while the engine compiles, are not counted. */
const WARM_UP = 30;

export function run(): Promise<Row[]> {
  return onBenchPage("inplay", async (page) => {
    await page.waitForFunction(() => "measureInplay" in window);
    const times = await page.evaluate((rounds) => window.measureInplay(rounds), ROUNDS);
    await page.reload();
    await page.waitForFunction(() => "measureScroll" in window);
    return [...tickRows(times), ...scrollRows(await page.evaluate(() => window.measureScroll()))];
  });
}

function tickRows(times: InplayTimes): Row[] {
  if (!times.isSameText) throw new Error("the pages do not show the same prices");
  const [byHand, ours, usual] = [times.byHand, times.ours, times.usual].map((all) => median(all.slice(WARM_UP)));
  return [
    { name: `${times.cells} prices, hand-written DOM, median`, value: byHand ?? NaN, unit: "ms", bound: null },
    { name: `${times.cells} prices, rows of /inplay, median`, value: ours ?? NaN, unit: "ms", bound: null },
    { name: `${times.cells} prices, one state re-rendered, median`, value: usual ?? NaN, unit: "ms", bound: null },
    { name: "/inplay to hand-written DOM", value: (ours ?? NaN) / (byHand ?? NaN), unit: "×", bound: 1 },
    { name: "/inplay to one state re-rendered", value: (ours ?? NaN) / (usual ?? NaN), unit: "×", bound: 0.2 },
  ];
}

function scrollRows({ fixtures, firstMs, blanks, frames, longestMs }: ScrollTimes): Row[] {
  return [
    { name: `${fixtures} fixtures, drawn first`, value: firstMs, unit: "ms", bound: 150 },
    { name: `${fixtures} fixtures scrolled in ${frames} frames, blank places`, value: blanks, unit: "", bound: 0 },
    { name: "longest work of one frame", value: longestMs, unit: "ms", bound: 50 },
  ];
}
