// When prices are painted. A fast computer paints them in each frame. On a slow one a frame of prices takes so long that
// a press has to wait for it: there frames of prices are spaced by what the last one took. While the page is pressed, and
// in the frame that shows what came of it, no prices are painted.

export interface PriceFramesOptions {
  /** Runs the callback in the next frame. */
  frame: (run: () => void) => void;
  /** Called within a frame: runs the callback once that frame is painted. */
  painted: (run: () => void) => void;
  after: (ms: number, run: () => void) => void;
  /** Milliseconds. */
  now: () => number;
}

export interface PriceFrames {
  /** Runs the callback in the next frame of prices. */
  onFrame: (run: () => void) => void;
  /** A pointer went down. */
  press: () => void;
  /** It went up or was cancelled, or a key has pressed. */
  release: () => void;
}

/** A frame of prices that took 10 ms is followed by none for 20 ms: prices take a third of the time at most. */
const SPACING = 3;
/** The longest time between two frames of prices, in milliseconds. */
const LONGEST_MS = 100;
/** How long a press that is not released keeps prices waiting, in milliseconds. */
const PRESS_MS = 150;

export function createPriceFrames({ frame, painted, after, now }: PriceFramesOptions): PriceFrames {
  let waiting: (() => void)[] = [];
  /** The number of the frame that is asked for; an older one does nothing. */
  let asked = 0;
  let isAsked = false;
  let freeAt = 0;
  let pressedUntil = 0;
  const waitMs = () => Math.max(freeAt, pressedUntil) - now();

  function ask(): void {
    if (isAsked || waiting.length === 0) return;
    isAsked = true;
    const number = ++asked;
    const paintThis = () => {
      if (number === asked) paint();
    };
    const ms = waitMs();
    if (ms > 0) after(ms, () => frame(paintThis));
    else frame(paintThis);
  }

  function paint(): void {
    isAsked = false;
    // Pressed, or painted, since this frame was asked for.
    if (waitMs() > 0) return ask();
    const begun = now();
    const runs = waiting;
    waiting = [];
    for (const run of runs) run();
    painted(() => {
      freeAt = begun + Math.min((now() - begun) * SPACING, LONGEST_MS);
    });
  }

  return {
    onFrame(run) {
      waiting.push(run);
      ask();
    },
    press: () => {
      pressedUntil = now() + PRESS_MS;
    },
    release() {
      pressedUntil = now() + PRESS_MS;
      frame(() =>
        painted(() => {
          pressedUntil = 0;
          isAsked = false;
          ask();
        }),
      );
    },
  };
}

let browserFrames: PriceFrames | undefined;

/** The frames of this browser's page, once for all members who log in. */
export const priceFrames = (): PriceFrames => (browserFrames ??= createBrowserFrames());

function createBrowserFrames(): PriceFrames {
  const { port1, port2 } = new MessageChannel();
  let runs: (() => void)[] = [];
  port1.addEventListener("message", () => {
    const due = runs;
    runs = [];
    for (const run of due) run();
  });
  port1.start();
  const frames = createPriceFrames({
    frame: (run) => requestAnimationFrame(run),
    painted: (run) => {
      runs.push(run);
      port2.postMessage(null);
    },
    after: (ms, run) => setTimeout(run, ms),
    now: () => performance.now(),
  });
  const on = (name: string, run: () => void) => addEventListener(name, run, { capture: true, passive: true });
  on("pointerdown", frames.press);
  for (const name of ["pointerup", "pointercancel", "click"]) on(name, frames.release);
  return frames;
}
