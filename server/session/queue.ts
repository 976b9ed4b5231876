// Work that is costly to do, a few at a time. Argon2 runs on the threads that files and names are read with too.

export interface Queue {
  /** Runs the work when it is its turn. Throws what `busy` makes when too many wait, and what the work throws. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createQueue(options: { atOnce: number; waiting: number; busy: () => Error }): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < options.atOnce) running += 1;
      else if (waiting.length >= options.waiting) throw options.busy();
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // The place goes to the next in turn, and is free only when nobody waits.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
