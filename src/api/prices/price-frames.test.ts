import { describe, expect, test } from "vitest";
import { createPriceFrames } from "./price-frames.ts";

const FRAME_MS = 16;

/** A page whose frames come every 16 ms. `costMs`: how long each of them takes. */
function setUp(costMs = 1) {
  let now = 1_000;
  let frames: (() => void)[] = [];
  let paints: (() => void)[] = [];
  const timers: { at: number; run: () => void }[] = [];
  const page = createPriceFrames({
    frame: (run) => void frames.push(run),
    painted: (run) => void paints.push(run),
    after: (ms, run) => void timers.push({ at: now + ms, run }),
    now: () => now,
  });
  const take = <Item>(items: Item[]): Item[] => items.splice(0);
  const step = () => {
    const due = frames;
    frames = [];
    for (const run of due) run();
    now += costMs;
    for (const run of take(paints)) run();
    now += Math.max(0, FRAME_MS - costMs);
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.run();
    }
  };
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= Math.max(FRAME_MS, costMs)) step();
  };
  /** Prices that change all the time for so long; returns when they were painted. */
  const paintedWithin = (ms: number): number[] => {
    const times: number[] = [];
    const begun = now;
    const paint = () => {
      times.push(now - begun);
      if (now - begun < ms) page.onFrame(paint);
    };
    page.onFrame(paint);
    pass(ms);
    return times;
  };
  return { ...page, pass, step, paintedWithin };
}

describe("how often prices are painted", () => {
  test("in each frame where a frame takes little", () => {
    expect(setUp(4).paintedWithin(160).length).toBe(10);
  });

  test("where a frame takes 20 ms they leave two thirds of the time to others", () => {
    const times = setUp(20).paintedWithin(1_200);
    expect(times.length).toBeLessThanOrEqual(21);
    expect(times.length).toBeGreaterThanOrEqual(12);
  });

  test("ten times a second however long a frame takes", () => {
    const times = setUp(90).paintedWithin(2_000);
    expect(Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? 0)))).toBeLessThanOrEqual(200);
  });

  test("all that waits is painted in one frame, once", () => {
    const { onFrame, step } = setUp();
    const painted: string[] = [];
    onFrame(() => painted.push("one"));
    onFrame(() => painted.push("two"));
    step();
    step();
    expect(painted).toEqual(["one", "two"]);
  });
});

describe("while a price is pressed", () => {
  test("no prices are painted, nor in the frame that shows what was pressed", () => {
    const { onFrame, press, release, step } = setUp();
    let isPainted = false;
    press();
    onFrame(() => (isPainted = true));
    step();
    step();
    release();
    step();
    expect(isPainted).toBe(false);
    step();
    expect(isPainted).toBe(true);
  });

  test("a frame that was asked for before the press waits, too", () => {
    const { onFrame, press, release, step } = setUp();
    let painted = 0;
    onFrame(() => painted++);
    press();
    step();
    expect(painted).toBe(0);
    release();
    step();
    step();
    step();
    expect(painted).toBe(1);
  });

  test("a press that lasts keeps prices back for a moment only", () => {
    const { onFrame, press, pass } = setUp();
    let isPainted = false;
    press();
    onFrame(() => (isPainted = true));
    pass(200);
    expect(isPainted).toBe(true);
  });
});
