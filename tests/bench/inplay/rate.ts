// Events that come one by one, as messages of the stream do, while the page is looked at and used.
import type { PriceItem } from "../../../src/api/prices/price-store.ts";
import { writerOf } from "./by-hand.ts";
import { benchFixtures, priceEvents, selectionIds } from "./fixtures.ts";
import { mountPage } from "./ours.tsx";
import { cellsIn, nextFrame, stageOf, TICKED, until } from "./stage.ts";
import { mountUsual } from "./usual.tsx";

export type Side = "byHand" | "ours" | "usual";

declare global {
  interface Window {
    mountSide: (side: Side) => Promise<number>;
    /** So many events a second, until all of them are drawn. */
    hearEvents: (count: number, perSecond: number) => Promise<void>;
    /** Begins to listen for a click on a price. */
    watchSlip: () => void;
    /** From that click to the frame that shows the changed slip, in milliseconds; null where it did not change. */
    slipPainted: Promise<number | null>;
  }
}

/** A price that was suspended meanwhile is not picked. */
const UNCHANGED_MS = 1_000;
const TURN_MS = 10;
const TURNS_PER_SECOND = 1_000 / TURN_MS;

const items = benchFixtures(TICKED);
const ids = selectionIds(items);
let hear: (event: PriceItem) => void = () => {};
let round = 0;

window.mountSide = async (side) => {
  const stage = stageOf();
  if (side === "ours") hear = mountPage(stage, items).hear;
  else if (side === "usual") hear = mountUsual(stage, items).hear;
  else {
    mountPage(stage, items);
    await until(() => cellsIn(stage) === ids.length);
    const copy = stage.cloneNode(true) as HTMLElement;
    document.body.replaceChildren(copy);
    const write = writerOf(copy, items);
    hear = (event) => write([event]);
    return cellsIn(copy);
  }
  await until(() => cellsIn(stage) === ids.length);
  return cellsIn(stage);
};

window.hearEvents = async (count, perSecond) => {
  let events: PriceItem[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }: MessageEvent<PriceItem>) => hear(data));
  port1.start();
  const perTurn = Math.max(1, Math.round(perSecond / TURNS_PER_SECOND));
  let told = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      for (let at = 0; at < perTurn && told < count; at++) {
        if (events.length === 0) events = priceEvents(ids, round++);
        port2.postMessage(events.pop());
        told++;
      }
      if (told < count) return;
      clearInterval(timer);
      resolve();
    }, TURN_MS);
  });
  await nextFrame();
  await nextFrame();
  port1.close();
};

window.watchSlip = () => {
  window.slipPainted = slipAfterClick();
};

const slipAfterClick = () =>
  new Promise<number | null>((resolve, reject) => {
    const slip = document.querySelector("#slip");
    if (!slip) return reject(new Error("no slip beside the list"));
    let pressedAt: number | null = null;
    const watcher = new MutationObserver(() => {
      if (pressedAt === null) return;
      watcher.disconnect();
      clearTimeout(timer);
      const from = pressedAt;
      requestAnimationFrame(() => {
        // The task after the frame: the slip is laid out and painted. Nothing that merely waits runs before it.
        void scheduler.postTask(() => resolve(performance.now() - from), { priority: "user-blocking" });
      });
    });
    const timer = setTimeout(() => {
      watcher.disconnect();
      resolve(null);
    }, UNCHANGED_MS);
    watcher.observe(slip, { childList: true, subtree: true, characterData: true });
    addEventListener("click", ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true });
  });
