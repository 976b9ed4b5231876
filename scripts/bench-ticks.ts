// 1,000 prices mounted, 1,000 price events: the real cells against hand-written DOM with the same CSS, in
// turns in one Chromium tab. Writes and the layout that they cause are timed together.
import type { TickTimes } from "../tests/bench/ticks/bench.tsx";
import type { Row } from "./bench.ts";
import { median, onBenchPage } from "./lib/bench-page.ts";

const ROUNDS = 200;
/** Rounds at the start, while the engine compiles, are not counted. */
const WARM_UP = 40;
const BOUND = 1.3;

export function run(): Promise<Row[]> {
  return onBenchPage("ticks", async (page) => {
    await page.waitForFunction(() => "measureTicks" in window);
    return rowsOf(await page.evaluate((rounds) => window.measureTicks(rounds), ROUNDS));
  });
}

function rowsOf(times: TickTimes): Row[] {
  if (!times.sameText) throw new Error("the two pages do not show the same prices");
  const byHand = times.byHand.slice(WARM_UP);
  const inReact = times.inReact.slice(WARM_UP);
  const ratio = median(inReact) / median(byHand);
  return [
    { name: `${times.cells} prices, hand-written DOM, median`, value: median(byHand), unit: "ms", bound: null },
    { name: `${times.cells} prices, PriceCell, median`, value: median(inReact), unit: "ms", bound: null },
    { name: "PriceCell to hand-written DOM", value: ratio, unit: "×", bound: BOUND },
  ];
}
