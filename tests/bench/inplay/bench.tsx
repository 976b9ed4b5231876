// All pages in one tab, in turns, so that what slows the machine slows all.
import { benchFixtures, priceEvents, selectionIds } from "./fixtures.ts";
import { writerOf } from "./by-hand.ts";
import { mountList, mountRows } from "./ours.tsx";
import { mountUsual } from "./usual.tsx";
import "../../../src/ui/frame/theme/theme.css";

export interface InplayTimes {
  byHand: number[];
  ours: number[];
  usual: number[];
  /** All pages show the same prices after the last round: each did the work. */
  isSameText: boolean;
  cells: number;
}

export interface ScrollTimes {
  fixtures: number;
  /** From the fixtures to the laid out rows. */
  firstMs: number;
  frames: number;
  /** Places on the screen without a row, over all frames. */
  blanks: number;
  longestMs: number;
}

declare global {
  interface Window {
    measureInplay: (rounds: number) => Promise<InplayTimes>;
    measureScroll: () => Promise<ScrollTimes>;
  }
}

/** With seven prices each: 1,001 of them. */
const TICKED = 143;
const SCROLLED = 5_000;
/** Pixels that a frame of the scroll goes on. */
const STRIDE = 1_400;
const PLACES_LOOKED_AT = 12;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextFrame();
}

/** Time of the writes and of the layout that they cause, in milliseconds. */
function time(stage: HTMLElement, work: () => void): number {
  document.body.replaceChildren(stage);
  void stage.offsetHeight;
  const start = performance.now();
  work();
  void stage.offsetHeight;
  return performance.now() - start;
}

const pricesOf = (stage: HTMLElement) =>
  [...stage.querySelectorAll<HTMLElement>("[data-selection]")]
    .map((cell) => `${cell.dataset.selection} ${cell.querySelector(".price-cell-value")?.textContent}`)
    .join("|");

window.measureInplay = async (rounds) => {
  const items = benchFixtures(TICKED);
  const ids = selectionIds(items);
  const [reactStage, usualStage] = [document.createElement("div"), document.createElement("div")];
  document.body.replaceChildren(reactStage);
  const rows = mountRows(reactStage, items);
  await until(() => reactStage.querySelectorAll("[data-selection]").length === ids.length);
  const handStage = reactStage.cloneNode(true) as HTMLElement;
  const write = writerOf(handStage, items);
  const usual = mountUsual(usualStage, items);
  const times: InplayTimes = { byHand: [], ours: [], usual: [], isSameText: false, cells: ids.length };
  const sides = [
    (round: number) => times.byHand.push(time(handStage, () => write(priceEvents(ids, round)))),
    (round: number) => times.ours.push(time(reactStage, () => rows.take(priceEvents(ids, round)))),
    (round: number) => times.usual.push(time(usualStage, () => usual.take(priceEvents(ids, round)))),
  ];
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < sides.length; turn++) {
      sides[(round + turn) % sides.length]?.(round);
      await nextFrame();
    }
  const [hand, ours, other] = [handStage, reactStage, usualStage].map(pricesOf);
  times.isSameText = hand === ours && ours === other;
  return times;
};

window.measureScroll = async () => {
  const items = benchFixtures(SCROLLED);
  const stage = document.createElement("div");
  document.body.replaceChildren(stage);
  const list = mountList(stage, items);
  await nextFrame();
  const start = performance.now();
  list.show(items);
  await until(() => stage.querySelector("[data-fixture]") !== null);
  void stage.offsetHeight;
  const firstMs = performance.now() - start;
  const result: ScrollTimes = { fixtures: SCROLLED, firstMs, frames: 0, blanks: 0, longestMs: 0 };
  const height = () => document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < height(); top += STRIDE) {
    scrollTo(0, top);
    const began = performance.now();
    // The frame: the list hears of the scroll and draws its rows, and they are laid out.
    await nextFrame();
    void stage.offsetHeight;
    result.longestMs = Math.max(result.longestMs, performance.now() - began);
    result.frames++;
    result.blanks += blanksOf(stage);
  }
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
