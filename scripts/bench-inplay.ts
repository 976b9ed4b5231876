// The list of /inplay: 1,000 price events on 1,000 mounted prices within one frame, against hand-written DOM with the same
// markup and CSS, in turns in one Chromium tab; then 5,000 fixtures, drawn and scrolled from end to end.
import type { FrameTimes } from "../tests/bench/inplay/frames.ts";
import type { ScrollTimes } from "../tests/bench/inplay/scroll.ts";
import type { Row } from "./bench.ts";
import { median, onBenchPage } from "./lib/bench-page.ts";

const ROUNDS = 90;
/** Rounds at the start, while the engine compiles, are not counted. */
const WARM_UP = 30;

export function run(): Promise<Row[]> {
  return onBenchPage("inplay", async (page) => {
    await page.waitForFunction(() => "measureFrames" in window);
    const times = await page.evaluate((rounds) => window.measureFrames(rounds), ROUNDS);
    await page.reload();
    await page.waitForFunction(() => "measureScroll" in window);
    return [...frameRows(times), ...scrollRows(await page.evaluate(() => window.measureScroll()))];
  });
}

function frameRows(times: FrameTimes): Row[] {
  if (!times.isSameText) throw new Error("the pages do not show the same prices");
  const { ours: drawn, usual: drawnUsually } = times.elements;
  if (drawn !== drawnUsually) throw new Error(`${drawnUsually} elements instead of ${drawn} in the usual React way`);
  const [byHand, ours, usual] = [times.byHand, times.ours, times.usual].map((all) => median(all.slice(WARM_UP)));
  return [
    { name: `${times.cells} prices, hand-written DOM, median`, value: byHand ?? NaN, unit: "ms", bound: null },
    { name: `${times.cells} prices, rows of /inplay, median`, value: ours ?? NaN, unit: "ms", bound: null },
    { name: `${times.cells} prices, one state, one update`, value: usual ?? NaN, unit: "ms", bound: null },
    { name: "/inplay to hand-written DOM", value: (ours ?? NaN) / (byHand ?? NaN), unit: "×", bound: 1 },
  ];
}

function scrollRows({ fixtures, firstMs, blanks, frames }: ScrollTimes): Row[] {
  const what = `${fixtures} fixtures scrolled in ${frames.length} frames`;
  return [
    { name: `${fixtures} fixtures, drawn first`, value: firstMs, unit: "ms", bound: 150 },
    { name: `${what}, blank places`, value: blanks, unit: "", bound: 0 },
    { name: "work of one frame, median", value: median(frames), unit: "ms", bound: null },
    { name: "work of one frame, longest", value: Math.max(...frames), unit: "ms", bound: 50 },
  ];
}
