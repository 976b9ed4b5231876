// 1,000 events that come within one frame.
import { writerOf } from "./by-hand.ts";
import { benchFixtures, priceEvents, selectionIds } from "./fixtures.ts";
import { mountRows } from "./ours.tsx";
import { cellsIn, nextFrame, pricesOf, stageOf, TICKED, until } from "./stage.ts";
import { mountUsual } from "./usual.tsx";

export interface FrameTimes {
  byHand: number[];
  ours: number[];
  usual: number[];
  /** All pages show the same prices after the last round: each did the work. */
  isSameText: boolean;
  cells: number;
  /** Elements in the rows of each page. */
  elements: { ours: number; usual: number };
}

declare global {
  interface Window {
    measureFrames: (rounds: number) => Promise<FrameTimes>;
  }
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

const elementsIn = (stage: HTMLElement): number => stage.querySelectorAll("article *").length;

window.measureFrames = async (rounds) => {
  const items = benchFixtures(TICKED);
  const ids = selectionIds(items);
  const reactStage = stageOf();
  const rows = mountRows(reactStage, items);
  await until(() => cellsIn(reactStage) === ids.length);
  const handStage = reactStage.cloneNode(true) as HTMLElement;
  const write = writerOf(handStage, items);
  const usualStage = document.createElement("div");
  const usual = mountUsual(usualStage, items);
  const times: FrameTimes = {
    byHand: [],
    ours: [],
    usual: [],
    isSameText: false,
    cells: ids.length,
    elements: { ours: 0, usual: 0 },
  };
  times.elements = { ours: elementsIn(reactStage), usual: elementsIn(usualStage) };
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
