// Time as a walk has it: nothing passes by itself, and every timer of the page and of the server is in one hand.

/**
 * page: goes with the page at a reload; so do call, the patience of a call, and cache, how long the query cache keeps
 * what nobody looks at; server: outlives the page.
 */
export type Owner = "page" | "call" | "cache" | "server";

interface Timer {
  at: number;
  /** Of an interval, in milliseconds. */
  every: number | null;
  owner: Owner;
  run: () => void;
}

/** Beyond so many timers at one instant the page goes round in circles. */
const MOST_AT_ONCE = 2_000;

const realSetImmediate = setImmediate;

/** Lets everything happen that waits for no timer: a macrotask begins when no microtask is left. */
function drain(): Promise<void> {
  return new Promise((resolve) => void realSetImmediate(resolve));
}

export class SimulatedClock {
  /** Milliseconds since 1970. */
  now: number;
  readonly #timers = new Map<number, Timer>();
  #next = 1;

  constructor(now: number) {
    this.now = now;
  }

  set(owner: Owner, run: () => void, delay: number, every: number | null = null): number {
    const id = this.#next++;
    this.#timers.set(id, { at: this.now + Math.max(0, delay), every, owner, run });
    return id;
  }

  clear(id: number): void {
    this.#timers.delete(id);
  }

  drop(...owners: readonly Owner[]): void {
    for (const [id, { owner }] of this.#timers) if (owners.includes(owner)) this.#timers.delete(id);
  }

  count(owner: Owner): number {
    return [...this.#timers.values()].filter((timer) => timer.owner === owner).length;
  }

  #earliest(until: number): [number, Timer] | null {
    let found: [number, Timer] | null = null;
    for (const entry of this.#timers) if (entry[1].at <= until && (!found || entry[1].at < found[1].at)) found = entry;
    return found;
  }

  #fire([id, timer]: [number, Timer]): void {
    if (timer.every === null) this.#timers.delete(id);
    else timer.at = this.now + timer.every;
    timer.run();
  }

  /** Runs what is due now and all that follows from it. */
  async settle(): Promise<void> {
    await drain();
    for (let count = 0; ; count += 1) {
      const due = this.#earliest(this.now);
      if (!due) return;
      if (count > MOST_AT_ONCE) throw new Error("timers without end at one instant");
      this.#fire(due);
      await drain();
    }
  }

  /** Time passes: each timer runs at its instant, in order. */
  async pass(ms: number): Promise<void> {
    await this.settle();
    const until = this.now + ms;
    for (let due = this.#earliest(until); due; due = this.#earliest(until)) {
      this.now = Math.max(this.now, due[1].at);
      this.#fire(due);
      await this.settle();
    }
    this.now = until;
  }

  /** The computer sleeps: when it wakes, each timer that came due meanwhile runs once and late. */
  async sleep(ms: number): Promise<void> {
    await this.settle();
    this.now += ms;
    await this.settle();
  }
}
