// Passes over all streams, in slices: between two of them every other call of the server gets its turn.

/** A slice takes this long at most, in milliseconds. */
const SLICE_MS = 10;
/** Between two looks at the clock. A pass over fewer is followed by the next one at once. */
const AT_ONCE = 64;
const LONGEST_REST_MS = 250;

interface Passes<T> {
  /** Has every item looked at once more: soon, or after a rest of half the time that a long pass took. */
  ask(): void;
  /** Begins at once. What comes meanwhile is looked at too. `tookMs`: 0 of a few. */
  eachInSlices(look: (item: T) => void, onEnd?: (tookMs: number) => void): void;
  stop(): void;
}

/** `onEnd`: after each pass that was asked for. */
export function createPasses<T>(items: ReadonlySet<T>, look: (item: T) => void, onEnd: () => void): Passes<T> {
  let isAsked = false;
  let isRunning = false;
  let isStopped = false;
  let notBefore = 0;

  function eachInSlices(lookAt: (item: T) => void, ended?: (tookMs: number) => void): void {
    const left = items.values();
    let took = 0;
    const slice = (): void => {
      if (isStopped) return;
      const begun = performance.now();
      for (let count = 1; ; count++) {
        const next = left.next();
        if (next.done) return ended?.(took > 0 || count > AT_ONCE ? took + performance.now() - begun : 0);
        const ms = count % AT_ONCE === 0 ? performance.now() - begun : 0;
        lookAt(next.value);
        if (ms < SLICE_MS) continue;
        took += ms;
        setImmediate(slice);
        return;
      }
    };
    slice();
  }

  function begin(): void {
    isAsked = false;
    eachInSlices(look, (tookMs) => {
      // So that telling takes two thirds of a core at most, and what comes meanwhile is told together.
      notBefore = performance.now() + Math.min(tookMs / 2, LONGEST_REST_MS);
      isRunning = false;
      onEnd();
      if (isAsked) schedule();
    });
  }

  function schedule(): void {
    isRunning = true;
    const restMs = notBefore - performance.now();
    if (restMs > 0) setTimeout(begin, restMs);
    else setImmediate(begin);
  }

  return {
    ask() {
      isAsked = true;
      if (!isRunning && !isStopped) schedule();
    },
    eachInSlices,
    stop: () => (isStopped = true),
  };
}
