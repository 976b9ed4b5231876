// From a pick to the painted slip, with 1,000 prices mounted and 200 price events a second, on a computer that is slowed.
import type { Page } from "playwright";
import type { Row } from "./bench.ts";
import { median, onBenchPage } from "./lib/bench-page.ts";

const SLOWED = 4;
const PER_SECOND = 200;
const PICKS = 50;
/** Picks at the start, while code is loaded and compiled, are not counted. */
const WARM_UP = 5;
const REST_MS = 100;
/** Between a press and its release: a quick finger's. The time counts from the release, which is what picks. */
const PRESSED_MS = 60;
const BOUND = 50;

export function run(): Promise<Row[]> {
  return onBenchPage("inplay", async (page) => {
    await page.waitForFunction(() => "mountSide" in window);
    const cells = await page.evaluate(() => window.mountSide("ours"));
    await page.waitForSelector("#slip");
    // The scoreboards and the slip's parts come in files of their own, and rows grow with them.
    await page.waitForLoadState("networkidle");
    const ids = await idsOnScreen(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    await page.evaluate((rate) => void window.hearEvents(Number.POSITIVE_INFINITY, rate), PER_SECOND);
    const times: number[] = [];
    for (let at = 0; at < PICKS + WARM_UP; at++) {
      const id = ids[at % ids.length] as string;
      const ms = await press(page, id);
      // A price that was suspended just then is not picked.
      if (ms === null) continue;
      if (at >= WARM_UP) times.push(ms);
      // Out of the slip again, so that each pick is the same work.
      await press(page, id);
    }
    if (times.length < PICKS * 0.8) throw new Error(`only ${times.length} of ${PICKS} clicks changed the slip`);
    const name = `pick to painted slip, ${cells} prices, ${PER_SECOND} events/s, ${SLOWED}× slowed`;
    return [
      { name: `${name}, median`, value: median(times), unit: "ms", bound: null },
      { name: "the same, p98", value: p98(times), unit: "ms", bound: BOUND },
    ];
  });
}

/** Milliseconds from the press on a price to the slip that shows it; null where the slip stays as it was. */
async function press(page: Page, id: string): Promise<number | null> {
  const [x, y] = await page.evaluate((wanted) => {
    const box = document.querySelector(`[data-fixture] [data-selection="${wanted}"]`)?.getBoundingClientRect();
    return box ? [box.left + box.width / 2, box.top + box.height / 2] : [0, 0];
  }, id);
  // The page listens before the press is sent: two messages at once may come in either order.
  await page.evaluate(() => window.watchSlip());
  await page.mouse.click(x ?? 0, y ?? 0, { delay: PRESSED_MS });
  const ms = await page.evaluate(() => window.slipPainted);
  await page.waitForTimeout(REST_MS);
  return ms;
}

/** The prices on the screen that can be picked. */
function idsOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-fixture] [data-selection][data-state="open"]')]
      .filter((price) => {
        const { top, bottom } = price.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      })
      .map((price) => price.dataset.selection ?? ""),
  );
}

function p98(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.98) - 1] ?? Number.NaN;
}
