// 5,000 fixtures: the first rows, and a scroll from end to end.
import { benchFixtures } from "./fixtures.ts";
import { mountList } from "./ours.tsx";
import { nextFrame, stageOf, until } from "./stage.ts";

export interface ScrollTimes {
  fixtures: number;
  /** From the fixtures to the laid out rows. */
  firstMs: number;
  /** Places on the screen without a row, over all frames. */
  blanks: number;
  /** Work of each frame of the scroll, in milliseconds. */
  frames: number[];
}

declare global {
  interface Window {
    measureScroll: () => Promise<ScrollTimes>;
  }
}

const SCROLLED = 5_000;
/** Pixels that a frame of the scroll goes on. */
const STRIDE = 1_400;
const PLACES_LOOKED_AT = 12;

window.measureScroll = async () => {
  const items = benchFixtures(SCROLLED);
  const stage = stageOf();
  const list = mountList(stage, items);
  await nextFrame();
  const start = performance.now();
  list.show(items);
  await until(() => stage.querySelector("[data-fixture]") !== null);
  void stage.offsetHeight;
  const firstMs = performance.now() - start;
  // The first rows give way to those of the long list once its code is there.
  await until(() => stage.querySelector("[data-index]") !== null);
  const result: ScrollTimes = { fixtures: SCROLLED, firstMs, blanks: 0, frames: [] };
  const height = () => document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < height() + STRIDE; top += STRIDE) {
    scrollTo(0, top);
    const began = performance.now();
    // The frame: the list hears of the scroll and draws its rows, and they are laid out.
    await nextFrame();
    void stage.offsetHeight;
    result.frames.push(performance.now() - began);
    result.blanks += blanksOf(stage);
  }
  const last = stage.querySelector(`[data-fixture="${items.at(-1)?.id}"]`);
  if (!last) throw new Error("the scroll did not come to the last fixture");
  return result;
};

/** How many places of the screen, from top to bottom, show no row. */
function blanksOf(stage: HTMLElement): number {
  const bounds = stage.getBoundingClientRect();
  let blanks = 0;
  for (let at = 0; at < PLACES_LOOKED_AT; at++) {
    const y = ((at + 0.5) / PLACES_LOOKED_AT) * innerHeight;
    if (y < bounds.top || y > bounds.bottom) continue;
    const found = document.elementFromPoint(innerWidth / 2, y);
    if (!found?.closest("[data-index]")) blanks++;
  }
  return blanks;
}
